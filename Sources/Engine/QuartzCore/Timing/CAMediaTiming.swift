import CoreGraphics

/// A time or a duration in seconds, as Core Foundation names it.
public typealias CFTimeInterval = Double

/// An object with a time of its own, mapped from its parent's: a layer or an animation.
///
/// `t = (parent time − beginTime) · speed + timeOffset`, in seconds.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
  /// When it begins, in the parent's time, in seconds; default 0, which for a layer's animation means "when committed".
  var beginTime: CFTimeInterval { get set }
  /// The duration of one pass, in its own seconds; default 0 for animations, infinite for layers.
  var duration: CFTimeInterval { get set }
  /// The speed of its time relative to the parent's; default 1; negative runs backwards, 0 stands still.
  var speed: Float { get set }
  /// An offset added to its own time, in seconds; default 0.
  var timeOffset: CFTimeInterval { get set }
  /// The number of passes; may be fractional or infinite; default 0, which plays once.
  var repeatCount: Float { get set }
  /// The duration of all repetitions, in its own seconds; default 0, which leaves it to `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each pass is followed by the same pass backwards; default false.
  var autoreverses: Bool { get set }
  /// What it shows outside of the active time; default `.removed`.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows before it begins and after it has ended.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the mode.
  public let rawValue: String

  /// A fill mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// After the end, the last value stays.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Before the beginning, the first value shows.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// `forwards` and `backwards` together.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Nothing shows outside of the active time; the default.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

extension MediaTiming.FillMode {
  /// An unknown name is that of nothing that shows.
  init(_ mode: CAMediaTimingFillMode) {
    switch mode {
    case .forwards: self = .forwards
    case .backwards: self = .backwards
    case .both: self = .both
    default: self = .removed
    }
  }
}
