public import CoreGraphics

// Contents with a high dynamic range. All drawing here has the standard range, as the windows of every desktop; the
// properties are stored, copied and read back without effect.

extension CALayer {
  /// When contents brighter than the screen's range are tone mapped into it.
  public struct ToneMapMode: RawRepresentable, Hashable, Sendable {
    /// The mode's name.
    public let rawValue: String

    /// A mode by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The system decides; the default.
    public static let automatic = ToneMapMode(rawValue: "automatic")
    /// Never.
    public static let never = ToneMapMode(rawValue: "never")
    /// Whenever the contents allow it.
    public static let ifSupported = ToneMapMode(rawValue: "ifSupported")
  }

  /// The maximum brightness of contents, relative to white.
  public struct DynamicRange: RawRepresentable, Hashable, Sendable {
    /// The range's name.
    public let rawValue: String

    /// A range by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The range of the contents.
    public static let automatic = DynamicRange(rawValue: "automatic")
    /// Nothing is brighter than white; the default.
    public static let standard = DynamicRange(rawValue: "standard")
    /// Somewhat brighter than white, beside contents of the standard range.
    public static let constrainedHigh = DynamicRange(rawValue: "constrainedHigh")
    /// As much as the screen can show.
    public static let high = DynamicRange(rawValue: "high")
  }

  /// When contents are tone mapped into the screen's range; default `.automatic`.
  ///
  /// A hint that is stored: all drawing here is in the screen's range.
  public var toneMapMode: ToneMapMode {
    get { brightness?.toneMapMode ?? .automatic }
    set { changeBrightness { $0.toneMapMode = newValue } }
  }

  /// The maximum brightness of contents; default `.standard`.
  ///
  /// A hint that is stored: here nothing is brighter than white.
  public var preferredDynamicRange: DynamicRange {
    get { brightness?.range ?? .standard }
    set { changeBrightness { $0.range = newValue } }
  }

  /// The brightness of the brightest contents relative to white; default 0: as the contents define it.
  ///
  /// A hint that is stored.
  public var contentsHeadroom: CGFloat {
    get { brightness?.headroom ?? 0 }
    set { changeBrightness { $0.headroom = newValue } }
  }

  /// Whether contents may be brighter than white; default false.
  ///
  /// A hint that is stored: here no contents are.
  public var wantsExtendedDynamicRangeContent: Bool {
    get { brightness?.isExtended ?? false }
    set { changeBrightness { $0.isExtended = newValue } }
  }

  private var brightness: BrightnessHints.Box? {
    drawing.hints.map { unsafeDowncast($0, to: BrightnessHints.Box.self) }
  }

  private func changeBrightness(_ change: (inout BrightnessHints) -> Void) {
    var hints = brightness?.hints ?? BrightnessHints()
    change(&hints)
    drawing.hints = BrightnessHints.Box(hints)
  }
}

/// The brightness hints, which few layers set.
struct BrightnessHints {
  var toneMapMode = CALayer.ToneMapMode.automatic
  var range = CALayer.DynamicRange.standard
  var headroom: CGFloat = 0
  var isExtended = false

  /// The hints in memory of their own, so that all other layers stay cheap to copy.
  @dynamicMemberLookup
  final class Box: DrawingHints {
    let hints: BrightnessHints

    init(_ hints: BrightnessHints) { self.hints = hints }

    subscript<Value>(dynamicMember member: KeyPath<BrightnessHints, Value>) -> Value {
      hints[keyPath: member]
    }
  }
}
