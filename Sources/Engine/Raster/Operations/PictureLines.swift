import CKernels
import DisplayList
import Pixels

/// The lines through a picture along which rows of device pixels sample it: a DDA without perspective.
///
/// Without perspective these are even steps in whole numbers, counted from a column given by the caller, so that a
/// pixel is the same wherever its row begins. In perspective each column is computed by itself.
struct PictureLines {
  /// From the device's pixels to the picture's.
  let map: Homography
  /// Whether to sample bilinearly instead of taking the nearest pixel.
  let isSmooth: Bool
  /// Steps from one column to the next, in 1/65536 of the picture's pixels; `nil` in perspective, and where they would
  /// be too large.
  private let steps: (s: Int64, t: Int64)?

  init(_ map: Homography, isSmooth: Bool) {
    (self.map, self.isSmooth) = (map, isSmooth)
    let largest = 1_048_576.0
    steps =
      map.isAffine && abs(map.m11) < largest && abs(map.m12) < largest
      ? (Self.fixed(map.m11), Self.fixed(map.m12)) : nil
  }

  /// Writes the picture's colors for columns of a row.
  ///
  /// - Parameters:
  ///   - picture: The picture's pixels, and the limits of sampling.
  ///   - row: The device row.
  ///   - columns: The device columns, at least one.
  ///   - first: A column near these, from which steps are counted; what a pixel shows may depend on it.
  ///   - origin: The place of the picture's first pixel in the space that the map leads to.
  ///   - room: The memory for the colors, the first column's first.
  @inline(__always)
  func sample(
    _ picture: inout pegbar_picture,
    row: Int,
    _ columns: Range<Int>,
    from first: Int,
    origin: (x: Int, y: Int) = (0, 0),
    into room: UnsafeMutablePointer<UInt32>
  ) {
    let (x, y) = (Double(first) + 0.5, Double(row) + 0.5)
    let s = x * map.m11 + y * map.m21 + map.m31
    let t = x * map.m12 + y * map.m22 + map.m32
    let (count, ahead) = (columns.count, columns.lowerBound - first)
    guard let steps, abs(s) < Self.far, abs(t) < Self.far else {
      var sight = pegbar_sight()
      sight.w = x * map.m13 + y * map.m23 + map.m33
      (sight.ds, sight.dt, sight.dw) = (map.m11, map.m12, map.m13)
      // (In perspective the origin is the picture's own.)
      (sight.s, sight.t) = (s - Double(origin.x), t - Double(origin.y))
      return isSmooth
        ? pegbar_sample_perspective(room, count, &picture, &sight, Int32(ahead))
        : pegbar_nearest_perspective(room, count, &picture, &sight, Int32(ahead))
    }
    // Bilinear samples are counted from the first pixel's center.
    let center: Int64 = isSmooth ? 32768 : 0
    let startS = Self.fixed(s) &+ Int64(ahead) &* steps.s &- Int64(origin.x) << 16 &- center
    let startT = Self.fixed(t) &+ Int64(ahead) &* steps.t &- Int64(origin.y) << 16 &- center
    if isSmooth {
      pegbar_sample_affine(room, count, &picture, startS, startT, steps.s, steps.t)
    } else {
      pegbar_sample_nearest(room, count, &picture, startS, startT, steps.s, steps.t)
    }
  }

  /// The map for all rows of some bounds at once, counted from their first column and row.
  ///
  /// - Parameter bounds: The device pixels.
  /// - Returns: `nil` where each row has to be sampled by itself: in perspective, where the nearest pixels are
  ///   requested, and too far away.
  func evenMap(over bounds: PixelRect) -> pegbar_map? {
    guard let steps, isSmooth else { return nil }
    let (x, y) = (Double(bounds.x) + 0.5, Double(bounds.y) + 0.5)
    let (width, height) = (Double(bounds.width), Double(bounds.height))
    // The greatest distance of a corner from the picture's first pixel.
    let farthest = max(
      abs(x * map.m11 + y * map.m21 + map.m31) + abs(width * map.m11) + abs(height * map.m21),
      abs(x * map.m12 + y * map.m22 + map.m32) + abs(width * map.m12) + abs(height * map.m22)
    )
    guard farthest < Self.far else { return nil }
    return pegbar_map(
      s: map.m31,
      t: map.m32,
      across_s: x * map.m11,
      across_t: x * map.m12,
      row: y,
      down_s: map.m21,
      down_t: map.m22,
      ds: steps.s,
      dt: steps.t
    )
  }

  /// Positions below this, in pixels, are far from overflow.
  private static var far: Double { 1_073_741_824 }

  /// A number of pixels in 1/65536, rounded to the nearest and a half upwards.
  ///
  /// Truncation is one instruction; `rounded()` would be a call.
  @inline(__always)
  private static func fixed(_ number: Double) -> Int64 {
    let raised = number * 65536 + 0.5
    let cut = Int64(raised)
    return Double(cut) > raised ? cut - 1 : cut
  }
}
