public import Foundation

/// How a paragraph's lines stand and break.
public final class CTParagraphStyle: NSObject, TextParagraphStyleSource {
  package let textParagraphStyle: TextParagraphStyle

  init(_ style: TextParagraphStyle) {
    textParagraphStyle = style
    super.init()
  }

  /// Equal when all settings are.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CTParagraphStyle)?.textParagraphStyle == textParagraphStyle
  }

  /// Agrees with `isEqual(_:)`.
  public override var hash: Int { textParagraphStyle.hashValue }
}

/// Where lines stand in their width.
public enum CTTextAlignment: UInt8, Sendable {
  /// At the left.
  case left = 0
  /// At the right.
  case right = 1
  /// In the middle.
  case center = 2
  /// At both sides.
  case justified = 3
  /// Where the text's direction starts.
  case natural = 4
}

/// Where lines break that are too long.
public enum CTLineBreakMode: UInt8, Sendable {
  /// Between words.
  case byWordWrapping = 0
  /// Between characters.
  case byCharWrapping = 1
  /// Nowhere: what is beyond the width is not shown by a frame.
  case byClipping = 2
  /// Nowhere: the beginning is left out.
  case byTruncatingHead = 3
  /// Nowhere: the end is left out.
  case byTruncatingTail = 4
  /// Nowhere: the middle is left out.
  case byTruncatingMiddle = 5
}

/// Which way text runs that says nothing about it.
public enum CTWritingDirection: Int8, Sendable {
  /// By its first letter with a direction.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// What a setting is for, and the type of its value: a `CGFloat` in points where nothing else is said.
public enum CTParagraphStyleSpecifier: UInt32, Sendable {
  /// Where lines stand, a `CTTextAlignment`.
  case alignment = 0
  /// Room in front of the first line.
  case firstLineHeadIndent = 1
  /// Room in front of the other lines.
  case headIndent = 2
  /// Where lines end: from where they start if above 0, else from the far edge.
  case tailIndent = 3
  /// Places of tabs; not used.
  case tabStops = 4
  /// How far such places are from each other; not used.
  case defaultTabInterval = 5
  /// Where lines break, a `CTLineBreakMode`.
  case lineBreakMode = 6
  /// A line's own height is multiplied by it.
  case lineHeightMultiple = 7
  /// No line is higher.
  case maximumLineHeight = 8
  /// No line is lower.
  case minimumLineHeight = 9
  /// Room between two lines, as it was called first.
  case lineSpacing = 10
  /// Room below the paragraph.
  case paragraphSpacing = 11
  /// Room above the paragraph.
  case paragraphSpacingBefore = 12
  /// Which way text runs, a `CTWritingDirection`.
  case baseWritingDirection = 13
  /// The most room between two lines; not used.
  case maximumLineSpacing = 14
  /// The least room between two lines; not used.
  case minimumLineSpacing = 15
  /// Room between two lines.
  case lineSpacingAdjustment = 16
  /// How lines are rounded; not used.
  case lineBoundsOptions = 17
}

/// A setting of a paragraph's style.
public struct CTParagraphStyleSetting {
  /// What it is for.
  public var spec: CTParagraphStyleSpecifier
  /// How many bytes the value has.
  public var valueSize: Int
  /// Where the value is.
  public var value: UnsafeRawPointer

  /// A setting, whose value is read when a style is made of it.
  public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
    (self.spec, self.valueSize, self.value) = (spec, valueSize, value)
  }
}

/// A paragraph's style; settings whose value has not the right size do not count.
///
/// - Parameters:
///   - settings: The settings; `nil` for none.
///   - settingCount: How many.
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
