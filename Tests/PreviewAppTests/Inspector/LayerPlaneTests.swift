import CoreGraphics
import SceneProtocol
import Testing

@testable import PreviewApp

/// The readout of the pointer: from the window to a layer's own coordinates.
struct `A layer's plane` {
  private static func plane(_ numbers: [Double]) -> LayerPlane? {
    let none = InspectedValue(.numbers)
    return LayerPlane(
      InspectedGeometry(
        frame: none,
        corners: none,
        anchor: none,
        toWindow: InspectedValue(.numbers, numbers),
        transform: .init(translation: none, scale: none, rotation: none)
      )
    )
  }

  @Test func `maps a point of the window back, also in perspective`() throws {
    let m = [0.0, 2, 0.001, -2, 0, 0.002, 30, 40, 1]
    let plane = try #require(Self.plane(m))
    for (x, y) in [(0.0, 0.0), (10, 20), (-7, 3)] {
      let w = x * m[2] + y * m[5] + m[8]
      let seen = CGPoint(
        x: (x * m[0] + y * m[3] + m[6]) / w,
        y: (x * m[1] + y * m[4] + m[7]) / w
      )
      let back = try #require(plane.point(atWindow: seen))
      #expect(abs(back.x - x) < 1e-9 && abs(back.y - y) < 1e-9)
    }
  }

  @Test func `has no points where it is seen from its edge, or is not a number`() {
    #expect(Self.plane([0, 0, 0, 0, 1, 0, 0, 0, 1]) == nil)
    #expect(Self.plane([.nan, 0, 0, 0, 1, 0, 0, 0, 1]) == nil)
    #expect(Self.plane([]) == nil)
  }
}
