/// What frames cost: the layers that are drawn offscreen, what the last frame drew again, and the frames that took too
/// long.
package struct InspectedCost: Codable, Equatable, Sendable {
  /// Why a layer is drawn into a buffer of its own first.
  package enum Reason: String, Codable, Sendable, CaseIterable {
    case opacity, mask, blendMode, clip, rasterized, shadow, filters, backgroundFilters

    /// The reason in words, after the layer's name.
    package var text: String {
      switch self {
      case .opacity: "its opacity applies to it and its sublayers as one picture"
      case .mask: "it is seen through a mask"
      case .blendMode: "its blend mode mixes all of it with what is below"
      case .clip: "it clips what is in it along an edge that is round or between pixels"
      case .rasterized: "it is rasterized (shouldRasterize)"
      case .shadow: "its shadow is that of all that is in it"
      case .filters: "its picture is filtered"
      case .backgroundFilters: "what is behind it is filtered"
      }
    }
  }

  /// A layer that is drawn offscreen.
  package struct Offscreen: Codable, Equatable, Sendable {
    /// The layer's id in the tree.
    package var layer: Int
    /// How it is called in texts.
    package var name: String
    /// Why; one or more.
    package var reasons: [Reason]
    /// The corners of its bounds in the window, from the top left clockwise: x, y of each.
    package var corners: InspectedValue

    package init(layer: Int, name: String, reasons: [Reason], corners: InspectedValue) {
      (self.layer, self.name, self.reasons, self.corners) = (layer, name, reasons, corners)
    }
  }

  /// A frame that took longer than there was time.
  package struct Frame: Codable, Equatable, Sendable {
    /// Seconds since the scene's first frame.
    package var time: Double
    /// Milliseconds of all parts.
    package var total: Double
    /// Milliseconds: event handlers, timers and display links.
    package var script: Double
    /// Milliseconds: the commit with layout and display.
    package var layout: Double
    /// Milliseconds: animations and the display list.
    package var displayList: Double
    /// Milliseconds: the pixels.
    package var raster: Double
    /// Milliseconds: the way to the screen.
    package var present: Double

    /// - Parameters:
    ///   - time: Seconds since the scene's first frame.
    ///   - parts: Milliseconds of script, layout, display list, raster and present.
    package init?(time: Double, parts: [Double]) {
      guard parts.count == 5 else { return nil }
      self.time = time
      (script, layout, displayList, raster, present) =
        (parts[0], parts[1], parts[2], parts[3], parts[4])
      total = parts.reduce(0, +)
    }

    /// The parts with their names, in the order in which they happen.
    package var parts: [(name: String, milliseconds: Double)] {
      [
        ("script", script), ("layout", layout), ("display list", displayList),
        ("raster", raster), ("present", present),
      ]
    }
  }

  /// Seconds since the scene's first frame.
  package var time: Double
  /// The layers that are drawn offscreen, in tree order.
  package var offscreen: [Offscreen] = []
  /// How many more there are, which are left out.
  package var more = 0
  /// What the last frame drew again: x, y, width and height of each rectangle, in points of the window.
  package var damage: [InspectedValue] = []
  /// The number of pixels in these.
  package var pixels = 0
  /// How many frames have drawn anything since they are measured.
  package var frames = 0
  /// Milliseconds that a frame has.
  package var budget = 1000.0 / 60
  /// Those that took longer, the oldest first; in a running window alone.
  package var slow: [Frame] = []

  package init(time: Double) { self.time = time }
}
