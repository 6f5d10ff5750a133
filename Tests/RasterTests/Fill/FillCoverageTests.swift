import CoreGraphics
import DisplayList
import QuartzCore
import Testing

@testable import Raster

/// The inside of paths against bytes of Apple's pictures of recorded trees (`make compare-pixels`).
struct `How much of each pixel a fill covers` {
  private func drawn(
    _ path: CGPath,
    _ rule: CGPathFillRule = .winding,
    movedBy x: Double = 0,
    _ y: Double = 0,
    width: Int = 160,
    height: Int = 140
  ) throws -> Bitmap {
    let paint = try #require(PathPaint.of(path.snapshot, .inside(rule)))
    let map = Homography(translationX: x, y: y)
    let item = DisplayItem.path(.init(paint: paint, color: .white, toDevice: map))
    return rendered([item], width: width, height: height)
  }

  private static func polygon(_ points: [(Double, Double)]) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
    path.closeSubpath()
    return path
  }

  /// A polygon of vertices in 1/4096 of a pixel, with y upwards.
  private static func polygon(_ vertices: [(Int, Int)], movedBy pixels: (Int, Int)) -> CGPath {
    polygon(
      vertices.map { x, y in
        (Double(pixels.0) + Double(x) / 4096, Double(pixels.1) - Double(y) / 4096)
      }
    )
  }

  private static var letterN: CGPath {
    polygon([
      (92.5233874766, 64.0221359779), (92.5233874766, 110.246989753),
      (60.34721965280001, 64.0221359779), (45.754634245400005, 64.0221359779),
      (45.754634245400005, 131.999968), (59.893920106100005, 131.999968),
      (59.893920106100005, 85.59361440640001), (91.9794880205, 131.999968),
      (106.5720734279, 131.999968), (106.5720734279, 64.0221359779),
    ])
  }

  /// TypeFace-N-75: areas truncated to 1/256, of edges whose slopes are truncated to 1/4096 from their lower ends up.
  ///
  /// A slanted edge is off by 2 of 255 at its upper end, as Apple's is.
  @Test(arguments: [
    (45, 64, 61), (106, 64, 143), (45, 65, 62), (106, 100, 146), (92, 70, 122), (59, 110, 228),
    (72, 80, 4), (60, 86, 119), (62, 89, 101), (65, 93, 161), (66, 95, 66), (67, 95, 254),
    (69, 99, 123), (78, 112, 127), (86, 124, 56), (80, 64, 0), (50, 100, 255),
  ])
  func `straight edges have Apple's bytes`(_ x: Int, _ y: Int, _ apples: Int) throws {
    #expect(try Int(drawn(Self.letterN)[x, y] >> 24) == apples)
  }

  /// TypeFace-X: the rounding of a line begins again at the height of each vertex.
  ///
  /// Left edges that end within a row gain by it.
  @Test func `lines are cut where others begin or end`() throws {
    let path = Self.polygon(
      [
        (122033, -126976), (31835, 16356), (3056, 64225), (-48929, 151469), (-115383, 151469),
        (-30428, 16336), (-1649, -31198), (55208, -126976),
      ],
      movedBy: (30, 40)
    )
    #expect(try drawn(path)[15 + 30, 7 + 40] >> 24 == 21)
  }

  /// issue_1744-100: an edge's height at the side of a column may lie below the row in which x passes that side.
  @Test func `heights at the sides of columns are not clamped to the row`() throws {
    let path = CGMutablePath()
    let outer = [
      (-80022, -10568), (-44437, 86744), (43850, 86744), (26757, 42658), (80240, 42384),
      (-3439, -90114), (-25929, -90220), (-25929, -10700),
    ]
    let inner = [
      (10266, 49046), (985, 25087), (26678, 24963), (48248, 24857), (-8234, -64563),
      (-8234, 6950), (-25867, 6994), (-54736, 7065), (-32078, 69050), (18025, 69050),
    ]
    path.addPath(Self.polygon(outer, movedBy: (30, 30)))
    path.addPath(Self.polygon(inner, movedBy: (30, 30)))
    #expect(try drawn(path)[8 + 30, 7 + 30] >> 24 == 81)
  }

  /// TypeFace-H-100, the left stroke: a rectangle's corner is the truncated product of its sides' bytes.
  ///
  /// That is 64 where the exact area is 65.
  @Test(arguments: [(47, 64, 64), (61, 64, 219), (50, 64, 250), (47, 100, 66), (61, 100, 224)])
  func `an upright rectangle multiplies the shares of its sides`(
    _ x: Int,
    _ y: Int,
    _ apples: Int
  ) throws {
    let rect = CGRect(x: 47.7385, y: 64.0221, width: 61.8778 - 47.7385, height: 132 - 64.0221)
    #expect(try Int(drawn(CGPath(rect: rect, transform: nil))[x, y] >> 24) == apples)
  }

  /// issue_1523-75, a quarter of a circle of 152 pixels: 32 chords, of which the first and the last are halved.
  ///
  /// TypeFace-Colon-100, one of 42 pixels: sixteenths, and thirty-seconds for three sixteenths at each end.
  @Test(arguments: [
    (
      [
        657.14, 504.7783865870105, 657.14, 588.8667610296394, 588.8667610296394, 657.14,
        504.7783865870105, 657.14,
      ], 34
    ),
    (
      [
        373.37333333333333, 627.0216666666669, 373.37333333333333, 650.1850000000002,
        393.01166666666666, 669.8216666666668, 416.17499999999995, 669.8216666666668,
      ], 22
    ),
  ])
  func `curves are halved until they are straight`(_ places: [Double], _ chords: Int) {
    let points = stride(from: 0, to: 8, by: 2).map { CGPoint(x: places[$0], y: places[$0 + 1]) }
    let path = CGMutablePath()
    path.move(to: points[0])
    path.addCurve(to: points[3], control1: points[1], control2: points[2])
    let outline = FillOutline(path.snapshot, through: .identity)
    // And the line that closes it.
    #expect(outline.lines.count == chords + 1)
  }

  /// Of a path that goes around twice in the middle.
  @Test func `rules decide what is inside`() throws {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 10, y: 10, width: 40, height: 40))
    path.addRect(CGRect(x: 20.5, y: 20, width: 20, height: 20))
    let (winding, evenOdd) = (try drawn(path), try drawn(path, .evenOdd))
    #expect([winding[20, 30], winding[30, 30]].map { $0 >> 24 } == [255, 255])
    #expect([evenOdd[20, 30], evenOdd[30, 30], evenOdd[15, 30]].map { $0 >> 24 } == [128, 0, 255])
  }

  /// A pixel depends on the path and its place alone: also where the path is clipped, far away or in bands.
  @Test(arguments: [(-50, 0), (0, -70), (40, -80), (-60, -90), (100, 30), (-2_000_000, 0)])
  func `what is beyond the picture makes no difference`(_ x: Int, _ y: Int) throws {
    let path = CGMutablePath()
    path.addPath(Self.letterN)
    path.addEllipse(in: CGRect(x: 20.3, y: 30.7, width: 90, height: 70))
    path.addLine(to: CGPoint(x: 3_000_000, y: 100))
    let whole = try drawn(path)
    let part = try drawn(path, movedBy: Double(x), Double(y))
    var unequal = 0
    for row in max(0, y)..<min(140, 140 + y) {
      for column in max(0, x)..<max(0, min(160, 160 + x)) where column >= x {
        if part[column, row] != whole[column - x, row - y] { unequal += 1 }
      }
    }
    #expect(unequal == 0)
  }
}
