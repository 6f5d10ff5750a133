import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

/// What a collection keeps, and whom it notifies, when its items come, go and move.
@Suite(.serialized) struct `A collection whose items change` {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  /// A cell as wide as its word says.
  final class Sized: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let width = (superview?.bounds.width ?? 200) < 200 ? 45 : Sized.widths[backgroundColor] ?? 20
      layoutAttributes.size = CGSize(width: width, height: 30)
      return layoutAttributes
    }

    static let widths: [UIColor?: CGFloat] = [.red: 150, .green: 120, .blue: 160]
  }

  /// The colors of items, with cells that ask for a size.
  final class Colors: NSObject, UICollectionViewDataSource {
    var colors: [UIColor] = [.red, .green, .blue]

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { colors.count }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
      cell.backgroundColor = colors[indexPath.item]
      return cell
    }
  }

  private func widths(_ collection: UICollectionView) -> [CGFloat] {
    CATransaction.flush()
    return collection.visibleCells.map(\.bounds.width)
  }

  private func sized(_ source: Colors) -> (ShownWindow, UICollectionView) {
    let shown = ShownWindow()
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = CGSize(width: 100, height: 30)
    let frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    let collection = UICollectionView(frame: frame, collectionViewLayout: flow)
    collection.register(Sized.self, forCellWithReuseIdentifier: "c")
    collection.dataSource = source
    shown.window.addSubview(collection)
    return (shown, collection)
  }

  @Test func `the sizes that cells have asked for go with their items`() {
    let source = Colors()
    let (_, collection) = sized(source)
    #expect(widths(collection) == [150, 120, 160])
    source.colors = [.green, .blue]
    collection.deleteItems(at: [path(0)])
    #expect(widths(collection) == [120, 160])
    // A new cell is asked for its own.
    source.colors = [.red, .green, .blue]
    collection.insertItems(at: [path(0)])
    #expect(widths(collection) == [150, 120, 160])
  }

  @Test func `another size of the collection has cells in sight asked for theirs again`() {
    let source = Colors()
    let (_, collection) = sized(source)
    #expect(widths(collection) == [150, 120, 160])
    collection.frame.size.width = 180
    #expect(widths(collection) == [45, 45, 45] && source.colors.count == 3)
  }

  @Test func `the item under the finger is still the same when others have gone`() {
    let trial = CollectionTrial([["a", "b", "c"]])
    trial.collection.delaysContentTouches = false
    trial.shown.press(90, 20)
    #expect(trial.collection.cellForItem(at: path(1))?.isHighlighted == true)
    trial.sections = [["b", "c"]]
    trial.collection.deleteItems(at: [path(0)])
    // (Cells take no touches on their way.)
    CATransaction.flush()
    trial.shown.advance(to: 1)
    trial.shown.release(20, 20, at: 1)
    #expect(trial.collection.cellForItem(at: path(0))?.isHighlighted == false)
    #expect(trial.heard.last == "selected 0 0")
  }

  @Test func `its layout is notified of the sections that move or get new cells, too`() {
    final class Told: UICollectionViewFlowLayout {
      var items: [String] = []
      override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        items = updateItems.map {
          let (old, new) = ($0.indexPathBeforeUpdate, $0.indexPathAfterUpdate)
          let isSection = [old, new].contains { $0?.item == NSNotFound }
          let (from, to) = (old?.section ?? -1, new?.section ?? -1)
          return "\($0.updateAction) \(from) \(to) \(isSection)"
        }
      }
    }
    let trial = CollectionTrial([["a"], ["b"], ["c"]])
    let told = Told()
    told.itemSize = CGSize(width: 60, height: 50)
    trial.collection.setCollectionViewLayout(told, animated: false)
    CATransaction.flush()
    trial.sections = [["b"], ["a"], ["c", "d"]]
    trial.collection.performBatchUpdates {
      trial.collection.moveSection(0, toSection: 1)
      trial.collection.reloadSections([2])
    }
    #expect(told.items == ["move 0 1 true", "reload 2 2 true"])
  }

  @Test func `completions of changes inside others are called when all are over`() {
    let trial = CollectionTrial([["a"]])
    var heard: [String] = []
    trial.sections = [["a", "b"]]
    trial.collection.performBatchUpdates {
      trial.collection.performBatchUpdates {
        trial.collection.insertItems(at: [path(1)])
      } completion: { _ in
        heard.append("inner \(trial.collection.numberOfItems(inSection: 0))")
      }
      heard.append("between")
    } completion: { _ in
      heard.append("outer")
    }
    CATransaction.flush()
    trial.shown.advance(to: 1)
    #expect(heard == ["between", "inner 2", "outer"])
  }

  @Test func `its delegate hears of what goes in the order of the items`() {
    let trial = CollectionTrial([(0..<12).map { "\($0)" }])
    trial.collection.reloadData()
    CATransaction.flush()
    #expect(trial.heard == (0..<12).map { "gone 0 \($0)" })
  }

  @Test func `what it cannot do is reported once, with what to do`() {
    final class Lined: UICollectionViewFlowLayout {
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        let line = UICollectionViewLayoutAttributes(
          forDecorationViewOfKind: "line",
          with: IndexPath(item: 0, section: 0)
        )
        line.frame = rect
        return (super.layoutAttributesForElements(in: rect) ?? []) + [line]
      }
    }
    let trial = CollectionTrial([(0..<60).map { "\($0)" }])
    let said = reports {
      trial.collection.setCollectionViewLayout(Lined(), animated: false)
      CATransaction.flush()
      for y in 1...5 { trial.scroll(to: CGFloat(y) * 10) }
    }
    #expect(said.count == 1)
    #expect(said.first?.contains("register(_:forDecorationViewOfKind:)") == true)
    let wrong = reports { Lined().register(UIViewController.self, forDecorationViewOfKind: "line") }
    #expect(wrong.count == 1 && wrong.first?.contains("UICollectionReusableView") == true)
  }

  @Test func `touches find the view that is drawn in front, whenever it has come`() {
    let trial = CollectionTrial([(0..<60).map { "\($0)" }]) {
      $0.headerReferenceSize = CGSize(width: 0, height: 30)
      $0.sectionHeadersPinToVisibleBounds = true
    }
    let background = UIView()
    trial.collection.backgroundView = background
    trial.scroll(to: 300)
    let header = trial.collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: path(0)
    )
    let hit = trial.collection.hitTest(CGPoint(x: 20, y: 310), with: nil)
    #expect(header != nil && hit === header)
    let depths = trial.collection.visibleCells.map(\.layer.zPosition) + [-1]
    #expect(depths.allSatisfy { $0 > background.layer.zPosition })
    trial.collection.backgroundView = nil
    #expect(background.layer.zPosition == 0)
  }
}
