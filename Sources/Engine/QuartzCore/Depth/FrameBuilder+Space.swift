import CoreGraphics
import DisplayList

/// A space whose layers are being listed, in the order of the tree.
struct OpenSpace {
  /// From the plane that it is seen in to the device.
  let plane: Homography
  /// Where its items begin.
  let start: Int
  /// Those whose records are to be kept; `nil` for a copy.
  private(set) var layers: [CALayer?] = []
  private(set) var faces: [SpaceFace] = []

  init(plane: Homography, start: Int) { (self.plane, self.start) = (plane, start) }

  /// Adds a layer that has been listed.
  ///
  /// - Parameters:
  ///   - layer: The layer; `nil` for a copy of one.
  ///   - map: From its own plane to the space.
  ///   - bounds: The layer's.
  ///   - range: Where its items are.
  ///   - items: All items.
  mutating func add(
    _ layer: CALayer?,
    _ map: CATransform3D,
    _ bounds: CGRect,
    _ range: Range<Int>,
    _ items: [DisplayItem]
  ) {
    var extent = bounds
    if let toOwn = map.flattened.then(plane).inverse {
      for item in items[range] {
        guard let (rect, toDevice) = item.reach,
          let box = toDevice.then(toOwn).boundingBox(of: rect)
        else { continue }
        extent = extent.isEmpty ? box : extent.union(box)
      }
    }
    faces.append(SpaceFace(extent: extent, map: map, items: range, order: layers.count))
    layers.append(layer)
  }
}

extension FrameBuilder {
  /// Puts the items of a space's layers in order, the farthest first.
  mutating func arrange(_ space: OpenSpace, _ offset: Int) {
    guard space.faces.count > 1 else { return }
    let order = SpaceOrder(space.faces).faces
    let listed = Array(items[space.start...])
    items.removeLast(listed.count)
    var isMoved = [Bool](repeating: false, count: space.layers.count)
    for face in order {
      let clips = face.clips(on: space.plane)
      for clip in clips { items.append(.beginGroup(.init(opacity: 1, clip: clip))) }
      // Of a layer in parts the record is of the first.
      if !isMoved[face.order] {
        isMoved[face.order] = true
        let distance = items.count - face.items.lowerBound
        if distance != 0 { space.layers[face.order]?.shiftShown(by: distance, build: build) }
      }
      items += listed[(face.items.lowerBound - space.start)..<(face.items.upperBound - space.start)]
      for _ in clips { items.append(.endGroup) }
    }
  }
}

extension DisplayItem {
  /// What the item covers, and the map of that to the device; `nil` for one that covers nothing by itself.
  fileprivate var reach: (CGRect, Homography)? {
    switch self {
    case .fill(let fill): (fill.rect, fill.toDevice)
    case .border(let border): (border.rect, border.toDevice)
    case .image(let image): (image.destination, image.toDevice)
    case .gradient(let gradient): (gradient.rect, gradient.toDevice)
    case .path(let path): (path.paint.box, path.toDevice)
    case .particles(let particles): (particles.field.box, particles.toDevice)
    case .shadow(let shadow), .beginShadow(let shadow): (shadow.reach, shadow.toDevice)
    case .backdrop(let backdrop): (backdrop.filter.rect, backdrop.filter.toDevice)
    case .beginGroup, .beginRaster, .beginFilter, .mask, .endGroup: nil
    }
  }
}

extension DisplayItem.Shadow {
  /// Where there can be shadow: the blur ends three deviations from the shape.
  fileprivate var reach: CGRect {
    let rect =
      switch shape {
      case .roundedRect(let rect, _, _), .items(let rect): rect
      case .path(let path): path.boundingBox
      }
    return rect.offsetBy(dx: offset.width, dy: offset.height)
      .insetBy(dx: CGFloat(-3 * sigma), dy: CGFloat(-3 * sigma))
  }
}
