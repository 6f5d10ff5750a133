import CoreGraphics
import DisplayList

/// A 3D space whose layers are being listed, in the order of the tree.
struct OpenSpace {
  /// The map from the plane that shows the space to device pixels.
  let plane: Homography
  /// The index of its first item.
  let start: Int
  /// The layers whose records have to be kept up to date; `nil` for a copy.
  private(set) var layers: [CALayer?] = []
  private(set) var faces: [SpaceFace] = []

  init(plane: Homography, start: Int) { (self.plane, self.start) = (plane, start) }

  /// Adds a layer that has been listed.
  ///
  /// - Parameters:
  ///   - layer: The layer; `nil` for a replicator's copy of one.
  ///   - map: The map from its own plane to the space.
  ///   - bounds: The bounds of the layer.
  ///   - range: The indices of its items.
  ///   - items: All items of the list.
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
  /// Sorts the items of a space's layers, the farthest first.
  mutating func arrange(_ space: OpenSpace, _ offset: Int) {
    guard space.faces.count > 1 else { return }
    let order = SpaceOrder(space.faces).faces
    let listed = Array(items[space.start...])
    items.removeLast(listed.count)
    var isMoved = [Bool](repeating: false, count: space.layers.count)
    for face in order {
      let clips = face.clips(on: space.plane)
      for clip in clips { items.append(.beginGroup(.init(opacity: 1, clip: clip))) }
      // If a layer is cut into parts, its record is that of the first part.
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
  /// The area of the item and the map from it to the device; `nil` for an item that covers nothing by itself.
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
  /// The area that the shadow can cover: the blur ends at three standard deviations.
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
