import CoreGraphics

/// The settings of a transaction for the changes made in it (TR5).
///
/// It begins with the settings of the transaction around it (peer 45), so that the innermost one's value is what an
/// outward search of all would find (TR6). The typed accessors and the keys access the same settings (peer 46).
struct TransactionSettings {
  /// The duration of implicit animations, in seconds; default 0.25.
  var animationDuration = Self.defaultDuration
  /// The timing function that is set on every animation added (TR7); default `nil`, none.
  var timingFunction: CAMediaTimingFunction?
  /// Whether changes search no action (A4); default false.
  var disablesActions = false
  /// Values under keys that are not settings.
  private var others: [String: Any] = [:]

  private static let defaultDuration = 0.25

  func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration
    case kCATransactionAnimationTimingFunction: timingFunction
    case kCATransactionDisableActions: disablesActions
    default: others[key]
    }
  }

  /// Sets a value under a key; `nil`, or a value of a wrong type, sets the default.
  mutating func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration: setAnimationDuration(to: seconds(value))
    case kCATransactionAnimationTimingFunction: timingFunction = value as? CAMediaTimingFunction
    case kCATransactionDisableActions: disablesActions = flag(value)
    default: others[key] = value
    }
  }

  /// Sets the duration in seconds; NaN or `nil` sets the default.
  mutating func setAnimationDuration(to seconds: Double?) {
    animationDuration = seconds.flatMap { $0.isNaN ? nil : $0 } ?? Self.defaultDuration
  }

  private func seconds(_ any: Any?) -> Double? {
    if case .number(let n) = AnimatableValue(any, as: .number) { n } else { nil }
  }

  private func flag(_ any: Any?) -> Bool {
    if case .flag(let f) = AnimatableValue(any, as: .flag) { f } else { false }
  }
}
