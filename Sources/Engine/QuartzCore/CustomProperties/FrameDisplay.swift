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
    let engine = Engine.whole
    let outer = engine.frameDisplay
    let display = FrameDisplay(layer, values, time)
    engine.frameDisplay = display
    defer { engine.frameDisplay = outer }
    layer.display()
    return display.drawn
  }

  /// Draws a presentation copy completely: the model's drawing is of other values.
  func drawCopy() {
    let copy = type(of: layer).init(layer: layer)
    copy.becomePresentation(of: layer, values: values, at: time)
    copy.drawing.dirtyArea = .everything
    copy.drawStore()
    drawn = .some(copy.values.contents)
  }
}
