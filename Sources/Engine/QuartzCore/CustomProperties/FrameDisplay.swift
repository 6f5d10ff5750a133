import CoreGraphics

/// The display of a layer for a frame, because a value that it draws from is animated (DI6).
///
/// `display()` is called on the layer itself, which reads the values on screen from its `presentation()`. But
/// `draw(in:)` draws on a copy with those values, so that the layer keeps its own drawing.
@MainActor
final class FrameDisplay {
  let layer: CALayer
  let values: LayerValues
  /// The frame's global time, in seconds.
  let time: Double
  /// What a copy has drawn; `nil` if none has drawn.
  private(set) var drawn: CGImage??

  private init(_ layer: CALayer, _ values: LayerValues, _ time: Double) {
    (self.layer, self.values, self.time) = (layer, values, time)
  }

  /// Displays `layer` for a frame that shows it with `values`.
  ///
  /// - Returns: What was drawn on a copy; `nil` if the layer has set its contents itself.
  static func run(of layer: CALayer, _ values: LayerValues, at time: Double) -> CGImage?? {
    let engine = Engine.current
    let outer = engine.frameDisplay
    let display = FrameDisplay(layer, values, time)
    engine.frameDisplay = display
    defer { engine.frameDisplay = outer }
    layer.display()
    return display.drawn
  }

  /// The current display, if it is that of `layer`.
  static func current(of layer: CALayer) -> FrameDisplay? {
    let current = Engine.current.frameDisplay
    return current?.layer === layer ? current : nil
  }

  /// Draws a presentation copy completely: the model's drawing is of other values.
  func drawCopy() {
    let copy = type(of: layer).init(layer: layer)
    copy.becomePresentation(of: layer, values: values, at: time)
    copy.pending.dirtyArea = .everything
    copy.drawStore()
    drawn = .some(copy.values.contents)
  }
}

/// What a layer drew for a frame, with all values that it could draw from.
package final class RedrawnContents {
  private let source: LayerValues
  /// What a copy drew; `nil` if the layer's own contents are shown.
  let drawn: CGImage??

  init(from source: LayerValues, drawn: CGImage??) {
    (self.source, self.drawn) = (source, drawn)
  }

  /// Whether it was drawn from these values; a layer that sets its own contents does not draw from them.
  func isDrawn(from values: LayerValues) -> Bool {
    source.custom == values.custom
      && Self.properties.allSatisfy {
        source[$0] == values[$0] || ($0 == .contents && drawn == nil)
      }
  }

  private static let properties = LayerProperty.allCases
}
