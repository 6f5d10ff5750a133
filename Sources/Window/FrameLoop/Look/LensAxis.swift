/// One direction of a lens: the scene's pixels along it, and where in the window they are seen.
///
/// All in whole numbers, so that what is drawn of a part is what is drawn of the whole.
package struct LensAxis: Equatable, Sendable {
  /// How many pixels the scene has, and how many of the window these are shown as.
  package let source, extent: Int
  /// How many pixels the window has.
  package let target: Int
  /// The window's pixel at which the scene begins; may be far to the left of the window.
  package let origin: Int

  /// Puts the scene where it is to be seen.
  ///
  /// One that is smaller than the window is in its middle; of any other there is no more beyond its edges to be seen.
  ///
  /// - Parameters:
  ///   - source: The scene's pixels.
  ///   - target: The window's.
  ///   - zoom: Pixels of the window for each of the scene's.
  ///   - center: What of the scene is in the window's middle, in its pixels; `nil` for its own middle.
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

  /// Whether each pixel of the window is one of the scene's.
  var isIdentity: Bool { origin == 0 && source == target && source == extent }

  /// The pixels of the window in which something of the scene is seen.
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

  /// What of the scene is in the window's middle.
  var center: Double { scenePlace(at: Double(target) / 2) }
}

// MARK: - Enlarged

extension LensAxis {
  /// The window's pixel at which one of the scene's begins; the next one's is where it ends.
  func edge(_ index: Int) -> Int { origin + (2 * index * extent + source) / (2 * source) }

  /// The scene's pixel that is seen at one of the window's, which has to be one of `seen`.
  func index(at pixel: Int) -> Int {
    var index = min(max((pixel - origin) * source / extent, 0), source - 1)
    while index > 0, edge(index) > pixel { index -= 1 }
    while index < source - 1, edge(index + 1) <= pixel { index += 1 }
    return index
  }
}

// MARK: - Made smaller

extension LensAxis {
  /// The scene's pixels that one of the window's, or several, are an average of.
  func mixed(_ pixels: Range<Int>) -> Range<Int> {
    let first = (pixels.lowerBound - origin) * source / extent
    let last = ((pixels.upperBound - origin) * source + extent - 1) / extent
    return first..<min(max(last, first + 1), source)
  }

  /// How much of one of the scene's pixels is in one of the window's; all together this is `source`.
  func share(of index: Int, in pixel: Int) -> Int {
    let place = pixel - origin
    return min((index + 1) * extent, (place + 1) * source) - max(index * extent, place * source)
  }

  /// The window's pixels that are an average of one of the scene's, or several, and of others.
  func mixing(_ indices: Range<Int>) -> Range<Int> {
    let first = origin + indices.lowerBound * extent / source
    return first..<origin + (indices.upperBound * extent + source - 1) / source
  }
}
