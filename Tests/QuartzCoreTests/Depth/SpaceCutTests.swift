import CoreGraphics
import DisplayList
import QuartzCore
import Testing

/// What cutting costs: as few parts as there have to be, each no larger than it is (GE9).
struct `Cuts of a space's layers` {
  /// A space of square layers that are turned about axes of their own.
  private static func list(
    _ layers: [(side: CGFloat, position: CGPoint, angle: Double, axis: (CGFloat, CGFloat))]
  ) -> DisplayList {
    let stage = LayerStage()
    withoutActions {
      let space = CATransformLayer()
      space.frame = stage.root.bounds
      stage.root.addSublayer(space)
      for layer in layers {
        let face = CALayer()
        face.bounds.size = CGSize(width: layer.side, height: layer.side)
        face.position = layer.position
        let (x, y) = layer.axis
        face.transform = CATransform3DMakeRotation(CGFloat(layer.angle), x, y, 0)
        face.backgroundColor = .black
        space.addSublayer(face)
      }
    }
    CATransaction.flush()
    return stage.context.displayList(at: 0, scale: 1)
  }

  /// The clips around each fill, the outermost first.
  private static func clips(of list: DisplayList) -> [[DisplayItem.Clip]] {
    var (open, result): ([DisplayItem.Clip], [[DisplayItem.Clip]]) = ([], [])
    for item in list.items {
      switch item {
      case .beginGroup(let group): if let clip = group.clip { open.append(clip) }
      case .endGroup: open.removeLast()
      default: result.append(open)
      }
    }
    return result
  }

  /// Their planes go through the others all the same.
  @Test func `layers side by side are not cut, however they are rotated`() {
    let list = Self.list(
      (0..<9).map { index in
        let position = CGPoint(x: 60 + 120 * (index % 3), y: 50 + 100 * (index / 3))
        return (80, position, 0.3 + Double(index) / 10, (CGFloat(index % 2), 1))
      }
    )
    #expect(list.items.count == 9)
  }

  /// A wall that four others go through, from the left to the right.
  private static let wall = list(
    [(200, CGPoint(x: 200, y: 150), 0, (0, 1))]
      + [-60, -20, 20, 60].map { x in (80, CGPoint(x: 200 + x, y: 150), 1.2, (0, 1)) }
  )

  @Test func `a part has a clip for each side that was cut, and no others`() {
    let counts = Self.clips(of: Self.wall).map(\.count)
    // Each crossing makes one part more, of the wall or of the other, and its line bounds two of them.
    #expect(counts.count == 5 + 4)
    #expect(counts.reduce(0, +) == 4 * 2)
    #expect(counts.contains(2))
  }

  @Test func `a clip reaches no farther than the part and its soft edges`() throws {
    for clips in Self.clips(of: Self.wall) where clips.count == 2 {
      var box = CGRect.infinite
      for clip in clips {
        box = box.intersection(try #require(clip.toDevice.boundingBox(of: clip.rect)))
      }
      // A strip 40 wide and 200 high, of which each end may be soft.
      #expect(abs(box.width - 40) < 3)
      #expect(abs(box.height - 200) < 2 * 20)
    }
  }
}
