import Pixels
import Raster

/// Draws a scene through a lens: nearest neighbor when enlarged, area average when reduced.
struct LensPixels {
  let lens: Lens
  /// Whether grid lines are drawn between enlarged pixels.
  let showsGrid: Bool
  /// The color around the scene, 0xAARRGGBB.
  var surroundings = Self.surroundings
  /// The color around a scene that is worked on.
  static let surroundings: UInt32 = 0xFF6E_6E73

  /// Draws the pixels of a rectangle of the window and no others.
  ///
  /// - Parameters:
  ///   - rect: The rectangle to draw, inside the window.
  ///   - window: The window's pixels.
  ///   - scene: The scene's pixels.
  func draw(_ rect: PixelRect, of window: PixelSurface, from scene: PixelSurface) {
    let part = rect.intersection(lens.seen)
    fillSurroundings(rect, without: part, of: window)
    guard !part.isEmpty else { return }
    if lens.enlarges {
      enlarge(part, of: window, from: scene)
    } else {
      mix(part, of: window, from: scene)
    }
  }

  private func fillSurroundings(
    _ rect: PixelRect,
    without part: PixelRect,
    of window: PixelSurface
  ) {
    guard part != rect else { return }
    for y in rect.y..<max(rect.maxY, rect.y) {
      let row = window.pixels + y * window.stride
      if part.isEmpty || y < part.y || y >= part.maxY {
        (row + rect.x).update(repeating: surroundings, count: rect.width)
      } else {
        (row + rect.x).update(repeating: surroundings, count: part.x - rect.x)
        (row + part.maxX).update(repeating: surroundings, count: rect.maxX - part.maxX)
      }
    }
  }
}

// MARK: - Enlarged

extension LensPixels {
  /// Each row of the scene is enlarged once, and copied as often as it is seen.
  private func enlarge(_ part: PixelRect, of window: PixelSurface, from scene: PixelSurface) {
    let (x, y) = (lens.x, lens.y)
    let first = x.index(at: part.x)
    let count = x.index(at: part.maxX - 1) - first + 1
    withUnsafeTemporaryAllocation(of: Int.self, capacity: count + 1) { edges in
      for cell in 0...count { edges[cell] = min(max(x.edge(first + cell), part.x), part.maxX) }
      // The first pixel may begin to the left of the rectangle: it has no line then.
      let isCut = x.edge(first) < part.x
      for index in y.index(at: part.y)...y.index(at: part.maxY - 1) {
        let colors = scene.pixels + (index * scene.stride + first)
        var top = max(y.edge(index), part.y)
        let bottom = min(y.edge(index + 1), part.maxY)
        if showsGrid, top == y.edge(index), top < bottom {
          layOut(colors, edges, to: window.pixels + top * window.stride) { Self.line($0) }
          top += 1
        }
        guard top < bottom else { continue }
        let row = window.pixels + top * window.stride
        layOut(colors, edges, to: row) { $0 }
        if showsGrid {
          for cell in (isCut ? 1 : 0)..<count where edges[cell] < edges[cell + 1] {
            row[edges[cell]] = Self.line(colors[cell])
          }
        }
        for copy in top + 1..<max(bottom, top + 1) {
          (window.pixels + copy * window.stride + part.x).update(
            from: row + part.x,
            count: part.width
          )
        }
      }
    }
  }

  @inline(__always)
  private func layOut(
    _ colors: UnsafeMutablePointer<UInt32>,
    _ edges: UnsafeMutableBufferPointer<Int>,
    to row: UnsafeMutablePointer<UInt32>,
    _ change: (UInt32) -> UInt32
  ) {
    for cell in 0..<edges.count - 1 {
      let color = change(colors[cell])
      for column in edges[cell]..<edges[cell + 1] { row[column] = color }
    }
  }

  /// A grid line over a pixel: a quarter darker on a light pixel, lighter on a dark one, so that it is visible on any.
  static func line(_ color: UInt32) -> UInt32 {
    let (red, green, blue) = (color >> 16 & 0xFF, color >> 8 & 0xFF, color & 0xFF)
    let isLight = red * 77 + green * 150 + blue * 29 >= 128 << 8
    let other: UInt32 = isLight ? 0 : 255
    func mixed(_ part: UInt32) -> UInt32 { (part * 3 + other) / 4 }
    return color & 0xFF00_0000 | mixed(red) << 16 | mixed(green) << 8 | mixed(blue)
  }
}

// MARK: - Reduced

extension LensPixels {
  /// Each pixel is the area average of the scene's pixels that it covers; partly covered pixels count in part.
  private func mix(_ part: PixelRect, of window: PixelSurface, from scene: PixelSurface) {
    let (x, y) = (lens.x, lens.y)
    let columns = x.mixed(part.x..<part.maxX)
    let share = 1 / (Double(x.source) * Double(y.source))
    // (Signed integers, which processors convert to floating point fastest; the maximum is 255 × 32767.)
    withUnsafeTemporaryAllocation(of: SIMD4<Int32>.self, capacity: columns.count) { sums in
      for row in part.y..<part.maxY {
        sums.initialize(repeating: .zero)
        for index in y.mixed(row..<row + 1) {
          let weight = Int32(y.share(of: index, in: row))
          let colors = scene.pixels + (index * scene.stride + columns.lowerBound)
          for column in 0..<columns.count { sums[column] &+= Self.parts(colors[column]) &* weight }
        }
        let drawn = window.pixels + row * window.stride
        for pixel in part.x..<part.maxX {
          var sum = SIMD4<Double>.zero
          for index in x.mixed(pixel..<pixel + 1) {
            let weight = Double(x.share(of: index, in: pixel))
            sum += SIMD4<Double>(sums[index - columns.lowerBound]) * weight
          }
          drawn[pixel] = Self.color(sum * share)
        }
      }
    }
  }

  /// The channels blue, green, red and alpha.
  @inline(__always)
  private static func parts(_ color: UInt32) -> SIMD4<Int32> {
    SIMD4<Int32>(truncatingIfNeeded: unsafeBitCast(color, to: SIMD4<UInt8>.self))
  }

  @inline(__always)
  private static func color(_ parts: SIMD4<Double>) -> UInt32 {
    // The small bias makes exact halves, which the product leaves an epsilon above or below, all round up.
    let rounded = SIMD4<Int32>(parts + 0.500_000_1, rounding: .towardZero)
    return unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: rounded), to: UInt32.self)
  }
}
