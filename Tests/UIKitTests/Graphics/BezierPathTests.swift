import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

/// Paths with looks: their steps, what is inside, and how they draw.
struct `Bezier paths` {
  private func steps(_ path: UIBezierPath) -> [PathElement] { path.cgPath.elements }

  @Test func `a path is built step by step`() {
    let path = UIBezierPath()
    #expect(path.isEmpty && path.currentPoint == .zero)
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 5, y: 2))
    path.addQuadCurve(to: CGPoint(x: 9, y: 2), controlPoint: CGPoint(x: 7, y: 0))
    path.addCurve(
      to: CGPoint(x: 9, y: 9),
      controlPoint1: CGPoint(x: 12, y: 3),
      controlPoint2: CGPoint(x: 12, y: 8)
    )
    #expect(path.currentPoint == CGPoint(x: 9, y: 9))
    path.close()
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    #expect(steps(path).count == 5)
    // Control points count.
    #expect(path.bounds == CGRect(x: 1, y: 0, width: 11, height: 9))
    path.removeAllPoints()
    #expect(path.isEmpty && path.bounds.isNull)
  }

  @Test func `paths are values where they are handed over`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
    let handed = path.cgPath
    path.append(UIBezierPath(rect: CGRect(x: 8, y: 0, width: 4, height: 4)))
    #expect(handed.boundingBox.width == 4 && path.bounds.width == 12)
    path.apply(CGAffineTransform(translationX: 10, y: 0))
    #expect(path.bounds.minX == 10)
    path.lineWidth = 3
    let copy = path.copy() as? UIBezierPath
    path.removeAllPoints()
    #expect(copy?.lineWidth == 3 && copy?.bounds.width == 12)
  }

  /// Angles rise clockwise on a screen whose y points down.
  @Test func `an arc goes round as it is seen`() {
    func middle(clockwise: Bool) -> CGRect {
      UIBezierPath(
        arcCenter: .zero,
        radius: 10,
        startAngle: 0,
        endAngle: .pi,
        clockwise: clockwise
      ).cgPath.boundingBoxOfPath
    }
    // Half a circle below the center, and above it. Cubics are within a 3000th of circles.
    #expect(
      abs(middle(clockwise: true).minY) < 1e-9 && abs(middle(clockwise: true).maxY - 10) < 0.01
    )
    #expect(abs(middle(clockwise: false).maxY) < 1e-9)
    #expect(abs(middle(clockwise: false).minY + 10) < 0.01)
  }

  /// The circles of indicators: from 0 to a whole turn, against the clock as well as with it.
  @Test(arguments: [false, true]) func `a whole turn is a circle`(clockwise: Bool) {
    let circle = UIBezierPath(
      arcCenter: CGPoint(x: 5, y: 5),
      radius: 5,
      startAngle: 0,
      endAngle: 2 * .pi,
      clockwise: clockwise
    )
    #expect(!circle.isEmpty && circle.contains(CGPoint(x: 5, y: 5)))
    let box = circle.cgPath.boundingBoxOfPath
    #expect(abs(box.width - 10) < 0.01 && abs(box.height - 10) < 0.01)
    // Which way it goes shows a quarter of it on.
    #expect(steps(circle).count == 5)
    let quarter = steps(circle)[1].points.last ?? .zero
    #expect(abs(quarter.y - (clockwise ? 10 : 0)) < 1e-9)
  }

  @Test func `paths are equal when their steps and looks are`() {
    func square() -> UIBezierPath { UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4)) }
    let path = square()
    #expect(path == square() && path.isEqual(path) && path.hash == square().hash)
    #expect(path != UIBezierPath() && !path.isEqual("path"))
    let changes: [(UIBezierPath) -> Void] = [
      { $0.addLine(to: .zero) }, { $0.lineWidth = 2 }, { $0.lineCapStyle = .round },
      { $0.lineJoinStyle = .bevel }, { $0.miterLimit = 3 }, { $0.flatness = 1 },
      { $0.usesEvenOddFillRule = true }, { $0.setLineDash([2, 1], count: 2, phase: 0) },
    ]
    for change in changes {
      let other = square()
      change(other)
      #expect(path != other)
      let copy = other.copy() as? UIBezierPath
      #expect(other == copy)
    }
  }

  @Test func `corners are rounded one by one, up to half a side`() {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
    let one = UIBezierPath(
      roundedRect: rect,
      byRoundingCorners: .bottomRight,
      cornerRadii: CGSize(width: 4, height: 4)
    )
    #expect(steps(one).first == .move(.zero))
    #expect(one.contains(CGPoint(x: 0.5, y: 0.5)) && !one.contains(CGPoint(x: 19.5, y: 9.5)))
    let pill = UIBezierPath(roundedRect: rect, cornerRadius: 99)
    #expect(steps(pill).first == .move(CGPoint(x: 10, y: 0)))
    #expect(pill.contains(CGPoint(x: 10, y: 5)) && !pill.contains(CGPoint(x: 1, y: 1)))
    #expect(UIBezierPath(roundedRect: .null, cornerRadius: 3).isEmpty)
    let plain = UIBezierPath(roundedRect: rect, cornerRadius: 0)
    #expect(plain.cgPath.boundingBoxOfPath == rect && plain.contains(CGPoint(x: 19.9, y: 0.1)))
  }

  /// Quarters of ellipses touch the sides where they begin; a corner without a width or a height is none.
  @Test func `corners have two half axes`() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    let wide = UIBezierPath(
      roundedRect: rect,
      byRoundingCorners: [.topRight, .bottomLeft],
      cornerRadii: CGSize(width: 10, height: 4)
    )
    let points = steps(wide).compactMap { step -> CGPoint? in
      switch step {
      case .move(let p), .line(let p), .cubic(_, _, let p): p
      default: nil
      }
    }
    let corners = [
      (0, 0), (30, 0), (40, 4), (40, 20), (10, 20), (0, 16), (0, 0),
    ].map { CGPoint(x: $0.0, y: $0.1) }
    #expect(points.count == corners.count)
    for (a, b) in zip(points, corners) { #expect(abs(a.x - b.x) + abs(a.y - b.y) < 1e-9) }
    // Of x²/100 + y²/16 = 1 around (30, 4), the point half a right angle on is at (37.07, 1.17).
    #expect(wide.contains(CGPoint(x: 37, y: 1.2)) && !wide.contains(CGPoint(x: 37.1, y: 1.1)))
    for radii in [CGSize(width: 0, height: 5), CGSize(width: 5, height: -1)] {
      let plain = UIBezierPath(
        roundedRect: rect,
        byRoundingCorners: .allCorners,
        cornerRadii: radii
      )
      #expect(plain.contains(CGPoint(x: 39.9, y: 19.9)) && plain.contains(CGPoint(x: 0.1, y: 0.1)))
    }
  }

  @Test func `a reversed path has the same shape the other way round`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 4, y: 0))
    path.addCurve(
      to: CGPoint(x: 8, y: 4),
      controlPoint1: CGPoint(x: 6, y: 0),
      controlPoint2: CGPoint(x: 8, y: 2)
    )
    path.close()
    path.move(to: CGPoint(x: 20, y: 0))
    path.addQuadCurve(to: CGPoint(x: 30, y: 0), controlPoint: CGPoint(x: 25, y: 9))
    let reversed = steps(path.reversing())
    #expect(
      reversed == [
        .move(CGPoint(x: 30, y: 0)),
        .quad(control: CGPoint(x: 25, y: 9), CGPoint(x: 20, y: 0)),
        .move(CGPoint(x: 8, y: 4)),
        .cubic(
          control1: CGPoint(x: 8, y: 2),
          control2: CGPoint(x: 6, y: 0),
          CGPoint(x: 4, y: 0)
        ),
        .line(.zero), .close,
      ]
    )
    #expect(steps(path.reversing().reversing()) == steps(path))
  }

  @Test func `the fill rule determines what is inside`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9))
    path.append(UIBezierPath(rect: CGRect(x: 3, y: 3, width: 3, height: 3)))
    #expect(path.contains(CGPoint(x: 4, y: 4)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 4, y: 4)) && path.contains(CGPoint(x: 1, y: 1)))
  }

  @Test func `dashes are kept, and given back`() {
    let path = UIBezierPath()
    path.setLineDash([4, 2, 1], count: 3, phase: 5)
    var (lengths, count, phase): ([CGFloat], Int, CGFloat) = ([0, 0, 0], 0, 0)
    path.getLineDash(&lengths, count: &count, phase: &phase)
    #expect(lengths == [4, 2, 1] && count == 3 && phase == 5)
    path.setLineDash(nil, count: 0, phase: 0)
    path.getLineDash(nil, count: &count, phase: nil)
    #expect(count == 0)
  }

  /// A square of 4 in a picture of 8, one pixel a point.
  @Test func `a path draws in the current context, with its looks and the context's colors`() {
    let square = UIBezierPath(rect: CGRect(x: 2, y: 2, width: 4, height: 4))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format)
    let image = renderer.image { _ in
      UIColor.red.setFill()
      UIColor.blue.setStroke()
      square.fill()
      square.lineWidth = 2
      square.stroke()
    }
    let letters: [UInt32: Character] = [0xFFFF_0000: "r", 0xFF00_00FF: "b", 0: "."]
    let row = { (y: Int) in
      String((image.cgImage?.pixels[8 * y..<8 * y + 8] ?? []).map { letters[$0] ?? "?" })
    }
    #expect(
      (0..<8).map(row) == ["........", ".bbbbbb.", ".bbbbbb.", ".bbrrbb."]
        + [".bbrrbb.", ".bbbbbb.", ".bbbbbb.", "........"]
    )
    let faded = renderer.image { context in
      UIColor.red.set()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
      square.addClip()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 8, height: 8)).fill(with: .clear, alpha: 1)
    }
    #expect(faded.cgImage?.pixels.count { $0 == 0 } == 16)
    // Without a context nothing happens.
    square.fill()
    square.addClip()
  }
}
