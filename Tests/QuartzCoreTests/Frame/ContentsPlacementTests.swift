import QuartzCore
import Testing

/// Where a layer's picture goes (RE11–RE14).
struct `Contents placement` {
  /// A picture of 40 × 20 pixels in bounds of 100 × 60 points, at 2 pixels a point: 20 × 10 points.
  private func placed(_ change: (CALayer) -> Void) throws -> DisplayItem.Image {
    let stage = LayerStage()
    let layer = stage.addLayer()
    withoutActions {
      layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 60)
      layer.contents = CGImage(width: 40, height: 20, pixels: Array(repeating: 0, count: 800))
      layer.contentsScale = 2
      change(layer)
    }
    for case .image(let image) in stage.context.displayList(at: 0, scale: 1).items { return image }
    throw NoImage()
  }

  private struct NoImage: Error {}

  /// RE11, RE12: all twelve gravities; `top` is the edge of greatest y; an unknown one is `center`.
  @Test(arguments: [
    ("resize", CGRect(x: 0, y: 0, width: 100, height: 60)),
    ("resizeAspect", CGRect(x: 0, y: 5, width: 100, height: 50)),
    ("resizeAspectFill", CGRect(x: -10, y: 0, width: 120, height: 60)),
    ("center", CGRect(x: 40, y: 25, width: 20, height: 10)),
    ("top", CGRect(x: 40, y: 50, width: 20, height: 10)),
    ("bottom", CGRect(x: 40, y: 0, width: 20, height: 10)),
    ("left", CGRect(x: 0, y: 25, width: 20, height: 10)),
    ("right", CGRect(x: 80, y: 25, width: 20, height: 10)),
    ("topLeft", CGRect(x: 0, y: 50, width: 20, height: 10)),
    ("topRight", CGRect(x: 80, y: 50, width: 20, height: 10)),
    ("bottomLeft", CGRect(x: 0, y: 0, width: 20, height: 10)),
    ("bottomRight", CGRect(x: 80, y: 0, width: 20, height: 10)),
    ("nonsense", CGRect(x: 40, y: 25, width: 20, height: 10)),
  ])
  func `the gravity decides where contents go`(_ gravity: String, _ destination: CGRect) throws {
    let image = try placed { $0.contentsGravity = .init(rawValue: gravity) }
    #expect(image.destination == destination)
    #expect(image.source == CGRect(x: 0, y: 0, width: 40, height: 20))
  }

  /// RE13: a part of the picture is chosen first, and has a natural size of its own.
  @Test func `the contents rectangle chooses a part`() throws {
    let image = try placed {
      $0.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5)
      $0.contentsGravity = .center
    }
    #expect(image.source == CGRect(x: 20, y: 0, width: 20, height: 10))
    #expect(image.destination == CGRect(x: 45, y: 27.5, width: 10, height: 5))
  }

  /// RE14: the filter for larger, and the one for smaller.
  @Test func `filters decide on smoothing`() throws {
    #expect(try placed { _ in }.isSmooth)
    #expect(try !placed { $0.magnificationFilter = .nearest }.isSmooth)
    #expect(try placed { $0.minificationFilter = .nearest }.isSmooth)
    let shrunk = try placed {
      $0.bounds.size = CGSize(width: 10, height: 5)
      $0.minificationFilter = .nearest
    }
    #expect(!shrunk.isSmooth)
  }

  /// Nothing to show is nothing painted.
  @Test func `empty parts and bounds paint nothing`() {
    #expect(throws: NoImage.self) { try placed { $0.contentsRect = .zero } }
    #expect(throws: NoImage.self) { try placed { $0.bounds = .zero } }
    #expect(throws: NoImage.self) { try placed { $0.contents = "text" } }
  }
}
