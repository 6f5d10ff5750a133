import CoreGraphics
import QuartzCore

extension FactPicture {
  /// Shape layers (SL1).
  static let shapes = [
    FactPicture("shape-fill-rules") { room in
      for (x, rule) in [(5, CAShapeLayerFillRule.nonZero), (63, .evenOdd)] {
        room.add(CAShapeLayer(), CGFloat(x), 18, 52, 52) {
          $0.path = star
          $0.fillColor = Ink.red
          $0.fillRule = rule
        }
      }
    },
    FactPicture("shape-caps") { room in
      let caps = [CAShapeLayerLineCap.butt, .round, .square]
      for (index, cap) in caps.enumerated() {
        line(in: room, y: CGFloat(index) * 26 + 19) { $0.lineCap = cap }
      }
    },
    FactPicture("shape-joins") { room in
      let joins = [CAShapeLayerLineJoin.miter, .round, .bevel]
      for (index, join) in joins.enumerated() {
        room.add(CAShapeLayer(), CGFloat(index) * 38 + 4, 20, 36, 50) {
          let path = CGMutablePath()
          path.addLines(between: [
            CGPoint(x: 4, y: 46), CGPoint(x: 18, y: 10), CGPoint(x: 32, y: 46),
          ])
          $0.path = path
          $0.fillColor = nil
          $0.strokeColor = Ink.blue
          $0.lineWidth = 9
          $0.lineJoin = join
        }
      }
    },
    FactPicture("shape-miter-limit") { room in
      for (x, limit) in [(8, 10), (64, 2)] {
        room.add(CAShapeLayer(), CGFloat(x), 20, 50, 50) {
          let path = CGMutablePath()
          path.addLines(between: [
            CGPoint(x: 4, y: 10), CGPoint(x: 40, y: 25), CGPoint(x: 4, y: 40),
          ])
          $0.path = path
          $0.fillColor = nil
          $0.strokeColor = Ink.green
          $0.lineWidth = 8
          $0.miterLimit = CGFloat(limit)
        }
      }
    },
    FactPicture("shape-dashes-and-phase") { room in
      for index in 0..<4 {
        line(in: room, y: CGFloat(index) * 20 + 15) {
          $0.lineWidth = 6
          $0.lineDashPattern = [14, 6, 3, 6]
          $0.lineDashPhase = CGFloat(index) * 7
        }
      }
    },
    FactPicture("shape-stroke-start-and-end") { room in
      room.add(CAShapeLayer(), 20, 5, 80, 80) {
        $0.path = star
        $0.setAffineTransform(CGAffineTransform(scaleX: 1.5, y: 1.5))
        $0.bounds = CGRect(x: -1, y: 0, width: 54, height: 52)
        $0.fillColor = nil
        $0.strokeColor = Ink.blue
        $0.lineWidth = 4
        $0.strokeStart = 0.25
        $0.strokeEnd = 0.8
      }
    },
    FactPicture("shape-stroke-above-fill-not-clipped") { room in
      room.add(CAShapeLayer(), 30, 20, 60, 50) {
        $0.backgroundColor = Ink.pale
        $0.path = CGPath(ellipseIn: CGRect(x: -15, y: 5, width: 90, height: 40), transform: nil)
        $0.fillColor = Ink.yellow
        $0.strokeColor = Ink.red
        $0.lineWidth = 8
      }
    },
    FactPicture("shape-path-half-way", at: 0.5) { room in
      room.add(CAShapeLayer(), 35, 20, 50, 50) { shape in
        shape.fillColor = Ink.green
        let morph = CABasicAnimation(keyPath: "path")
        morph.fromValue = polygon(turned: 0)
        morph.toValue = polygon(turned: 1)
        morph.duration = 1
        shape.path = polygon(turned: 0)
        shape.add(morph, forKey: "morph")
      }
    },
    FactPicture("shape-marching-dashes", at: 0.4) { room in
      room.add(CAShapeLayer(), 15, 15, 90, 60) { shape in
        shape.path = CGPath(rect: shape.bounds, transform: nil)
        shape.fillColor = nil
        shape.strokeColor = Ink.dark
        shape.lineWidth = 3
        shape.lineDashPattern = [10, 8]
        let march = CABasicAnimation(keyPath: "lineDashPhase")
        march.byValue = 18
        march.duration = 1
        shape.add(march, forKey: "march")
      }
    },
  ]

  /// A star of five points whose lines cross, in 52 × 52.
  private static var star: CGPath {
    let path = CGMutablePath()
    path.addLines(between: [
      CGPoint(x: 26, y: 0), CGPoint(x: 41.3, y: 47), CGPoint(x: 1.3, y: 18),
      CGPoint(x: 50.7, y: 18), CGPoint(x: 10.7, y: 47),
    ])
    path.closeSubpath()
    return path
  }

  /// Four points, each moved on by a number of quarters along a circle, uneven so that the rotation is seen.
  private static func polygon(turned quarters: Int) -> CGPath {
    let points = [
      CGPoint(x: 25, y: 0), CGPoint(x: 50, y: 25), CGPoint(x: 25, y: 50), CGPoint(x: 10, y: 25),
    ]
    let path = CGMutablePath()
    path.addLines(between: points.indices.map { points[($0 + quarters) % 4] })
    path.closeSubpath()
    return path
  }

  @MainActor
  private static func line(in room: CALayer, y: CGFloat, _ setUp: (CAShapeLayer) -> Void) {
    room.add(CAShapeLayer(), 20, y, 80, 1) {
      let path = CGMutablePath()
      path.addLines(between: [.zero, CGPoint(x: 80, y: 0)])
      $0.path = path
      $0.strokeColor = Ink.red
      $0.lineWidth = 14
      setUp($0)
    }
  }
}
