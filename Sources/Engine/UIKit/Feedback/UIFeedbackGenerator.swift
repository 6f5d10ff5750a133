public import QuartzCore

/// Makes the device tap the user's finger; here nothing is felt, and nothing is heard.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// A generator.
  public override init() { super.init() }

  /// Has no effect here: there is nothing to make ready.
  open func prepare() {}
}

/// Feedback of an impact; not felt here.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy what meets is.
  nonisolated public enum FeedbackStyle: Int, Sendable {
    /// Light.
    case light
    /// Medium.
    case medium
    /// Heavy.
    case heavy
    /// Soft.
    case soft
    /// Rigid.
    case rigid
  }

  /// A generator for impacts of a style.
  public init(style: FeedbackStyle) { super.init() }

  /// A generator for impacts of medium weight.
  public convenience override init() { self.init(style: .medium) }

  /// Has no effect here.
  open func impactOccurred() {}

  /// Has no effect here.
  ///
  /// - Parameter intensity: How strong it is, 0 … 1.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Feedback of a selection that changes; not felt here.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Has no effect here.
  open func selectionChanged() {}
}

/// Feedback of a result; not felt here.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What the result is.
  nonisolated public enum FeedbackType: Int, Sendable {
    /// It worked.
    case success
    /// It worked, with a warning.
    case warning
    /// It failed.
    case error
  }

  /// Has no effect here.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
