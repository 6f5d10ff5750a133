import CoreGraphics

/// How a text layer's lines stand in its width.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable, AnimatableType {
  /// The mode's name.
  public let rawValue: String

  /// A mode by its name; an unknown one acts as `natural`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// By the direction of the text; the default.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// At both sides.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

  var alignment: TextParagraphStyle.Alignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }
}

/// What a text layer's line loses when it is too long for the width.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable, AnimatableType {
  /// The mode's name.
  public let rawValue: String

  /// A mode by its name; an unknown one acts as `none`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nothing: it runs on, up to the layer's edge; the default.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// Its start.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// Its end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// Its middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")

  var truncation: TextParagraphStyle.Truncation {
    switch self {
    case .start: .start
    case .end: .end
    case .middle: .middle
    default: .none
    }
  }
}
