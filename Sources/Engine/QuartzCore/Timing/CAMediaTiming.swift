import CoreGraphics

/// A time or a duration in seconds, as Core Foundation names it.
public typealias CFTimeInterval = Double

/// What has a time of its own, mapped from its parent's: layers and animations.
///
/// `t = (parent time − beginTime) · speed + timeOffset`, in seconds (T1).
@MainActor
public protocol CAMediaTiming: AnyObject {
  /// When it begins, in the parent's time, seconds; default 0. For an animation on a layer, 0 means "when committed".
  var beginTime: CFTimeInterval { get set }
  /// How long one pass lasts, in its own seconds; default 0 for animations, infinite for layers.
  var duration: CFTimeInterval { get set }
  /// How many of its seconds go by in one of the parent's; default 1; negative runs backwards, 0 stands still.
  var speed: Float { get set }
  /// Where in its own time it starts, in seconds; default 0.
  var timeOffset: CFTimeInterval { get set }
  /// How many passes; may be fractional or infinite; default 0, which plays once.
  var repeatCount: Float { get set }
  /// How long to repeat, in its own seconds; default 0, which leaves it to `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each pass is followed by the same pass backwards; default false.
  var autoreverses: Bool { get set }
  /// What shows outside the active time; default `.removed`.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation contributes before it begins and after it has ended (T11).
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation gives the mode.
  public let rawValue: String

  /// A fill mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// After the end, the last value stays.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Before the beginning, the first value shows.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// `forwards` and `backwards` together.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Nothing shows outside the active time; the default.
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
