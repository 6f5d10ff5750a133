import CoreGraphics

/// The alignment of a text layer's lines in its width.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable, AnimatableType {
  /// The mode's name.
  public let rawValue: String

  /// A mode by its name; an unknown one acts as `natural`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// By the direction of the text; the default.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// Aligned to the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// Aligned to the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// Centered.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Aligned to both sides.
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

/// Which part of a text layer's line is left out if it does not fit the width.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable, AnimatableType {
  /// The mode's name.
  public let rawValue: String

  /// A mode by its name; an unknown one acts as `none`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nothing: the line runs on to the layer's edge; the default.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// The start of the line.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// The end of the line.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// The middle of the line.
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

extension CATextLayerAlignmentMode: _ObjectiveCBridgeable {
  /// Objects are texts.
  public typealias _ObjectiveCType = NSString
}

extension CATextLayerTruncationMode: _ObjectiveCBridgeable {
  /// Objects are texts.
  public typealias _ObjectiveCType = NSString
}
