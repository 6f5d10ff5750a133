public import Foundation

/// How the lines of a paragraph are aligned and broken.
public final class CTParagraphStyle: NSObject, TextParagraphStyleSource {
  package let textParagraphStyle: TextParagraphStyle

  init(_ style: TextParagraphStyle) {
    textParagraphStyle = style
    super.init()
  }

  /// Whether all settings are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CTParagraphStyle)?.textParagraphStyle == textParagraphStyle
  }

  /// Consistent with `isEqual(_:)`.
  public override var hash: Int { textParagraphStyle.hashValue }
}

/// The alignment of lines in their width.
public enum CTTextAlignment: UInt8, Sendable {
  /// Left-aligned.
  case left = 0
  /// Right-aligned.
  case right = 1
  /// Centered.
  case center = 2
  /// Justified at both sides.
  case justified = 3
  /// At the side where the text's direction starts.
  case natural = 4
}

/// Where lines that are too long are broken.
public enum CTLineBreakMode: UInt8, Sendable {
  /// Between words.
  case byWordWrapping = 0
  /// Between characters.
  case byCharWrapping = 1
  /// Not at all: a frame does not show what is beyond the width.
  case byClipping = 2
  /// Not at all: the beginning is truncated.
  case byTruncatingHead = 3
  /// Not at all: the end is truncated.
  case byTruncatingTail = 4
  /// Not at all: the middle is truncated.
  case byTruncatingMiddle = 5
}

/// The writing direction of text without a direction of its own.
public enum CTWritingDirection: Int8, Sendable {
  /// By its first letter with a direction.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// The kind of a setting, which determines its value's type: a `CGFloat` in points unless said otherwise.
public enum CTParagraphStyleSpecifier: UInt32, Sendable {
  /// The alignment of lines, a `CTTextAlignment`.
  case alignment = 0
  /// The indent of the first line.
  case firstLineHeadIndent = 1
  /// The indent of the other lines.
  case headIndent = 2
  /// The end of lines: from their start if above 0, otherwise from the far edge.
  case tailIndent = 3
  /// Tab stops; not used.
  case tabStops = 4
  /// The distance between default tab stops; not used.
  case defaultTabInterval = 5
  /// How lines are broken, a `CTLineBreakMode`.
  case lineBreakMode = 6
  /// The factor of a line's natural height.
  case lineHeightMultiple = 7
  /// The maximum height of a line.
  case maximumLineHeight = 8
  /// The minimum height of a line.
  case minimumLineHeight = 9
  /// The gap between two lines (the older name).
  case lineSpacing = 10
  /// The gap below the paragraph.
  case paragraphSpacing = 11
  /// The gap above the paragraph.
  case paragraphSpacingBefore = 12
  /// The writing direction, a `CTWritingDirection`.
  case baseWritingDirection = 13
  /// The maximum gap between two lines; not used.
  case maximumLineSpacing = 14
  /// The minimum gap between two lines; not used.
  case minimumLineSpacing = 15
  /// The gap between two lines.
  case lineSpacingAdjustment = 16
  /// Options of line bounds; not used.
  case lineBoundsOptions = 17
}

/// A setting of a paragraph's style.
public struct CTParagraphStyleSetting {
  /// The kind of the setting.
  public var spec: CTParagraphStyleSpecifier
  /// The size of the value, in bytes.
  public var valueSize: Int
  /// A pointer to the value.
  public var value: UnsafeRawPointer

  /// A setting, whose value is read when a style is created from it.
  public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
    (self.spec, self.valueSize, self.value) = (spec, valueSize, value)
  }
}

/// A paragraph style; settings whose value has the wrong size are ignored.
///
/// - Parameters:
///   - settings: The settings; `nil` for none.
///   - settingCount: The number of settings.
/// - Returns: The style.
public func CTParagraphStyleCreate(
  _ settings: UnsafePointer<CTParagraphStyleSetting>?,
  _ settingCount: Int
) -> CTParagraphStyle {
  var style = TextParagraphStyle(breaking: .betweenWords)
  if let settings {
    for index in 0..<max(settingCount, 0) { style.take(settings[index]) }
  }
  return CTParagraphStyle(style)
}

extension TextParagraphStyle {
  fileprivate mutating func take(_ setting: CTParagraphStyleSetting) {
    func number() -> Double? {
      guard setting.valueSize == MemoryLayout<CGFloat>.size else { return nil }
      return Double(setting.value.loadUnaligned(as: CGFloat.self))
    }
    func byte() -> UInt8? {
      setting.valueSize >= 1 ? setting.value.loadUnaligned(as: UInt8.self) : nil
    }
    switch setting.spec {
    case .alignment: byte().flatMap(CTTextAlignment.init).map { alignment = $0.engine }
    case .lineBreakMode: byte().flatMap(CTLineBreakMode.init).map { take($0) }
    case .baseWritingDirection:
      byte().flatMap { CTWritingDirection(rawValue: Int8(bitPattern: $0)) }
        .map { direction = $0.engine }
    case .firstLineHeadIndent: number().map { firstLineHeadIndent = $0 }
    case .headIndent: number().map { headIndent = $0 }
    case .tailIndent: number().map { tailIndent = $0 }
    case .lineHeightMultiple: number().map { lineHeightMultiple = $0 }
    case .maximumLineHeight: number().map { maximumLineHeight = $0 }
    case .minimumLineHeight: number().map { minimumLineHeight = $0 }
    case .lineSpacing, .lineSpacingAdjustment: number().map { lineSpacing = $0 }
    case .paragraphSpacing: number().map { spacingAfter = $0 }
    case .paragraphSpacingBefore: number().map { spacingBefore = $0 }
    case .tabStops, .defaultTabInterval, .maximumLineSpacing, .minimumLineSpacing,
      .lineBoundsOptions:
      break
    }
  }

  private mutating func take(_ mode: CTLineBreakMode) {
    switch mode {
    case .byWordWrapping: (breaking, truncation) = (.betweenWords, .none)
    case .byCharWrapping: (breaking, truncation) = (.betweenCharacters, .none)
    case .byClipping: (breaking, truncation) = (.never, .none)
    case .byTruncatingHead: (breaking, truncation) = (.never, .start)
    case .byTruncatingTail: (breaking, truncation) = (.never, .end)
    case .byTruncatingMiddle: (breaking, truncation) = (.never, .middle)
    }
  }
}

extension CTTextAlignment {
  fileprivate var engine: TextParagraphStyle.Alignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    case .natural: .natural
    }
  }
}

extension CTWritingDirection {
  fileprivate var engine: TextParagraphStyle.Direction {
    switch self {
    case .natural: .natural
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}
