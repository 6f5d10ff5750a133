import CoreGraphics

/// What a transaction says about the changes made in it (TR5).
///
/// It starts with what the transaction around it says (peer 45), so that the innermost one's answer is
/// what an outward search of all would find (TR6). The typed accessors and the keys see the same
/// settings (peer 46).
struct TransactionSettings {
  /// How long implicit animations last, in seconds; default 0.25.
  var animationDuration = Self.defaultDuration
  /// Set on every animation added (TR7); default `nil`, none.
  var timingFunction: CAMediaTimingFunction?
  /// Whether changes look for no action (A4); default false.
  var disablesActions = false
  /// Values under keys of the scene's own.
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

  /// Sets a value under a key; `nil`, or what a setting cannot be, is its default.
  mutating func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration: setAnimationDuration(to: seconds(value))
    case kCATransactionAnimationTimingFunction: timingFunction = value as? CAMediaTimingFunction
    case kCATransactionDisableActions: disablesActions = flag(value)
    default: others[key] = value
    }
  }

  /// Sets the duration in seconds; one that is no number is the default.
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
