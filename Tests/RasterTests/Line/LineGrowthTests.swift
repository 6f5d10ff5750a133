import CoreGraphics
import DisplayList
import Foundation
import Pixels
import QuartzCore
import RandomScenes
import Raster
import Testing

/// A line of which another part is shown from frame to frame (SL1): what is kept of it makes no difference.
@MainActor
struct `A line that grows` {
  private static let size = PixelSize(width: 72, height: 56)

  private static func path(_ random: inout Seeded) -> CGPath {
    func point() -> CGPoint { CGPoint(x: random.number(-8...80), y: random.number(-8...64)) }
    let path = CGMutablePath()
    path.move(to: point())
    for _ in 0..<(2 + random.index(below: 12)) {
      switch random.index(below: 8) {
      case 0, 1: path.addLine(to: point())
      case 2, 3: path.addQuadCurve(to: point(), control: point())
      case 4: path.addCurve(to: point(), control1: point(), control2: point())
      case 5:
        path.closeSubpath()
        if random.flag() { path.move(to: point()) }
      case 6: path.addLine(to: path.currentPoint)
      default: path.move(to: point())
      }
    }
    return path
  }

  private static func style(_ random: inout Seeded) -> StrokeStyle {
    var style = StrokeStyle()
    style.width = random.number(0.3...12)
    style.cap = random.pick([.butt, .round, .square])
    style.join = random.pick([.miter, .round, .bevel])
    style.miterLimit = random.number(1...6)
    if random.once(in: 3) {
      style.dashLengths = random.pick([[7, 3], [0, 5], [12, 2, 1], [30, 30]])
      style.dashPhase = random.number(-20...20)
    }
    return style
  }

  private static func map(_ random: inout Seeded) -> Homography {
    let turn = random.once(in: 2) ? 0 : random.number(-3...3)
    let scale = random.number(0.3...2)
    return Homography(
      scale * cos(turn),
      scale * sin(turn),
      0,
      -sin(turn),
      random.once(in: 4) ? -cos(turn) : cos(turn),
      0,
      random.number(-3...20),
      random.number(-3...20),
      1
    )
  }

  @Test(arguments: Seeds.first(40))
  func `is in each frame as if it were drawn from scratch`(_ seed: UInt64) throws {
    var random = Seeded(seed)
    let measured = MeasuredPath(Self.path(&random).snapshot)
    guard let line = PathLine(measured, Self.style(&random)) else { return }
    let map = Self.map(&random)
    var kept = FrameRenderer()
    var (start, end) = (0.0, 0.5)
    for step in 0..<20 {
      if random.once(in: 3) { start = random.once(in: 3) ? 0 : random.number(0...1) }
      if random.once(in: 4) {
        end = random.once(in: 2) ? 1 : random.number(0...1)
      } else {
        end += random.number(-0.03...0.05)
      }
      guard let paint = PathPaint(line, from: start, to: end) else { continue }
      let item = DisplayItem.path(.init(paint: paint, color: .white, toDevice: map))
      let bitmap = Bitmap(size: Self.size)
      let list = DisplayList(items: [item])
      bitmap.withSurface { kept.draw(list, into: &$0, background: .clear) }
      let fresh = rendered([item], width: Self.size.width, height: Self.size.height)
      let isSame = bitmap.copyPixels() == fresh.copyPixels()
      #expect(isSame, "step \(step)")
    }
  }

  /// Frame by frame, each drawn only in its damage.
  @Test(arguments: Seeds.first(40))
  func `is damaged where it changes`(_ seed: UInt64) throws {
    endOpenTransactions()
    var random = Seeded(seed)
    let (root, shape) = (CALayer(), CAShapeLayer())
    root.bounds = CGRect(x: 0, y: 0, width: Self.size.width, height: Self.size.height)
    root.position = CGPoint(x: Self.size.width / 2, y: Self.size.height / 2)
    Self.set(shape, &random)
    root.addSublayer(shape)
    let context = LayerContext(root: root)
    CATransaction.flush()
    var damage = FrameDamage()
    var renderer = FrameRenderer()
    let kept = Bitmap(size: Self.size)
    for step in 0..<25 {
      Self.change { Self.edit(shape, &random) }
      context.updateFrame(at: 0, scale: 1)
      damage.note(context.frame.retained, size: Self.size)
      guard !random.once(in: 5) else { continue }
      let (list, areas) = (context.frame.list, damage.areas)
      kept.withSurface { renderer.draw(list, into: &$0, damage: areas, background: .white) }
      damage.clear()
      let fresh = Bitmap(size: Self.size)
      var other = FrameRenderer()
      fresh.withSurface { other.draw(list, into: &$0, background: .white) }
      let isSame = kept.copyPixels() == fresh.copyPixels()
      #expect(isSame, "step \(step)")
    }
  }

  private static func change(_ body: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    body()
    CATransaction.commit()
  }

  private static func set(_ shape: CAShapeLayer, _ random: inout Seeded) {
    let style = style(&random)
    shape.path = path(&random)
    (shape.fillColor, shape.strokeColor) = (nil, .black)
    shape.lineWidth = CGFloat(style.width)
    shape.lineCap = random.pick([.butt, .round, .square])
    shape.lineJoin = random.pick([.miter, .round, .bevel])
    shape.miterLimit = CGFloat(style.miterLimit)
    if !style.dashLengths.isEmpty {
      shape.lineDashPattern = style.dashLengths.map { NSNumber(value: $0) }
    }
  }

  /// At the line's place in the list is a rectangle then, or the line again.
  private static func swapLineAndBackground(of shape: CAShapeLayer) {
    let hasLine = shape.strokeColor != nil
    shape.strokeColor = hasLine ? nil : .black
    shape.backgroundColor = hasLine ? CGColor(red: 1, green: 0, blue: 0, alpha: 1) : nil
    shape.bounds = CGRect(x: 0, y: 0, width: 30, height: 20)
  }

  private static func edit(_ shape: CAShapeLayer, _ random: inout Seeded) {
    switch random.index(below: 16) {
    case 0: shape.strokeStart = CGFloat(random.number(0...0.5))
    case 1: shape.strokeStart = 0
    case 2: shape.strokeEnd = 1
    case 3: shape.strokeEnd = CGFloat(random.number(0...1))
    case 4: shape.lineDashPhase += 1
    case 5: shape.lineWidth = CGFloat(random.number(0.3...9))
    case 6: shape.opacity = Float(random.number(0.2...1))
    case 7: shape.position.x += CGFloat(random.number(-2...2))
    case 8: shape.shouldRasterize.toggle()
    case 9: shape.shadowOpacity = shape.shadowOpacity == 0 ? 0.5 : 0
    case 10: Self.swapLineAndBackground(of: shape)
    default: shape.strokeEnd += CGFloat(random.number(-0.04...0.06))
    }
  }

  /// A line's end that moves along one of two hundred segments changes some pixels of the frame, not all.
  @Test func `costs what changes`() throws {
    endOpenTransactions()
    let (root, shape, path) = (CALayer(), CAShapeLayer(), CGMutablePath())
    root.bounds = CGRect(x: 0, y: 0, width: 200, height: 200)
    path.move(to: CGPoint(x: 5, y: 5))
    for index in 1...200 {
      let (column, row) = (index % 20, index / 20)
      path.addLine(to: CGPoint(x: (row % 2 == 0 ? column : 19 - column) * 10 + 5, y: row * 18 + 5))
    }
    (shape.path, shape.fillColor, shape.strokeColor) = (path, nil, .black)
    shape.strokeEnd = 0.5
    root.addSublayer(shape)
    let context = LayerContext(root: root)
    let size = PixelSize(width: 200, height: 200)
    CATransaction.flush()
    var damage = FrameDamage()
    context.updateFrame(at: 0, scale: 1)
    damage.note(context.frame.retained, size: size)
    damage.clear()
    Self.change { shape.strokeEnd = 0.505 }
    context.updateFrame(at: 0, scale: 1)
    damage.note(context.frame.retained, size: size)
    // Two segments of ten, half of the one before, five at each end for a pointed corner, and a pixel all around.
    let area = damage.areas.reduce(0) { $0 + $1.width * $1.height }
    #expect(area > 0 && area <= 40 * 30)
  }

  /// In any parts, by any threads.
  @Test func `is the same on one thread and two`() throws {
    var random = Seeded(7)
    for _ in 0..<12 {
      let measured = MeasuredPath(Self.path(&random).snapshot)
      guard let line = PathLine(measured, Self.style(&random)),
        let paint = PathPaint(line, from: 0, to: 0.9)
      else { continue }
      let map = Homography(scale: 6)
      let list = DisplayList(items: [
        .path(.init(paint: paint, color: .white, toDevice: map))
      ])
      let pixels = [1, 2].map { threads in
        let bitmap = Bitmap(size: PixelSize(width: 400, height: 300))
        var renderer = FrameRenderer(
          threads: threads,
          sharing: FrameSharing(fewestPixels: 1, bandPixels: 20_000)
        )
        bitmap.withSurface { renderer.draw(list, into: &$0, background: .clear) }
        return bitmap.copyPixels()
      }
      let isSame = pixels[0] == pixels[1]
      #expect(isSame)
    }
  }
}
