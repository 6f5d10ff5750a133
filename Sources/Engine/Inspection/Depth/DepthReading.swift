import CoreGraphics
import DisplayList
import QuartzCore
import SceneProtocol

/// Reads the layers that the last frame has, from the back to the front, each with its own picture.
struct DepthReading {
  let identities: LayerIdentities
  let root: CALayer
  /// Seconds of global time.
  let time: Double
  /// The largest number of layers.
  let limit: Int
  /// Whether each layer is drawn.
  let withPictures: Bool

  /// A picture has at most as many pixels in width and in height.
  private static let side = 512.0
  /// All pictures together have at most as many pixels.
  private static let pixelLimit = 6_000_000

  /// The layers.
  func depth() -> InspectedDepth {
    let size = root.bounds.size
    var result = InspectedDepth(
      time: time,
      width: Double(size.width),
      height: Double(size.height)
    )
    guard let frame = root.context?.frame else { return result }
    let toPoints = frame.restPlane(of: root).inverse ?? .identity
    var pixels = 0
    // (Trees may be deeper than the stack.)
    var waiting: [(layer: CALayer, depth: Int)] = [(root, 0)]
    while let (layer, depth) = waiting.popLast() {
      guard result.layers.count < limit else {
        result.more += 1
        waiting += layer.tree.sublayers.map { ($0, depth + 1) }
        continue
      }
      var read = read(layer, depth, frame.restPlane(of: layer).then(toPoints))
      draw(layer, &read, &pixels)
      result.layers.append(read)
      // What is below an invisible layer has no place in the frame.
      guard frame.reaches(layer), !layer.values.isHidden else { continue }
      waiting += layer.tree.sublayers.reversed().map { ($0, depth + 1) }
    }
    return result
  }

  private func read(_ layer: CALayer, _ depth: Int, _ map: Homography) -> InspectedDepth.Layer {
    var read = InspectedDepth.Layer(
      id: identities.id(of: layer),
      name: layer.inspectedName,
      depth: depth,
      bounds: InspectedValue((layer.animations.shown?.values ?? layer.values).bounds),
      toWindow: InspectedValue(.numbers, map.numbers)
    )
    read.isHidden = layer.values.isHidden
    return read
  }

  private func draw(_ layer: CALayer, _ read: inout InspectedDepth.Layer, _ pixels: inout Int) {
    guard withPictures, pixels < Self.pixelLimit,
      let drawing = LayerPicture(of: layer, at: time, side: Self.side, isAlone: true)
    else { return }
    pixels += drawing.image.width * drawing.image.height
    read.paints = drawing.paints
    if drawing.paints { read.picture = try? drawing.image.pngData() }
  }
}

extension Homography {
  /// The nine elements, row by row.
  var numbers: [Double] { [m11, m12, m13, m21, m22, m23, m31, m32, m33] }
}

extension Inspector {
  func depth(limit: Int, withPictures: Bool) throws(Refusal) -> InspectedDepth {
    DepthReading(
      identities: identities,
      root: try root(),
      time: time,
      limit: max(1, limit),
      withPictures: withPictures
    ).depth()
  }
}
