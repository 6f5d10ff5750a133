import CCairo
import Foundation

/// How much of each pixel of a context a shadow covers, before it is moved to its place.
struct ShadowMask: ~Copyable {
  let surface: CairoSurface

  /// Blurs the alpha of what was drawn; what would lie outside the context casts no shadow.
  ///
  /// - Parameters:
  ///   - drawn: A group's pattern.
  ///   - size: The context's, in pixels.
  ///   - sigma: The Gaussian's standard deviation, in pixels.
  /// - Throws: `drawing` for what Cairo cannot make.
  init(
    of drawn: OpaquePointer?,
    size: (width: Int, height: Int),
    sigma: Double
  ) throws(CoreGraphicsError) {
    let surface = try CairoSurface(coverageWidth: size.width, height: size.height)
    let drawing = try CairoDrawing(on: surface)
    cairo_set_source(drawing.pointer, drawn)
    cairo_paint(drawing.pointer)
    cairo_surface_flush(surface.pointer)
    Self.blur(surface, size, sigma)
    self.surface = surface
  }

  private static func blur(
    _ surface: borrowing CairoSurface,
    _ size: (width: Int, height: Int),
    _ sigma: Double
  ) {
    guard sigma > 0, let bytes = cairo_image_surface_get_data(surface.pointer) else { return }
    let stride = surface.bytesPerRow
    var values = [Float](repeating: 0, count: size.width * size.height)
    for y in 0..<size.height {
      for x in 0..<size.width { values[y * size.width + x] = Float(bytes[y * stride + x]) }
    }
    ShadowBlur(sigma: sigma).blur(&values, width: size.width, height: size.height)
    for y in 0..<size.height {
      for x in 0..<size.width {
        bytes[y * stride + x] = UInt8(min(max(values[y * size.width + x] + 0.5, 0), 255))
      }
    }
    cairo_surface_mark_dirty(surface.pointer)
  }
}

/// A Gaussian blur as three box blurs each way, the boxes' ends counted in part so that every width can be had.
///
/// (P. Gwosdek et al., *Theoretical foundations of Gaussian convolution by extended box filtering*, 2011.)
private struct ShadowBlur {
  /// Whole pixels on each side of the middle one.
  private let radius: Int
  /// How much the pixels beyond those count, 0 … 1.
  private let edge: Double

  init(sigma: Double) {
    let variance = min(sigma, 1000) * min(sigma, 1000)
    let radius = (((4 * variance + 1).squareRoot() - 1) / 2).rounded(.down)
    let next = radius + 1
    let edge = (2 * radius + 1) * (radius * next - variance) / (2 * variance - 6 * next * next)
    (self.radius, self.edge) = (Int(radius), min(max(edge, 0), 1))
  }

  func blur(_ values: inout [Float], width: Int, height: Int) {
    var line = [Float](repeating: 0, count: max(width, height))
    for y in 0..<height {
      for _ in 0..<3 { blur(&values, from: y * width, step: 1, count: width, &line) }
    }
    for x in 0..<width {
      for _ in 0..<3 { blur(&values, from: x, step: width, count: height, &line) }
    }
  }

  /// One box along a line; beyond its ends everything is clear.
  private func blur(
    _ values: inout [Float],
    from start: Int,
    step: Int,
    count: Int,
    _ line: inout [Float]
  ) {
    for index in 0..<count { line[index] = values[start + index * step] }
    func value(_ index: Int) -> Double { (0..<count).contains(index) ? Double(line[index]) : 0 }
    let weight = 1 / (Double(2 * radius + 1) + 2 * edge)
    var sum = (0...radius).reduce(0) { $0 + value($1) }
    for index in 0..<count {
      let ends = value(index - radius - 1) + value(index + radius + 1)
      values[start + index * step] = Float((sum + edge * ends) * weight)
      sum += value(index + radius + 1) - value(index - radius)
    }
  }
}
