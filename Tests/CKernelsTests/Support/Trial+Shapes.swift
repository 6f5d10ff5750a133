import CKernels
import Glibc

/// Shapes of all sizes about the trial's row, from its numbers.
extension Trial {
  var column: Int32 { Int32(more[0] % 24) - 12 }
  var row: Int32 { Int32(more[1] % 24) - 8 }

  /// At times so small that it lies within a pixel.
  var rounded: pegbar_rounded {
    let size = more[2] % 8 == 0 ? 1 : 80
    let (width, height) = (number(2) * Float(size), number(3) * Float(size))
    let (left, top) = (number(4) * 8 - 4, number(5) * 8 - 4)
    return pegbar_rounded(
      left: left,
      top: top,
      right: left + width,
      bottom: top + height,
      radius: min(width, height) / 2 * number(6),
      corners: UInt32(more[7] % 16)
    )
  }

  /// A rectangle turned by any angle.
  var quad: pegbar_quad {
    let angle = number(2) * 6.3
    let (c, s) = (cosf(angle), sinf(angle))
    let (width, height) = (number(3) * 60, number(4) * 60)
    let (x, y) = (number(5) * 40 - 10, number(6) * 40 - 10)
    let (u, v) = (c * x + s * y, c * y - s * x)
    var quad = pegbar_quad()
    quad.a = (c, -c, -s, s)
    quad.b = (s, -s, c, -c)
    quad.c = (-u, u + width, -v, v + height)
    quad.inverse = (inverse(quad.a.0), inverse(quad.a.1), inverse(quad.a.2), inverse(quad.a.3))
    return quad
  }

  private func inverse(_ a: Float) -> Float { abs(a) > 1e-6 ? 1 / a : 0 }

  /// One of the numbers as 0 ..< 1.
  private func number(_ index: Int) -> Float { Float(more[index] % 65_536) / 65_536 }
}
