import CoreGraphics
import DisplayList
import Foundation
import QuartzCore
import Raster
import Testing

/// RE4: corners whose curve is continuous.
struct `Continuous corners` {
  private static let smooth = EdgeStyle(roundCorners: .all, isContinuous: true, softEdges: .all)

  private func card(
    _ rect: CGRect,
    radius: Double,
    _ edges: EdgeStyle = Self.smooth,
    map: Homography = .identity
  ) -> DisplayItem {
    let color = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    return .fill(
      .init(rect: rect, cornerRadius: radius, edges: edges, color: color, toDevice: map)
    )
  }

  /// The outline as a path, drawn by Cairo.
  private func drawn(_ rect: CGRect, radius: Double, side: Int) throws -> [UInt32] {
    let room = Double(min(rect.width, rect.height)) / 2
    let points = ContinuousCorner(radius: min(radius, room), room: room).points
    let path = CGMutablePath()
    let corners: [(CGPoint, CGFloat, CGFloat, Bool)] = [
      (CGPoint(x: rect.minX, y: rect.minY), 1, 1, false),
      (CGPoint(x: rect.maxX, y: rect.minY), -1, 1, true),
      (CGPoint(x: rect.maxX, y: rect.maxY), -1, -1, false),
      (CGPoint(x: rect.minX, y: rect.maxY), 1, -1, true),
    ]
    for (corner, right, down, isSwapped) in corners {
      let places = points.map { point in
        let (x, y) = isSwapped ? (point.x, point.y) : (point.y, point.x)
        return CGPoint(x: corner.x + right * x, y: corner.y + down * y)
      }
      if path.isEmpty { path.move(to: places[0]) } else { path.addLine(to: places[0]) }
      for first in [1, 4, 7] {
        path.addCurve(
          to: places[first + 2],
          control1: places[first],
          control2: places[first + 1]
        )
      }
    }
    path.closeSubpath()
    let context = try CGContext(pixelWidth: side, pixelHeight: side, scale: 1)
    context.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    context.addPath(path)
    context.fillPath()
    return Array(try #require(context.makeImage()).pixels)
  }

  /// Coverage by distance is wrong by up to 0.06, Cairo's by 1/30, and the curve by 0.0025 radii: 36 of 255.
  ///
  /// Their sum over an edge is better: nothing of that leans to one side.
  @Test(
    arguments: [
      (CGRect(x: 4, y: 4, width: 90, height: 84), 24.0),
      (CGRect(x: 4, y: 4, width: 90, height: 60), 24),
      (CGRect(x: 3.5, y: 5.25, width: 80, height: 80), 40),
      (CGRect(x: 2, y: 2, width: 60, height: 96), 28),
    ] as [(CGRect, Double)]
  )
  func `run along the curve of their Bézier curves`(_ rect: CGRect, _ radius: Double) throws {
    let side = 100
    let own = rendered([card(rect, radius: radius)], width: side, height: side)
    let reference = try drawn(rect, radius: radius, side: side)
    var (area, expected, worst) = (0.0, 0.0, 0)
    for y in 0..<side {
      for x in 0..<side {
        let (a, b) = (Int(own[x, y] >> 24), Int(reference[y * side + x] >> 24))
        area += Double(a) / 255
        expected += Double(b) / 255
        worst = max(worst, abs(a - b))
      }
    }
    #expect(worst <= 36)
    #expect(abs(area - expected) < expected * 0.001)
  }

  /// The corner of a radius that fills the shorter side has no room for more than a quarter of a circle.
  @Test func `are circular where there is no room for more`() {
    let rect = CGRect(x: 4, y: 4, width: 48, height: 48)
    let smooth = rendered([card(rect, radius: 24)], width: 56, height: 56)
    let round = rendered([card(rect, radius: 24, .plain)], width: 56, height: 56)
    for y in 0..<56 {
      for x in 0..<56 {
        #expect(abs(Int(smooth[x, y] >> 24) - Int(round[x, y] >> 24)) <= 2, "(\(x), \(y))")
      }
    }
  }

  /// They take more of the sides, and less of the corner itself, than a quarter of a circle.
  @Test func `begin before circular ones and bend less`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    let smooth = rendered([card(rect, radius: 30)], width: 100, height: 100)
    let round = rendered([card(rect, radius: 30, .plain)], width: 100, height: 100)
    // Beyond the arc's end, within 1.53 radii.
    #expect(round[34, 0] >> 24 == 255 && smooth[34, 0] >> 24 < 250)
    #expect(smooth[46, 0] >> 24 == 255)
    #expect(smooth.coveredArea < round.coveredArea)
  }

  /// What counts as fully covered is, and under a rotation the area is the same.
  @Test(arguments: [0, 0.3, 1.2])
  func `are the same when rotated`(_ angle: Double) {
    let rect = CGRect(x: -40, y: -35, width: 80, height: 70)
    let (c, s) = (cos(angle), sin(angle))
    let turn = Homography(c, s, 0, -s, c, 0, 64, 64, 1)
    let turned = rendered([card(rect, radius: 20, map: turn)], width: 128, height: 128)
    let upright = card(rect, radius: 20, map: Homography(translationX: 64, y: 64))
    let still = rendered([upright], width: 128, height: 128)
    #expect(abs(turned.coveredArea - still.coveredArea) < 3)
  }

  /// RE4: a border's inner edge keeps the curve, and a clip cuts along it.
  @Test func `are those of borders and of clips`() {
    let rect = CGRect(x: 2, y: 2, width: 60, height: 60)
    let clip = DisplayItem.Clip(
      rect: rect,
      cornerRadius: 18,
      edges: Self.smooth,
      toDevice: .identity
    )
    let cut = rendered(group(clip: clip, [fill(0, 0, 64, 64)]), width: 64, height: 64)
    let filled = rendered([card(rect, radius: 18)], width: 64, height: 64)
    #expect(cut.coveredArea == filled.coveredArea)
    let border = DisplayItem.Border(
      rect: rect,
      cornerRadius: 18,
      edges: Self.smooth,
      width: 6,
      color: CGColor(red: 1, green: 1, blue: 1, alpha: 1),
      toDevice: .identity
    )
    let inner = card(rect.insetBy(dx: 6, dy: 6), radius: 12)
    let ring = rendered([.border(border)], width: 64, height: 64).coveredArea
    let hole = rendered([inner], width: 64, height: 64).coveredArea
    #expect(abs(ring - (filled.coveredArea - hole)) < 0.5)
  }
}
