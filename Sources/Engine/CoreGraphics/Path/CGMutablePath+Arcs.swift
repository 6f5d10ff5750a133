public import Foundation

extension CGMutablePath {
  /// Adds the ellipse inscribed in `rect`, starting at its largest x.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    let toEllipse = CGAffineTransform(
      a: rect.width / 2,
      b: 0,
      c: 0,
      d: rect.height / 2,
      tx: rect.midX,
      ty: rect.midY
    )
    addRelativeArc(
      center: .zero,
      radius: 1,
      startAngle: 0,
      delta: 2 * .pi,
      startsSubpath: true,
      transform: toEllipse.concatenating(transform)
    )
    closeSubpath()
  }

  /// Adds a rectangle with rounded corners, starting in the middle of the side of the largest x.
  ///
  /// A radius is clamped to half the side it lies along, and negative ones count as 0.
  public func addRoundedRect(
    in rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard !rect.isNull else { return }
    let rx = min(max(cornerWidth, 0), rect.width / 2)
    let ry = min(max(cornerHeight, 0), rect.height / 2)
    guard rx > 0, ry > 0 else { return addRect(rect, transform: transform) }
    move(to: CGPoint(x: rect.maxX, y: rect.midY), transform: transform)
    let centers = [
      CGPoint(x: rect.maxX - rx, y: rect.maxY - ry), CGPoint(x: rect.minX + rx, y: rect.maxY - ry),
      CGPoint(x: rect.minX + rx, y: rect.minY + ry), CGPoint(x: rect.maxX - rx, y: rect.minY + ry),
    ]
    for (quarter, center) in centers.enumerated() {
      let toCorner = CGAffineTransform(a: rx, b: 0, c: 0, d: ry, tx: center.x, ty: center.y)
      addRelativeArc(
        center: .zero,
        radius: 1,
        startAngle: CGFloat(quarter) * .pi / 2,
        delta: .pi / 2,
        startsSubpath: false,
        transform: toCorner.concatenating(transform)
      )
    }
    closeSubpath()
  }

  /// Adds a rectangle with corners that are quarters of ellipses, from the left end of its top to the right.
  ///
  /// - Parameters:
  ///   - rect: The rectangle; its width and height are not negative.
  ///   - upperLeft: The half axes of the last corner of the path, in the path's units; a corner with one that is 0 or
  ///     less is sharp, and each is clamped to half the side. The same holds for the other corners.
  ///   - upperRight: The half axes of the first corner.
  ///   - lowerRight: The half axes of the second corner.
  ///   - lowerLeft: The half axes of the third corner.
  package func addRoundedRect(
    in rect: CGRect,
    upperLeft: CGSize,
    upperRight: CGSize,
    lowerRight: CGSize,
    lowerLeft: CGSize
  ) {
    func used(_ radii: CGSize) -> CGSize {
      let (rx, ry) = (min(radii.width, rect.width / 2), min(radii.height, rect.height / 2))
      return rx > 0 && ry > 0 ? CGSize(width: rx, height: ry) : .zero
    }
    let corners = [
      (CGPoint(x: rect.maxX, y: rect.minY), used(upperRight), CGVector(dx: -1, dy: 1)),
      (CGPoint(x: rect.maxX, y: rect.maxY), used(lowerRight), CGVector(dx: -1, dy: -1)),
      (CGPoint(x: rect.minX, y: rect.maxY), used(lowerLeft), CGVector(dx: 1, dy: -1)),
      (CGPoint(x: rect.minX, y: rect.minY), used(upperLeft), CGVector(dx: 1, dy: 1)),
    ]
    move(to: CGPoint(x: rect.minX + used(upperLeft).width, y: rect.minY))
    for (index, (corner, radii, inward)) in corners.enumerated() {
      guard radii != .zero else {
        addLine(to: corner)
        continue
      }
      let center = CGPoint(
        x: corner.x + inward.dx * radii.width,
        y: corner.y + inward.dy * radii.height
      )
      addRelativeArc(
        center: .zero,
        radius: 1,
        startAngle: CGFloat(index - 1) * .pi / 2,
        delta: .pi / 2,
        transform: CGAffineTransform(
          a: radii.width,
          b: 0,
          c: 0,
          d: radii.height,
          tx: center.x,
          ty: center.y
        )
      )
    }
    closeSubpath()
  }

  /// Adds a circular arc, with a straight segment to its start when there is a current point.
  ///
  /// - Parameters:
  ///   - center: The circle's center.
  ///   - radius: The circle's radius.
  ///   - startAngle: The angle of the start, in radians from the x axis towards the y axis.
  ///   - endAngle: The angle of the end, in radians from the x axis towards the y axis.
  ///   - clockwise: Whether the angle decreases, which is clockwise where y points **up**; on a y-down screen it looks
  ///     reversed, as with Apple's. Angles that differ by multiples of 2π are a full circle in either direction; equal
  ///     ones are an empty arc.
  ///   - transform: Applied to every point.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    guard (endAngle - startAngle).isFinite else { return }
    let delta = sweep(clockwise ? startAngle - endAngle : endAngle - startAngle)
    addRelativeArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      delta: clockwise ? -delta : delta,
      transform: transform
    )
  }

  /// The angle that an arc covers in its direction, in radians, 0 or more.
  ///
  /// More than 2π draws the whole circle once and still ends at the end angle. Multiples of 2π against the direction
  /// are a full circle: so `0 … 2 * .pi` is one in both directions.
  ///
  /// - Parameter difference: The angle from start to end in the arc's direction, in radians.
  /// - Returns: The angle of the arc.
  private func sweep(_ difference: CGFloat) -> CGFloat {
    let turn: CGFloat = 2 * .pi
    guard difference < 0 || difference > turn else { return difference }
    let rest = difference - (difference / turn).rounded(.down) * turn
    if difference > turn { return turn + rest }
    // Angles such as −½π and 1½π differ by exactly 2π except for rounding.
    return rest < 1e-9 ? turn : rest
  }

  /// Adds a circular arc of `delta` radians, increasing or decreasing by its sign.
  public func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    addRelativeArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      delta: delta,
      startsSubpath: isEmpty,
      transform: transform
    )
  }

  /// Adds the arc of the given radius that is tangent to the lines to `tangent1End` and on to `tangent2End`.
  ///
  /// The first line starts at the current point; a straight segment leads to the arc.
  public func addArc(
    tangent1End: CGPoint,
    tangent2End: CGPoint,
    radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard !isEmpty else { return move(to: tangent1End, transform: transform) }
    let start = currentPoint.applying(transform.inverted())
    let into = CGVector(dx: start.x - tangent1End.x, dy: start.y - tangent1End.y)
    let out = CGVector(dx: tangent2End.x - tangent1End.x, dy: tangent2End.y - tangent1End.y)
    let lengths = hypot(into.dx, into.dy) * hypot(out.dx, out.dy)
    let cross = into.dx * out.dy - into.dy * out.dx
    let dot = into.dx * out.dx + into.dy * out.dy
    guard radius > 0, lengths > 0, abs(cross) > 1e-9 * lengths else {
      return addLine(to: tangent1End, transform: transform)
    }
    // Half the angle between the lines determines the distance of the tangent points from the corner.
    let half = atan2(abs(cross), dot) / 2
    let reach = radius / tan(half)
    let touch = CGPoint(
      x: tangent1End.x + into.dx / hypot(into.dx, into.dy) * reach,
      y: tangent1End.y + into.dy / hypot(into.dx, into.dy) * reach
    )
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(
      x: touch.x - side * into.dy / hypot(into.dx, into.dy) * radius,
      y: touch.y + side * into.dx / hypot(into.dx, into.dy) * radius
    )
    addRelativeArc(
      center: center,
      radius: radius,
      startAngle: atan2(touch.y - center.y, touch.x - center.x),
      delta: -side * (.pi - 2 * half),
      transform: transform
    )
  }

  /// One cubic for each quarter of a circle or less, within 0.03 % of the radius of the true circle.
  private func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    delta: CGFloat,
    startsSubpath: Bool,
    transform: CGAffineTransform
  ) {
    guard delta.isFinite, startAngle.isFinite else { return }
    func point(_ angle: CGFloat, tangent: CGFloat = 0) -> CGPoint {
      // Multiples of a quarter of a circle must be exact, so that circles touch their bounding box.
      let (sine, cosine) = (exactSine(angle), exactSine(angle + .pi / 2))
      return CGPoint(
        x: center.x + radius * (cosine - tangent * sine),
        y: center.y + radius * (sine + tangent * cosine)
      )
    }
    if startsSubpath {
      move(to: point(startAngle), transform: transform)
    } else {
      addLine(to: point(startAngle), transform: transform)
    }
    let pieces = min(max((abs(delta) / (.pi / 2) - 1e-9).rounded(.up), 1), 64)
    let step = delta / pieces
    let reach = 4 / 3 * tan(step / 4)
    for piece in 0..<Int(pieces) where delta != 0 {
      let from = startAngle + CGFloat(piece) * step
      addCurve(
        to: point(from + step),
        control1: point(from, tangent: reach),
        control2: point(from + step, tangent: -reach),
        transform: transform
      )
    }
  }
}

/// The sine, with exact −1, 0 and 1 at multiples of π/2.
private func exactSine(_ angle: CGFloat) -> CGFloat {
  let quarters = angle / (.pi / 2)
  let nearest = quarters.rounded()
  guard abs(quarters - nearest) < 1e-12, abs(nearest) < 1e9 else { return sin(angle) }
  return [0, 1, 0, -1][((Int(nearest) % 4) + 4) % 4]
}
