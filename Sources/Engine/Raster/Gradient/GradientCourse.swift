import CKernels
import CoreGraphics
import Foundation
import DisplayList

/// The position in a gradient, 0 … 1, at each pixel of the device.
struct GradientCourse {
  private let kind: DisplayItem.Gradient.Kind
  /// From the device to coordinates in which the position is the first one (axial), the distance from the origin
  /// (radial), or the angle there, from the first axis toward the second (conic).
  private let toWay: Homography

  /// `nil` where nothing can be computed.
  init?(_ gradient: DisplayItem.Gradient) {
    let rect = gradient.rect.standardized
    let (width, height) = (Double(rect.width), Double(rect.height))
    guard width > 0, height > 0, let toLocal = gradient.toDevice.preciseInverse else { return nil }
    let start = SIMD2(Double(gradient.start.x), Double(gradient.start.y))
    let along = SIMD2(Double(gradient.end.x), Double(gradient.end.y)) - start
    let squared = (along * along).sum()
    guard start.x.isFinite, start.y.isFinite, squared.isFinite else { return nil }
    guard squared > 0 else {
      // A gradient of length 0 has its end color at every pixel.
      (kind, toWay) = (.axial, Homography(0, 0, 0, 0, 0, 0, 2, 0, 1))
      return
    }
    kind = gradient.kind
    let toStart = Homography(
      1 / width,
      0,
      0,
      0,
      1 / height,
      0,
      -Double(rect.minX) / width - start.x,
      -Double(rect.minY) / height - start.y,
      1
    )
    let fit =
      switch gradient.kind {
      case .axial, .conic:
        Homography(
          along.x / squared,
          -along.y / squared,
          0,
          along.y / squared,
          along.x / squared,
          0,
          0,
          0,
          1
        )
      case .radial: Homography(along.x.inverse, 0, 0, 0, along.y.inverse, 0, 0, 0, 1)
      }
    let toWay = toLocal.then(toStart).then(fit)
    guard toWay.isFinite else { return nil }
    self.toWay = toWay
  }

  /// Writes the colors of a row of pixels.
  ///
  /// - Parameters:
  ///   - columns: The columns of pixels to write.
  ///   - y: The row of the pixels.
  ///   - room: The memory for the colors, the first column's first.
  ///   - table: The table of the gradient's colors.
  func paint(
    _ columns: Range<Int>,
    row y: Int,
    into room: UnsafeMutablePointer<UInt32>,
    from table: GradientTable
  ) {
    guard let column = Int32(exactly: columns.lowerBound) else { return }
    let steps = Double(table.pixels.count - 2)
    let row = Double(y) + 0.5
    let s = row * toWay.m21 + toWay.m31, t = row * toWay.m22 + toWay.m32
    table.pixels.withUnsafeBufferPointer { pixels in
      guard let colors = pixels.baseAddress else { return }
      var way = pegbar_gradient_row(
        colors: colors,
        steps: steps,
        s: s,
        ds: toWay.m11,
        t: t,
        dt: toWay.m12,
        kind: kind.forKernel
      )
      if toWay.isAffine {
        return pegbar_gradient(room, columns.count, &way, column)
      }
      paintInPerspective(columns, row, way, into: room)
    }
  }

  /// Writes them in perspective, where each pixel needs a division.
  private func paintInPerspective(
    _ columns: Range<Int>,
    _ row: Double,
    _ way: pegbar_gradient_row,
    into room: UnsafeMutablePointer<UInt32>
  ) {
    let (steps, colors) = (way.steps, way.colors)
    let w = row * toWay.m23 + toWay.m33
    /// Writes the entry for a position: 0 before the start, then one for each step, the last one beyond the end.
    @inline(__always)
    func put(_ place: Double, _ index: Int) {
      let entry = min(max(place * steps + 1, 0), steps + 1)
      room[index] = colors[Int(entry)]
    }
    for index in 0..<columns.count {
      let column = Double(columns.lowerBound + index) + 0.5
      var (a, b) = (way.s + column * toWay.m11, way.t + column * toWay.m12)
      let depth = w + column * toWay.m13
      (a, b) = depth > 1e-12 ? (a / depth, b / depth) : (0, 0)
      switch kind {
      case .axial: put(a, index)
      case .radial: put((a * a + b * b).squareRoot(), index)
      case .conic:
        let turn = atan2(b, a) / (2 * .pi)
        put(turn < 0 ? turn + 1 : turn, index)
      }
    }
  }
}

extension DisplayItem.Gradient.Kind {
  fileprivate var forKernel: Int32 {
    switch self {
    case .axial: Int32(pegbar_axial)
    case .radial: Int32(pegbar_radial)
    case .conic: Int32(pegbar_conic)
    }
  }
}

extension Double {
  /// The inverse, or 1e9 where it is not finite: a length of 0 is passed at once.
  fileprivate var inverse: Double {
    let inverse = 1 / self
    return inverse.isFinite ? inverse : 1e9
  }
}
