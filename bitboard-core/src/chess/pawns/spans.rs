//! Fills and spans of pawns: what lies ahead of them, behind them and beside their way.
