import Foundation

/// A pattern's cell as a picture that repeats, and the place of its pixels.
struct PatternTile {
  let image: CGImage
  /// From the picture's pixels, y down, to the device space of the context that it is made for, y up.
  let toDevice: CGAffineTransform

  /// The maximum number of pixels per side: larger cells have a lower resolution.
  private static let greatestSide = 4096.0

  /// The cell of a pattern for a context; `nil` for a pattern that cannot be drawn.
  ///
  /// - Parameters:
  ///   - color: A pattern color, with its components; for another color the result is `nil`.
  ///   - base: From the initial coordinates of the context to device space.
  ///   - phase: The offset of cells, in those coordinates.
  init?(of color: CGColor, base: CGAffineTransform, phase: CGSize) {
    guard let pattern = color.pattern else { return nil }
    let moved = CGAffineTransform(translationX: phase.width, y: phase.height).concatenating(base)
    switch pattern.content {
    case .picture(let image, let scale):
      // Upright also where y points up: there the first row of cells is below the origin.
      let up: CGFloat = base.d < 0 ? 1 : -1
      self.image = image
      toDevice = CGAffineTransform(a: 1 / scale, b: 0, c: 0, d: up / scale, tx: 0, ty: 0)
        .concatenating(moved)
    case .drawn(let callbacks, let info):
      guard let draw = callbacks.drawPattern else { return nil }
      let map = pattern.matrix.concatenating(moved)
      let size = Self.pixels(of: pattern.step, through: map)
      let (bounds, step) = (pattern.bounds, pattern.step)
      let (across, along) = (CGFloat(size.width) / step.width, CGFloat(size.height) / step.height)
      let toPixels = CGAffineTransform(
        a: across,
        b: 0,
        c: 0,
        d: along,
        tx: -bounds.minX * across,
        ty: -bounds.minY * along
      )
      guard
        let context = try? CGContext(width: size.width, height: size.height, ctm: toPixels)
      else { return nil }
      if !pattern.isColored, let tint = color.stencilColor {
        context.setFillColor(tint)
        context.setStrokeColor(tint)
      }
      pattern.drawCells(in: context) { draw(UnsafeMutableRawPointer(bitPattern: info), $0) }
      guard let image = context.makeImage() else { return nil }
      self.image = image
      // The picture's rows run down, and y runs up.
      toDevice = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(size.height))
        .concatenating(toPixels.inverted()).concatenating(map)
    }
    guard toDevice.isUsable else { return nil }
  }

  /// The number of pixels of a cell: as many as on the device, rounded to whole ones.
  private static func pixels(
    of step: CGSize,
    through map: CGAffineTransform
  ) -> (width: Int, height: Int) {
    func count(_ length: CGFloat, _ scale: CGFloat) -> Int {
      let exact = Double(length * scale)
      return exact.isFinite ? Int(min(max(exact.rounded(), 1), greatestSide)) : 1
    }
    return (
      count(step.width, hypot(map.a, map.b)), count(step.height, hypot(map.c, map.d))
    )
  }
}

extension CGPattern {
  /// Draws the cell, and those before it that reach into it: a cell may be larger than the step.
  fileprivate func drawCells(in context: CGContext, _ draw: (CGContext) -> Void) {
    func before(_ length: CGFloat, _ step: CGFloat) -> Int {
      Int(min(max((length / step - 1e-9).rounded(.up), 1), 8)) - 1
    }
    for row in -before(bounds.height, step.height)...0 {
      for column in -before(bounds.width, step.width)...0 {
        context.saveGState()
        context.translateBy(x: CGFloat(column) * step.width, y: CGFloat(row) * step.height)
        context.clip(to: bounds)
        draw(context)
        context.restoreGState()
      }
    }
  }
}

extension CGColor {
  /// The color that an uncolored pattern is painted in.
  fileprivate var stencilColor: CGColor? {
    guard let base = colorSpace?.baseColorSpace, let components else { return nil }
    return CGColor(colorSpace: base, components: components)
  }
}
