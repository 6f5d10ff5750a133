public import CoreGraphics

// Contents of a high dynamic range. All that is drawn here has the standard range, in which every screen of a desktop
// shows its windows: what is asked for is kept, copied along, and read back.

extension CALayer {
  /// When contents that are brighter than the screen are brought into its range.
  public struct ToneMapMode: RawRepresentable, Hashable, Sendable {
    /// The mode's name.
    public let rawValue: String

    /// A mode by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// As the system chooses; the default.
    public static let automatic = ToneMapMode(rawValue: "automatic")
    /// Never.
    public static let never = ToneMapMode(rawValue: "never")
    /// Wherever the contents allow it.
    public static let ifSupported = ToneMapMode(rawValue: "ifSupported")
  }

  /// How bright contents may be, compared with white.
  public struct DynamicRange: RawRepresentable, Hashable, Sendable {
    /// The range's name.
    public let rawValue: String

    /// A range by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// That of the contents.
    public static let automatic = DynamicRange(rawValue: "automatic")
    /// Nothing is brighter than white; the default.
    public static let standard = DynamicRange(rawValue: "standard")
    /// Some more than white, beside contents of the standard range.
    public static let constrainedHigh = DynamicRange(rawValue: "constrainedHigh")
    /// As much as the screen can show.
    public static let high = DynamicRange(rawValue: "high")
  }

  /// When contents are brought into the screen's range; default `.automatic`.
  ///
  /// A hint, which is kept: what is drawn here is in the screen's range.
  public var toneMapMode: ToneMapMode {
    get { drawing.brightness?.toneMapMode ?? .automatic }
    set { changeBrightness { $0.toneMapMode = newValue } }
  }

  /// How bright contents may be; default `.standard`.
  ///
  /// A hint, which is kept: here nothing is brighter than white.
  public var preferredDynamicRange: DynamicRange {
    get { drawing.brightness?.range ?? .standard }
    set { changeBrightness { $0.range = newValue } }
  }

  /// How many times as bright as white the brightest contents are; default 0, for what the contents say.
  ///
  /// A hint, which is kept.
  public var contentsHeadroom: CGFloat {
    get { drawing.brightness?.headroom ?? 0 }
    set { changeBrightness { $0.headroom = newValue } }
  }

  /// Whether contents may be brighter than white; default false.
  ///
  /// A hint, which is kept: here nothing is.
  public var wantsExtendedDynamicRangeContent: Bool {
    get { drawing.brightness?.isExtended ?? false }
    set { changeBrightness { $0.isExtended = newValue } }
  }

  private func changeBrightness(_ change: (inout BrightnessHints) -> Void) {
    var hints = drawing.brightness?.hints ?? BrightnessHints()
    change(&hints)
    drawing.brightness = BrightnessHints.Box(hints)
  }
}

/// What few layers say of how bright their contents may be.
struct BrightnessHints {
  var toneMapMode = CALayer.ToneMapMode.automatic
  var range = CALayer.DynamicRange.standard
  var headroom: CGFloat = 0
  var isExtended = false

  /// The hints in a place of their own, so that all other layers stay cheap to copy.
  @dynamicMemberLookup
  final class Box {
    let hints: BrightnessHints

    init(_ hints: BrightnessHints) { self.hints = hints }

    subscript<Value>(dynamicMember member: KeyPath<BrightnessHints, Value>) -> Value {
      hints[keyPath: member]
    }
  }
}
