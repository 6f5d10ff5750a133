import CoreGraphics
import DisplayList
import Pixels

/// The list that is being drawn, and the space that it is drawn in.
struct DrawingScope {
  /// The maximum depth of nested groups with buffers; deeper ones are drawn as if they were none, as each needs pixels
  /// of its own and stack.
  static let deepest = 200

  let list: DisplayList
  let outline: ListOutline
  /// The frame's number.
  var frame = 0
  /// From the device to the pixels that are drawn in; `nil` for the identity.
  var space: Homography?
  /// Whether items off the surface are drawn too, as they may cast a shadow onto it.
  var isWhole = false

  /// Whether the outline has the places of the items that are drawn.
  var followsOutline: Bool { space == nil && !isWhole }

  /// The item, mapped to the pixels that are drawn in.
  @inline(__always)
  func item(_ index: Int) -> DisplayItem {
    guard let space else { return list.items[index] }
    return list.items[index].mapped(by: space)
  }
}

extension DrawingScope {
  /// The pixels of `area` in which something of a range of items may be seen.
  func seen(_ range: Range<Int>, in area: PixelRect) -> PixelRect {
    followsOutline
      ? outline.bounds(of: range).intersection(area) : content(of: range).intersection(area)
  }

  /// The pixels, in the space that is drawn in, that the items of a range may touch: inside the clips of the groups
  /// among them.
  ///
  /// Beyond the maximum depth clips are ignored.
  func content(of range: Range<Int>, depth: Int = 0) -> PixelRect {
    var result = PixelRect.empty
    var index = range.lowerBound
    while index < range.upperBound {
      let item = item(index)
      let end = depth < Self.deepest ? outline.next[index] : index + 1
      switch item {
      case .beginGroup(let group):
        let inside = content(of: index + 1..<end, depth: depth + 1)
        let clip = group.clip.map { DeviceBounds.of($0.rect.standardized, through: $0.toDevice) }
        result = result.union(clip.map { $0.intersection(inside) } ?? inside)
      case .beginRaster:
        var own = self
        guard let raster = RasterOperation(list.items[index], in: space) else {
          result = result.union(content(of: index + 1..<end, depth: depth + 1))
          break
        }
        own.space = raster.fromDevice
        result = result.union(
          raster.holding(own.content(of: index + 1..<end, depth: depth + 1)).bounds
        )
      case .beginShadow(let shadow):
        let inside = content(of: index + 1..<end, depth: depth + 1)
        result = result.union(inside)
        if let cast = GroupShadow(shadow, of: inside) { result = result.union(cast.bounds) }
      case .beginFilter(let filter):
        let inside = content(of: index + 1..<end, depth: depth + 1)
        result = result.union(FilterOperation(filter)?.bounds(of: inside) ?? inside)
      default: result = result.union(item.deviceBounds)
      }
      index = end
    }
    return result
  }
}
