import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

/// What a flow layout computes again while its collection scrolls.
@Suite(.serialized) struct `A flow layout that scrolls` {
  /// Counts the sizes that a layout asks for.
  private final class Counter: NSObject, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    var asked = 0

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 100 }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      asked += 1
      return CGSize(width: 60, height: 50)
    }
  }

  @Test func `asks its delegate for no size, also where headers stay in sight`() {
    let (shown, counter, flow) = (ShownWindow(), Counter(), UICollectionViewFlowLayout())
    flow.sectionHeadersPinToVisibleBounds = true
    let frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    let collection = UICollectionView(frame: frame, collectionViewLayout: flow)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (collection.dataSource, collection.delegate) = (counter, counter)
    shown.window.addSubview(collection)
    CATransaction.flush()
    counter.asked = 0
    for y in 1...10 {
      collection.contentOffset.y = CGFloat(y) * 7
      CATransaction.flush()
    }
    #expect(counter.asked == 0)
    // Lines of another width are computed again, and so is what is invalidated.
    collection.frame.size.width = 150
    CATransaction.flush()
    #expect(counter.asked == 100)
    flow.invalidateLayout()
    CATransaction.flush()
    #expect(counter.asked == 200)
  }

  @Test func `finds the items in a rectangle, in lines and where lines overlap`() {
    for space in [CGFloat(10), -20] {
      let trial = CollectionTrial([(0..<90).map { "\($0)" }, (0..<50).map { "\($0)" }]) {
        $0.minimumLineSpacing = space
        $0.headerReferenceSize = CGSize(width: 0, height: 30)
      }
      let sections = [90, 50].enumerated()
      let all = sections.flatMap { section, count in
        (0..<count).compactMap {
          trial.flow.layoutAttributesForItem(at: IndexPath(item: $0, section: section))
        }
      }
      #expect(all.count == 140)
      for top in stride(from: CGFloat(-60), to: 3500, by: 35) {
        let rect = CGRect(x: 0, y: top, width: 130, height: 70)
        let found = trial.flow.layoutAttributesForElements(in: rect) ?? []
        let cells = found.filter { $0.representedElementCategory == .cell }.map(\.indexPath)
        #expect(cells == all.filter { $0.frame.intersects(rect) }.map(\.indexPath))
      }
    }
  }
}
