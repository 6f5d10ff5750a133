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

  /// A rectangle rotated by any angle.
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
    return quad
  }

  /// A rounded rectangle in perspective, at times with the eye's plane in it.
  var slanted: pegbar_slanted {
    let angle = Double(number(2)) * 6.3
    let (c, s) = (cos(angle), sin(angle))
    let (width, height) = (Double(number(3)) * 60 + 0.01, Double(number(4)) * 60 + 0.01)
    let tilt = (Double(number(5)) - 0.5) / 40, lean = (Double(number(6)) - 0.5) / 40
    let local = (c, -s, tilt, s, c, lean, 3.0, -2.0, more[7] % 5 == 0 ? 0.1 : 1)
    var shape = pegbar_slanted()
    shape.local = local
    (shape.right, shape.bottom) = (width, height)
    shape.radius = more[7] % 3 == 0 ? 0 : min(width, height) / 2 * Double(number(7))
    shape.corners = UInt32(more[6] % 16)
    if more[5] % 2 == 0, shape.radius > 0 {
      shape.extent = shape.radius * (1 + Double(number(6)) / 2)
      let bend = (shape.extent, -0.4, 0.1, 0.2, -0.1)
      shape.bend = bend
    }
    /// Where α·u + β·v + γ is 0.
    func side(_ alpha: Double, _ beta: Double, _ gamma: Double) -> (Double, Double, Double) {
      let a = alpha * local.0 + beta * local.1 + gamma * local.2
      let b = alpha * local.3 + beta * local.4 + gamma * local.5
      let c = alpha * local.6 + beta * local.7 + gamma * local.8
      let length = (a * a + b * b).squareRoot()
      return (a / length, b / length, c / length)
    }
    let sides = [side(1, 0, 0), side(-1, 0, width), side(0, 1, 0), side(0, -1, height)]
    shape.a = (sides[0].0, sides[1].0, sides[2].0, sides[3].0)
    shape.b = (sides[0].1, sides[1].1, sides[2].1, sides[3].1)
    shape.c = (sides[0].2, sides[1].2, sides[2].2, sides[3].2)
    return shape
  }

  /// A row of a gradient of as many steps as the trial has pixels, its way longer or shorter than the row; at times of
  /// places that are no numbers.
  var gradient: pegbar_gradient_row {
    let length = exp2(Double(number(2)) * 14 - 2)
    return pegbar_gradient_row(
      colors: from,
      steps: Double(n - 1),
      s: more[7] % 50 == 0 ? .nan : Double(number(3)) * 2 - 1,
      ds: (Double(number(4)) - 0.5) / length,
      t: Double(number(5)) * 2 - 1,
      dt: (Double(number(6)) - 0.5) / length,
      kind: Int32(more[7] % 3)
    )
  }

  /// One of the numbers as 0 ..< 1.
  private func number(_ index: Int) -> Float { Float(more[index] % 65_536) / 65_536 }
}
