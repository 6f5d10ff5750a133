import DisplayList
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

  /// RE13, RE12: the margins around the center, in pixels, keep the size that follows from `contentsScale`.
  @Test(arguments: [
    (CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.25), [10, 5, 10, 10]),
    (CGRect(x: 0.5, y: 0.5, width: 0, height: 0), [19.5, 9.5, 19.5, 9.5]),
    (CGRect(x: 0, y: 0.5, width: 1, height: 0.001), [0, 9.51, 0, 9.49]),
    (CGRect(x: 0.5, y: -1, width: 3, height: 9), [20, 0, 0, 0]),
  ])
  func `the contents' center has margins`(_ center: CGRect, _ margins: [Float]) throws {
    let image = try placed { $0.contentsCenter = center }
    let slices = try #require(image.slices)
    let found = [slices.left, slices.top, slices.right, slices.bottom]
    // Pixels in single precision.
    let isClose = zip(found, margins).allSatisfy { abs($0 - $1) < 1e-4 }
    #expect(isClose, "\(found)")
    #expect(slices.scale == 2)
    #expect(image.destination == CGRect(x: 0, y: 0, width: 100, height: 60))
  }

  /// RE13: after `contentsRect`, and for the resizing gravities only.
  @Test func `a part has margins of its own, a gravity that does not resize has none`() throws {
    let half = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    let center = CGRect(x: 0.25, y: 0, width: 0.5, height: 1)
    let part = try placed {
      $0.contentsRect = half
      $0.contentsCenter = center
      $0.contentsGravity = .resizeAspect
    }
    #expect(part.slices == .init(left: 5, top: 0, right: 5, bottom: 0, scale: 2))
    let whole = try placed { $0.contentsGravity = .resizeAspectFill }
    #expect(whole.slices == nil)
    for gravity in ["center", "topLeft", "nonsense"] {
      let still = try placed {
        $0.contentsCenter = center
        $0.contentsGravity = .init(rawValue: gravity)
      }
      #expect(still.slices == nil)
    }
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
