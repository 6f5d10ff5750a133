import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// A collection of 200 × 200 points in a window, whose data is a list of lists of words.
final class CollectionTrial: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  let shown: ShownWindow
  let collection: UICollectionView
  let flow = UICollectionViewFlowLayout()
  var sections: [[String]]
  /// The sizes of items by their words; others have that of the layout.
  var sizes: [String: CGSize] = [:]
  /// What the delegate was notified of.
  var heard: [String] = []
  /// The words of items that are not highlighted.
  var refused: Set<String> = []

  final class Cell: UICollectionViewCell {
    static var made = 0
    var word = ""
    var reused = 0

    override init(frame: CGRect) {
      Cell.made += 1
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
      super.prepareForReuse()
      reused += 1
    }
  }

  final class Header: UICollectionReusableView {}

  init(_ sections: [[String]], _ setUp: (UICollectionViewFlowLayout) -> Void = { _ in }) {
    shown = ShownWindow()
    self.sections = sections
    flow.itemSize = CGSize(width: 60, height: 50)
    flow.minimumLineSpacing = 10
    setUp(flow)
    collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 200),
      collectionViewLayout: flow
    )
    Cell.made = 0
    collection.register(Cell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      collection.register(
        Header.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "header"
      )
    }
    collection.dataSource = self
    collection.delegate = self
    shown.window.addSubview(collection)
    CATransaction.flush()
  }

  isolated deinit { collection.removeFromSuperview() }

  /// The words and the places of the cells in sight, in order.
  var seen: [String] {
    collection.visibleCells.map { cell in
      let frame = cell.frame
      return
        "\((cell as? Cell)?.word ?? "?") \(Int(frame.minX.rounded())),\(Int(frame.minY.rounded()))"
    }
  }

  /// The tops of the headers or footers in sight.
  func tops(_ kind: String) -> [Int] {
    collection.visibleSupplementaryViews(ofKind: kind).map { Int($0.frame.minY.rounded()) }
  }

  func scroll(to y: CGFloat) {
    collection.contentOffset.y = y
    CATransaction.flush()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? Cell)?.word = sections[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "header",
      for: indexPath
    )
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let usual = (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
    return sizes[sections[indexPath.section][indexPath.item]] ?? usual
  }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { !refused.contains(sections[indexPath.section][indexPath.item]) }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    heard.append("selected \(indexPath.section) \(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    heard.append("deselected \(indexPath.section) \(indexPath.item)")
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    heard.append("gone \(indexPath.section) \(indexPath.item)")
  }
}
