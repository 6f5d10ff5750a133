import Foundation
import QuartzCore
import Testing
import UIKit

/// Cells in sight keep what code does to them, until their rows or attributes change; and layouts that are asked early
/// or late.
struct `Cells that code has moved` {
  private final class Numbers: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    var count = 3
    var asked: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    {
      asked.append("items \(count)")
      return count
    }
    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private let frame = CGRect(x: 0, y: 0, width: 200, height: 200)
  private let numbers = Numbers()

  private func makeTable() throws -> (table: UITableView, cell: UITableViewCell) {
    let table = UITableView(frame: frame)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 40
    table.dataSource = numbers
    table.layoutIfNeeded()
    return (table, try #require(table.cellForRow(at: IndexPath(row: 1, section: 0))))
  }

  @Test func `of a table stay there until their row is elsewhere`() throws {
    let (table, cell) = try makeTable()
    #expect(cell.frame == CGRect(x: 0, y: 40, width: 200, height: 40))
    cell.frame = CGRect(x: 0, y: 90, width: 200, height: 100)
    table.setNeedsLayout()
    table.layoutIfNeeded()
    #expect(cell.frame == CGRect(x: 0, y: 90, width: 200, height: 100))
    table.rowHeight = 50
    table.reloadData()
    table.layoutIfNeeded()
    let row = table.cellForRow(at: IndexPath(row: 1, section: 0))
    #expect(row?.frame == CGRect(x: 0, y: 50, width: 200, height: 50))
  }

  @Test func `of a table are where they belong when they are used again`() throws {
    let (table, cell) = try makeTable()
    cell.frame.origin.y = 90
    table.reloadData()
    table.layoutIfNeeded()
    for row in 0..<3 {
      let cell = table.cellForRow(at: IndexPath(row: row, section: 0))
      #expect(cell?.frame.minY == CGFloat(row) * 40)
    }
  }

  private func makeCollection(_ layout: UICollectionViewLayout) -> UICollectionView {
    let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = numbers
    collection.layoutIfNeeded()
    return collection
  }

  @Test func `of a collection keep their transform until their attributes change`() throws {
    let layout = UICollectionViewFlowLayout()
    let collection = makeCollection(layout)
    let cell = try #require(collection.cellForItem(at: IndexPath(item: 1, section: 0)))
    cell.transform = CGAffineTransform(rotationAngle: 1)
    cell.contentView.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    cell.contentView.center = CGPoint(x: 40, y: 40)
    cell.setNeedsLayout()
    collection.setNeedsLayout()
    collection.layoutIfNeeded()
    #expect(cell.transform == CGAffineTransform(rotationAngle: 1))
    #expect(cell.contentView.center == CGPoint(x: 40, y: 40))
    layout.itemSize = CGSize(width: 60, height: 60)
    collection.layoutIfNeeded()
    let same = try #require(collection.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(same === cell && cell.transform == .identity)
    #expect(cell.contentView.bounds.size == CGSize(width: 60, height: 60))
    #expect(cell.contentView.center == CGPoint(x: 30, y: 30))
  }

  private final class Silent: UICollectionViewFlowLayout {
    override func prepare() {}
  }

  @Test func `have places also where a flow layout's own preparation is left out`() {
    let collection = makeCollection(Silent())
    #expect(collection.visibleCells.count == 3)
    #expect(collection.contentSize == CGSize(width: 200, height: 50))
  }

  private final class Filling: UICollectionViewFlowLayout {
    var fill: () -> Void = {}
    override func prepare() {
      fill()
      super.prepare()
    }
  }

  @Test func `are counted when the layout has prepared itself`() {
    let layout = Filling()
    numbers.count = 0
    layout.fill = { [numbers] in numbers.count = 2 }
    let collection = makeCollection(layout)
    #expect(numbers.asked == ["items 2"] && collection.visibleCells.count == 2)
  }

  private final class Watcher: UIView {
    var heard: [String] = []
    override func observeValue(
      forKeyPath keyPath: String?,
      of object: Any?,
      change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      heard.append("\(keyPath ?? "") \(change?[.newKey] ?? "")")
    }
  }

  @Test func `are in a scroll view whose content's size and insets are observed by their keys`() {
    let (scroll, watcher) = (UIScrollView(frame: frame), Watcher())
    scroll.addObserver(watcher, forKeyPath: "contentSize", options: .new, context: nil)
    scroll.addObserver(watcher, forKeyPath: "contentInset", options: [], context: nil)
    scroll.contentSize = CGSize(width: 3, height: 4)
    scroll.contentInset.top = 5
    scroll.contentOffset.y = 1
    #expect(watcher.heard == ["contentSize \(CGSize(width: 3, height: 4))", "contentInset "])
    scroll.removeObserver(watcher, forKeyPath: "contentSize")
    scroll.contentSize.width = 9
    #expect(watcher.heard.count == 2)
  }
}
