import CoreGraphics
public import Foundation

/// How text is measured and drawn in a rectangle.
nonisolated public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The options' bits.
  public let rawValue: Int

  /// Options by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The last line that there is room for ends with "…" where more would follow.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
  /// Lines break at the rectangle's width, and its origin is the upper left corner; without it there is one line for
  /// each of the text, on a baseline at the origin.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Kept: lines are as high as their fonts say in any case.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Kept: measured is what the fonts say.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
}

/// What drawing in a rectangle may do and has done; here text is never made smaller.
nonisolated open class NSStringDrawingContext: NSObject {
  /// How small text may be made to fit, as a share of its size; default 0: not at all.
  open var minimumScaleFactor: CGFloat = 0
  /// How small it was made: always 1.
  public var actualScaleFactor: CGFloat { 1 }
  /// What was covered last, in the coordinates it was drawn in.
  public internal(set) var totalBounds = CGRect.zero

  /// A context of the default values.
  public override init() { super.init() }
}

nonisolated extension NSAttributedString {
  /// The size of all lines together, in points; lines break at line ends only.
  public func size() -> CGSize { TextLayout(drawnText)?.size ?? .zero }

  /// Draws the text with its upper left corner at a point of the current context; lines break at line ends only.
  public func draw(at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    TextLayout(drawnText)?.draw(in: context, at: point)
  }

  /// Draws the text in a rectangle of the current context, from its upper left, broken at its width, cut at its edges.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text in a rectangle of the current context.
  ///
  /// - Parameters:
  ///   - rect: Where; nothing is drawn outside of one with an area.
  ///   - options: How its lines break.
  ///   - context: Hears what was covered.
  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) {
    guard let layout = layout(in: rect.size, options) else { return }
    context?.totalBounds = CGRect(origin: rect.origin, size: layout.size)
    guard let target = UIGraphicsGetCurrentContext() else { return }
    guard options.contains(.usesLineFragmentOrigin) else {
      let top = rect.minY - layout.firstBaseline
      return layout.draw(in: target, at: CGPoint(x: rect.minX, y: top))
    }
    target.saveGState()
    if !rect.isEmpty { target.clip(to: rect) }
    layout.draw(in: target, at: rect.origin)
    target.restoreGState()
  }

  /// The rectangle that the text takes.
  ///
  /// - Parameters:
  ///   - size: The room; 0 for as much as is needed.
  ///   - options: How its lines break.
  ///   - context: Hears what is returned.
  /// - Returns: In points, not rounded, as seen from where the text would be drawn.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) -> CGRect {
    guard let layout = layout(in: size, options) else { return .zero }
    let isBroken = options.contains(.usesLineFragmentOrigin)
    let top = isBroken ? 0 : -layout.firstBaseline
    let rect = CGRect(origin: CGPoint(x: 0, y: top), size: layout.size)
    context?.totalBounds = rect
    return rect
  }

  private func layout(in size: CGSize, _ options: NSStringDrawingOptions) -> TextLayout? {
    guard options.contains(.usesLineFragmentOrigin) else { return TextLayout(drawnText) }
    let cutsLast = options.contains(.truncatesLastVisibleLine) && size.height > 0
    let text = AttributedText(self, usual: .ofStrings, NSParagraphStyle.default.textParagraphStyle)
    { style in
      var style = style
      if cutsLast, style.breaking != .never { style.truncation = .end }
      return style
    }
    return TextLayout(
      text,
      width: size.width > 0 ? size.width : nil,
      height: cutsLast ? size.height : nil
    )
  }

  private var drawnText: AttributedText {
    AttributedText(self, usual: .ofStrings, NSParagraphStyle.default.textParagraphStyle) { style in
      var style = style
      (style.breaking, style.truncation) = (.never, .none)
      return style
    }
  }
}

nonisolated extension TextAttributes {
  /// What text without attributes looks like: Helvetica in 12 points, black.
  static var ofStrings: TextAttributes {
    TextAttributes(font: .nearest(to: "Helvetica", size: 12))
  }
}
