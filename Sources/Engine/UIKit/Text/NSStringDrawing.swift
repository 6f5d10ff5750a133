import CoreGraphics
public import Foundation

/// How text is measured and drawn in a rectangle.
nonisolated public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: Int

  /// Options with these raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Ends the last visible line with "…" if more text follows.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
  /// Breaks lines at the rectangle's width, with the origin at the upper left corner; without it lines break only at
  /// line ends, and the origin is on the baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Has no effect: line heights always come from the fonts.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Has no effect: the fonts' metrics are used.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
}

/// Options and results of drawing in a rectangle; here text is never scaled down.
nonisolated open class NSStringDrawingContext: NSObject {
  /// The minimum scale to make text fit; default 0, none; has no effect here.
  open var minimumScaleFactor: CGFloat = 0
  /// The scale that was used: always 1.
  public var actualScaleFactor: CGFloat { 1 }
  /// The rectangle that was covered last, in the coordinates of the drawing.
  public internal(set) var totalBounds = CGRect.zero

  /// A context with the default values.
  public override init() { super.init() }
}

nonisolated extension NSAttributedString {
  /// The size of all lines together, in points; lines break only at line ends.
  public func size() -> CGSize { TextLayout(drawnText)?.size ?? .zero }

  /// Draws the text with its upper left corner at a point of the current context; lines break only at line ends.
  public func draw(at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    TextLayout(drawnText)?.draw(in: context, at: point)
  }

  /// Draws the text in a rectangle of the current context, from its upper left, broken at its width, clipped to it.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text in a rectangle of the current context.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in the context's coordinates; if it is not empty, drawing is clipped to it.
  ///   - options: How lines break.
  ///   - context: Receives the rectangle that was covered.
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

  /// The bounding rectangle of the text.
  ///
  /// - Parameters:
  ///   - size: The available size, in points; 0 for no limit.
  ///   - options: How lines break.
  ///   - context: Receives the returned rectangle.
  /// - Returns: The rectangle in points, not rounded, relative to the point where the text would be drawn.
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
  /// The attributes of text without attributes: Helvetica with 12 points, black.
  static var ofStrings: TextAttributes {
    TextAttributes(font: .nearest(to: "Helvetica", size: 12))
  }
}
