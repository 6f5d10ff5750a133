import CoreGraphics
import DisplayList
import QuartzCore
import RandomScenes
import Testing

@testable import Raster

/// Rows of a shape that need to be looked at once.
struct `Even rows` {
  @Test func `have the same full columns, and are nearly all between the corners`() throws {
    var random = Seeded(7)
    for _ in 0..<500 {
      let rect = CGRect(
        x: random.number(0...40),
        y: random.number(0...40),
        width: 5 + random.number(0...90),
        height: 5 + random.number(0...90)
      )
      let radius = random.number(0...30)
      let quad = try #require(
        DeviceShape(rect: rect, cornerRadius: radius, edges: .plain, toDevice: .identity)
      )
      let columns = quad.evenRows.map { quad.fullColumns(row: $0) }
      #expect(Set(columns).count <= 1)
      let between = Double(rect.height) - 2 * min(radius, Double(min(rect.width, rect.height)) / 2)
      #expect(columns.count >= Int(between) - 2)
    }
  }

  @Test func `a rotated shape has none`() throws {
    let quad = DeviceShape(
      rect: CGRect(x: 0, y: 0, width: 50, height: 50),
      cornerRadius: 0,
      edges: .plain,
      toDevice: Homography(0.8, 0.6, 0, -0.6, 0.8, 0, 50, 50, 1)
    )
    #expect(try #require(quad).evenRows.isEmpty)
  }
}
