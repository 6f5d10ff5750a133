import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

/// Where a flow layout places items.
@Suite(.serialized) struct `A flow layout` {
  @Test func `spreads items of one size over its lines, the last one like the others`() {
    let trial = CollectionTrial([(0..<5).map { "\($0)" }])
    // Two gaps of 10 are left of 200 − 3 × 60.
    #expect(trial.seen == ["0 0,0", "1 70,0", "2 140,0", "3 0,60", "4 70,60"])
    #expect(trial.collection.contentSize == CGSize(width: 200, height: 110))
  }

  @Test func `keeps its margins and spaces, and centers an item that is alone in each line`() {
    let trial = CollectionTrial([["a", "b"], ["c"]]) {
      $0.sectionInset = UIEdgeInsets(top: 5, left: 20, bottom: 15, right: 20)
      $0.itemSize = CGSize(width: 100, height: 30)
      $0.minimumLineSpacing = 4
    }
    #expect(trial.seen == ["a 50,5", "b 50,39", "c 50,89"])
    #expect(trial.collection.contentSize.height == 134)
  }

  @Test func `spreads full lines of different sizes, and begins the last at the start`() {
    let trial = CollectionTrial([["a", "b", "c", "d"]])
    trial.sizes = [
      "a": CGSize(width: 80, height: 20), "b": CGSize(width: 80, height: 40),
      "c": CGSize(width: 50, height: 30), "d": CGSize(width: 30, height: 30),
    ]
    trial.flow.invalidateLayout()
    CATransaction.flush()
    #expect(trial.seen == ["a 0,10", "b 120,0", "c 0,50", "d 60,50"])
  }

  @Test func `places columns from left to right where it scrolls sideways`() {
    let trial = CollectionTrial([(0..<7).map { "\($0)" }]) { $0.scrollDirection = .horizontal }
    // Three of 50 and two gaps of 25 in a height of 200; columns are 60 wide and 10 apart.
    #expect(trial.seen.prefix(4) == ["0 0,0", "1 0,75", "2 0,150", "3 70,0"])
    #expect(trial.collection.contentSize == CGSize(width: 200, height: 200))
  }

  @Test func `has headers and footers, which may stay in sight`() {
    let trial = CollectionTrial([(0..<9).map { "\($0)" }, ["x"]]) {
      $0.headerReferenceSize = CGSize(width: 0, height: 30)
      $0.footerReferenceSize = CGSize(width: 0, height: 20)
    }
    #expect(trial.tops(UICollectionView.elementKindSectionHeader) == [0])
    trial.scroll(to: 60)
    // Below the first section: 30 + 3 × 50 + 2 × 10 + 20.
    #expect(trial.tops(UICollectionView.elementKindSectionFooter) == [200])
    #expect(trial.tops(UICollectionView.elementKindSectionHeader) == [220])
    trial.flow.sectionHeadersPinToVisibleBounds = true
    CATransaction.flush()
    #expect(trial.tops(UICollectionView.elementKindSectionHeader) == [60, 220])
    trial.scroll(to: 110)
    #expect(trial.tops(UICollectionView.elementKindSectionHeader) == [110, 220])
  }

  @Test func `asks cells for their sizes where it has only an estimate`() {
    final class Wide: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size = CGSize(width: 90, height: 70)
        return layoutAttributes
      }
    }
    let trial = CollectionTrial([["a", "b", "c"]]) {
      $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    trial.collection.register(Wide.self, forCellWithReuseIdentifier: "cell")
    trial.collection.reloadData()
    CATransaction.flush()
    #expect(trial.collection.visibleCells.map(\.frame.size.width) == [90, 90, 90])
    #expect(trial.collection.contentSize.height == 150)
  }

  @Test
  func `of a class of one's own moves what it inherits, by attributes with a value of their own`() {
    final class Tilted: UICollectionViewLayoutAttributes {
      var angle: CGFloat = 0
      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? Tilted)?.angle = angle
        return copy
      }
      override func isEqual(_ object: Any?) -> Bool {
        super.isEqual(object) && (object as? Tilted)?.angle == angle
      }
    }
    final class Fan: UICollectionViewFlowLayout {
      override class var layoutAttributesClass: AnyClass { Tilted.self }
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.compactMap { $0.copy() as? Tilted }.map {
          $0.angle = (collectionView?.contentOffset.y ?? 0) / 100
          $0.transform = CGAffineTransform(rotationAngle: $0.angle)
          return $0
        }
      }
    }
    final class Cell: UICollectionViewCell {
      var angles: [CGFloat] = []
      override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        if let tilted = layoutAttributes as? Tilted { angles.append(tilted.angle) }
      }
    }
    let trial = CollectionTrial([(0..<20).map { "\($0)" }])
    trial.collection.register(Cell.self, forCellWithReuseIdentifier: "cell")
    let fan = Fan()
    fan.itemSize = CGSize(width: 60, height: 50)
    trial.collection.setCollectionViewLayout(fan, animated: false)
    trial.collection.reloadData()
    CATransaction.flush()
    trial.scroll(to: 50)
    let cell = trial.collection.cellForItem(at: IndexPath(item: 3, section: 0)) as? Cell
    #expect(cell?.angles == [0, 0.5])
    // (The transform has been through a matrix of three dimensions.)
    #expect(abs((cell?.transform.b ?? 0) - sin(0.5)) < 1e-15)
  }
}
