import CoreGraphics
import Foundation

/// A layer that can be drawn outside of a frame, with all layers below it.
///
/// `CALayer` conforms beside the code that lists what a layer paints (`LayerDrawing`), which is above the tree: the
/// tree itself names neither that nor what makes frames.
@MainActor
protocol RenderedLayer: NSObject {
  /// Draws the layer as it is, in its own coordinates.
  func drawNow(in context: CGContext)
}
