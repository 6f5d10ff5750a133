/// One axis of a lens: the scene's pixels along it, and where in the window they are seen.
///
/// All arithmetic is in integers, so that drawing a part gives the same pixels as drawing the whole.
package struct LensAxis: Equatable, Sendable {
  /// The number of the scene's pixels, and the number of the window's pixels that they are shown as.
  package let source, extent: Int
  /// The number of the window's pixels.
  package let target: Int
  /// The window's pixel at which the scene begins; may be far to the left of the window.
  package let origin: Int

  /// Places the scene along the axis.
  ///
  /// A scene smaller than the window is centered. A larger one fills the window: nothing beyond its edges is seen.
  ///
  /// - Parameters:
  ///   - source: The number of the scene's pixels.
  ///   - target: The number of the window's pixels.
  ///   - zoom: Pixels of the window per pixel of the scene.
  ///   - center: The place in the scene, in its pixels, that is in the window's center; `nil` for the scene's own
  ///     center.
  package init(source: Int, target: Int, zoom: Double, center: Double?) {
    let extent = max(1, Int((Double(source) * zoom).rounded()))
    (self.source, self.target, self.extent) = (source, target, extent)
    guard extent > target else {
      origin = (target - extent) / 2
      return
    }
    let center = min(max(center ?? Double(source) / 2, 0), Double(source))
    let wanted = Double(target) / 2 - center * Double(extent) / Double(source)
    origin = min(max(Int(wanted.rounded()), target - extent), 0)
  }

  /// Whether each pixel of the window is one pixel of the scene.
  var isIdentity: Bool { origin == 0 && source == target && source == extent }

  /// The pixels of the window that show a part of the scene.
  var seen: Range<Int> {
    let first = max(0, origin)
    return first..<max(first, min(target, origin + extent))
  }

  /// The place in the scene, in its pixels, that is seen at a place in the window.
  func scenePlace(at place: Double) -> Double {
    (place - Double(origin)) * Double(source) / Double(extent)
  }

  /// The place in the window at which one in the scene is seen.
  func place(of scenePlace: Double) -> Double {
    Double(origin) + scenePlace * Double(extent) / Double(source)
  }

  /// The place in the scene, in its pixels, that is in the window's center.
  var center: Double { scenePlace(at: Double(target) / 2) }
}

// MARK: - Enlarged

extension LensAxis {
  /// The window's pixel at which one of the scene's pixels begins; that pixel ends where the next one begins.
  func edge(_ index: Int) -> Int { origin + (2 * index * extent + source) / (2 * source) }

  /// The scene's pixel that is seen at one of the window's pixels, which must be in `seen`.
  func index(at pixel: Int) -> Int {
    var index = min(max((pixel - origin) * source / extent, 0), source - 1)
    while index > 0, edge(index) > pixel { index -= 1 }
    while index < source - 1, edge(index + 1) <= pixel { index += 1 }
    return index
  }
}

// MARK: - Reduced

extension LensAxis {
  /// The scene's pixels whose average one or several of the window's pixels show.
  func mixed(_ pixels: Range<Int>) -> Range<Int> {
    let first = (pixels.lowerBound - origin) * source / extent
    let last = ((pixels.upperBound - origin) * source + extent - 1) / extent
    return first..<min(max(last, first + 1), source)
  }

  /// The weight of one of the scene's pixels in one of the window's; all weights together are `source`.
  func share(of index: Int, in pixel: Int) -> Int {
    let place = pixel - origin
    return min((index + 1) * extent, (place + 1) * source) - max(index * extent, place * source)
  }

  /// The window's pixels whose average contains any of the given pixels of the scene.
  func mixing(_ indices: Range<Int>) -> Range<Int> {
    let first = origin + indices.lowerBound * extent / source
    return first..<origin + (indices.upperBound * extent + source - 1) / source
  }
}
