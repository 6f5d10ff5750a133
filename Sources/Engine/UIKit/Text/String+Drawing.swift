import CoreGraphics
public import Foundation

nonisolated extension String {
  /// Draws the text with its upper left corner at a point of the current context; lines break only at line ends.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  /// Draws the text in a rectangle of the current context, from its upper left, broken at its width, clipped to it.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }

  /// Draws the text in a rectangle of the current context.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in the context's coordinates; if it is not empty, drawing is clipped to it.
  ///   - options: How lines break.
  ///   - attributes: The attributes of the text.
  ///   - context: Receives the rectangle that was covered.
  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }

  /// The size of all lines together, in points; lines break only at line ends.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  /// The bounding rectangle of the text.
  ///
  /// - Parameters:
  ///   - size: The available size, in points; 0 for no limit.
  ///   - options: How lines break.
  ///   - attributes: The attributes of the text.
  ///   - context: Receives the returned rectangle.
  /// - Returns: The rectangle in points, not rounded, relative to the point where the text would be drawn.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

nonisolated extension NSString {
  /// Draws the text with its upper left corner at a point of the current context; lines break only at line ends.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    swiftString.draw(at: point, withAttributes: attrs)
  }

  /// Draws the text in a rectangle of the current context, from its upper left, broken at its width, clipped to it.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    swiftString.draw(in: rect, withAttributes: attrs)
  }

  /// Draws the text in a rectangle of the current context.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in the context's coordinates; if it is not empty, drawing is clipped to it.
  ///   - options: How lines break.
  ///   - attributes: The attributes of the text.
  ///   - context: Receives the rectangle that was covered.
  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: swiftString, attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }

  /// The size of all lines together, in points; lines break only at line ends.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    swiftString.size(withAttributes: attrs)
  }

  /// The bounding rectangle of the text.
  ///
  /// - Parameters:
  ///   - size: The available size, in points; 0 for no limit.
  ///   - options: How lines break.
  ///   - attributes: The attributes of the text.
  ///   - context: Receives the returned rectangle.
  /// - Returns: The rectangle in points, not rounded, relative to the point where the text would be drawn.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    swiftString.boundingRect(with: size, options: options, attributes: attributes, context: context)
  }

  /// The string's characters; an unpaired surrogate becomes U+FFFD.
  private var swiftString: String {
    String(decoding: (0..<length).map { character(at: $0) }, as: UTF16.self)
  }
}
