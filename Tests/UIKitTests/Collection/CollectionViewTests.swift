import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

/// The cells of a collection: made, used again, selected, and moved.
@Suite(.serialized) struct `A collection` {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test func `has cells in sight alone, and uses them again`() {
    let trial = CollectionTrial([(0..<300).map { "\($0)" }])
    #expect(trial.collection.visibleCells.count == 12)
    for y in stride(from: 0, through: 5000, by: 40) { trial.scroll(to: CGFloat(y)) }
    #expect(trial.seen.first == "249 0,4980" && trial.collection.visibleCells.count == 12)
    #expect(CollectionTrial.Cell.made <= 15)
    let reused = trial.collection.visibleCells.compactMap { ($0 as? CollectionTrial.Cell)?.reused }
    #expect(reused.allSatisfy { $0 > 0 })
    #expect(trial.heard.first == "gone 0 0")
  }

  @Test func `answers where items are`() {
    let trial = CollectionTrial([["a", "b", "c", "d"], []])
    let collection = trial.collection
    #expect(collection.numberOfSections == 2 && collection.numberOfItems(inSection: 1) == 0)
    #expect(collection.indexPathForItem(at: CGPoint(x: 80, y: 20)) == path(1))
    #expect(collection.indexPathForItem(at: CGPoint(x: 65, y: 20)) == nil)
    #expect(
      collection.cellForItem(at: path(3)).flatMap { collection.indexPath(for: $0) } == path(3)
    )
    #expect(collection.layoutAttributesForItem(at: path(9)) == nil)
    #expect(collection.cellForItem(at: path(9)) == nil)
  }

  @Test func `a click selects an item, and deselects the one before`() {
    let trial = CollectionTrial([["a", "b", "c", "d"]])
    trial.refused = ["d"]
    trial.shown.click(90, 20)
    #expect(trial.heard == ["selected 0 1"])
    trial.shown.click(150, 20, at: 1)
    trial.shown.click(20, 80, at: 2)
    #expect(trial.heard == ["selected 0 1", "deselected 0 1", "selected 0 2"])
    #expect(trial.collection.visibleCells.map(\.isSelected) == [false, false, true, false])
    trial.collection.allowsMultipleSelection = true
    trial.shown.click(20, 20, at: 3)
    trial.shown.click(150, 20, at: 4)
    #expect(trial.collection.indexPathsForSelectedItems == [path(0)])
  }

  @Test func `items that come, go and move are animated to their places`() throws {
    let trial = CollectionTrial([["a", "b", "c", "d"]])
    let moved = try #require(trial.collection.cellForItem(at: path(3)))
    trial.collection.selectItem(at: path(3), animated: false, scrollPosition: [])
    var isOver = false
    trial.sections = [["n", "a", "d", "c"]]
    trial.collection.performBatchUpdates {
      trial.collection.deleteItems(at: [path(1)])
      trial.collection.insertItems(at: [path(0)])
      trial.collection.moveItem(at: path(3), to: path(2))
    } completion: {
      isOver = $0
    }
    #expect(trial.collection.cellForItem(at: path(2)) === moved)
    #expect(moved.layer.animationKeys()?.contains { $0.hasPrefix("position") } == true)
    #expect(trial.collection.cellForItem(at: path(0))?.layer.animation(forKey: "opacity") != nil)
    #expect(trial.collection.indexPathsForSelectedItems == [path(2)])
    #expect(trial.seen == ["n 0,0", "a 70,0", "d 140,0", "c 0,60"])
    #expect(!isOver)
    CATransaction.flush()
    trial.shown.advance(to: 1)
    #expect(isOver && trial.heard == ["gone 0 1"])
  }

  @Test func `updates that do not fit the data are reported, and all is loaded again`() {
    let trial = CollectionTrial([["a", "b"]])
    trial.sections = [["a", "b", "c", "d"]]
    let said = reports { trial.collection.insertItems(at: [path(2)]) }
    CATransaction.flush()
    #expect(said.contains { $0.contains("do not lead from [2] items to [4]") })
    #expect(trial.collection.visibleCells.count == 4)
  }

  @Test func `scrolls to an item, and no further than its content`() {
    let trial = CollectionTrial([(0..<60).map { "\($0)" }])
    let collection = trial.collection
    collection.scrollToItem(at: path(30), at: .top, animated: false)
    #expect(collection.contentOffset.y == 600)
    collection.scrollToItem(at: path(30), at: .centeredVertically, animated: false)
    #expect(collection.contentOffset.y == 525)
    collection.scrollToItem(at: path(59), at: .top, animated: false)
    #expect(collection.contentOffset.y == collection.contentSize.height - 200)
    collection.scrollToItem(at: path(57), at: [], animated: false)
    #expect(collection.contentOffset.y == collection.contentSize.height - 200)
    let said = reports {
      collection.scrollToItem(at: path(60), at: .top, animated: false)
    }
    #expect(said.contains { $0.contains("there is no item") })
  }

  @Test func `another layout is taken in an animation`() throws {
    let trial = CollectionTrial([(0..<4).map { "\($0)" }])
    let row = UICollectionViewFlowLayout()
    row.scrollDirection = .horizontal
    row.itemSize = CGSize(width: 100, height: 200)
    let cell = try #require(trial.collection.cellForItem(at: path(1)))
    trial.collection.setCollectionViewLayout(row, animated: true)
    #expect(cell.frame == CGRect(x: 110, y: 0, width: 100, height: 200))
    #expect(cell.layer.animationKeys()?.isEmpty == false)
    #expect(trial.collection.collectionViewLayout === row && trial.flow.collectionView == nil)
  }

  @Test func `cells and headers are made by registrations, too`() {
    final class Source: NSObject, UICollectionViewDataSource {
      let cells = UICollectionView.CellRegistration<UICollectionViewCell, String> {
        cell,
        path,
        word in
        cell.accessibilityLabel = "\(word) \(path.item)"
      }
      func collectionView(
        _ collectionView: UICollectionView,
        numberOfItemsInSection section: Int
      ) -> Int { 2 }
      func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: "cell")
      }
    }
    let source = Source()
    let shown = ShownWindow()
    let collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    collection.dataSource = source
    shown.window.addSubview(collection)
    CATransaction.flush()
    #expect(collection.visibleCells.map(\.accessibilityLabel) == ["cell 0", "cell 1"])
  }

  @Test func `a controller shows its items, and deselects them when it appears again`() {
    final class Grid: UICollectionViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      }
      override func collectionView(
        _ collectionView: UICollectionView,
        numberOfItemsInSection section: Int
      ) -> Int { 3 }
      override func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
    let shown = ShownWindow(root: grid)
    #expect(grid.collectionView.visibleCells.count == 3)
    shown.click(20, 20)
    #expect(grid.collectionView.indexPathsForSelectedItems?.count == 1)
    shown.window.isHidden = true
    shown.window.isHidden = false
    #expect(grid.collectionView.indexPathsForSelectedItems?.isEmpty == true)
  }

  @Test func `a drag comes to rest where the layout says`() {
    final class Stops: UICollectionViewFlowLayout {
      override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint,
        withScrollingVelocity velocity: CGPoint
      ) -> CGPoint {
        CGPoint(x: 0, y: (proposedContentOffset.y / 60).rounded() * 60)
      }
    }
    let screen = ScrollTrial()
    let trial = CollectionTrial([(0..<90).map { "\($0)" }])
    let stops = Stops()
    stops.itemSize = CGSize(width: 60, height: 50)
    trial.collection.setCollectionViewLayout(stops, animated: false)
    CATransaction.flush()
    trial.shown.press(100, 180)
    for step in 1...5 {
      screen.time(passes: 0.02)
      trial.shown.move(100, 180 - 20 * Double(step), at: screen.time)
    }
    trial.shown.release(100, 80, at: screen.time)
    screen.pass(300)
    let offset = trial.collection.contentOffset.y
    #expect(offset > 100 && offset.truncatingRemainder(dividingBy: 60) == 0, "\(offset)")
  }
}
