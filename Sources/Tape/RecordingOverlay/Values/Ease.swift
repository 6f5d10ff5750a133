import Foundation

/// Easing curves for fades; the fraction is clamped to 0 … 1.
nonisolated enum Ease {
  /// Ease in and out.
  static func smooth(_ fraction: Double) -> Double {
    let x = min(max(fraction, 0), 1)
    return x * x * (3 - 2 * x)
  }

  /// Ease out.
  static func out(_ fraction: Double) -> Double {
    let rest = 1 - min(max(fraction, 0), 1)
    return 1 - rest * rest * rest
  }
}
