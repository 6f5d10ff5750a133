import Foundation

/// Curves of things that come and go; what goes in is cut to 0 … 1.
nonisolated enum Ease {
  /// Begins and ends gently.
  static func smooth(_ fraction: Double) -> Double {
    let x = min(max(fraction, 0), 1)
    return x * x * (3 - 2 * x)
  }

  /// Begins fast and ends gently.
  static func out(_ fraction: Double) -> Double {
    let rest = 1 - min(max(fraction, 0), 1)
    return 1 - rest * rest * rest
  }
}
