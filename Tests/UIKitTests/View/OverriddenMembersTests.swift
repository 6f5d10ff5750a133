import Foundation
import QuartzCore
import Testing
import UIKit

/// Members that subclasses override on Apple's systems, where any may be: in Swift that needs a place in the class.
struct `Members that subclasses override` {
  private final class Card: UIView {
    var heard: [String] = []

    override var safeAreaInsets: UIEdgeInsets {
      UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0)
    }
    override var layoutMargins: UIEdgeInsets {
      didSet { heard.append("margins \(layoutMargins.left)") }
    }
    override var semanticContentAttribute: UISemanticContentAttribute {
      didSet { heard.append("content \(semanticContentAttribute.rawValue)") }
    }
    override func setNeedsUpdateConstraints() {
      super.setNeedsUpdateConstraints()
      heard.append("update")
    }
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize,
      withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      let size = super.systemLayoutSizeFitting(
        targetSize,
        withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority
      )
      return CGSize(width: size.width + 1, height: size.height + 2)
    }
    override func encode(with coder: NSCoder) { super.encode(with: coder) }
  }

  @Test func `of views are called by the engine and by subviews`() {
    let card = Card(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    card.addSubview(inner)
    #expect(inner.safeAreaInsets.top == 7)
    card.layoutMargins = UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 0)
    card.semanticContentAttribute = .forceRightToLeft
    card.setNeedsUpdateConstraints()
    #expect(card.heard == ["margins 3.0", "content 4", "update"])
    #expect(card.needsUpdateConstraints())
    card.translatesAutoresizingMaskIntoConstraints = false
    card.widthAnchor.constraint(equalToConstant: 30).isActive = true
    card.heightAnchor.constraint(equalToConstant: 20).isActive = true
    let fitting = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(fitting == CGSize(width: 31, height: 22))
  }

  private final class Pictures: UIScrollView {
    var heard: [String] = []

    override var zoomScale: CGFloat { didSet { heard.append("scale \(zoomScale)") } }
    override var maximumZoomScale: CGFloat { didSet { heard.append("most \(maximumZoomScale)") } }
    override var minimumZoomScale: CGFloat { didSet { heard.append("least \(minimumZoomScale)") } }
    override func setZoomScale(_ scale: CGFloat, animated: Bool) {
      heard.append("zoom \(scale)")
      super.setZoomScale(scale, animated: animated)
    }
    override func zoom(to rect: CGRect, animated: Bool) {
      heard.append("zoom to \(rect.width)")
      super.zoom(to: rect, animated: animated)
    }
  }

  @Test func `of scroll views are those of zooming`() {
    let pictures = Pictures(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    pictures.minimumZoomScale = 0.5
    pictures.maximumZoomScale = 4
    pictures.zoomScale = 2
    pictures.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: false)
    let expected = ["least 0.5", "most 4.0", "zoom 2.0", "scale 1.0", "zoom to 10.0"]
    #expect(pictures.heard == expected)
  }

  private final class Items: UICollectionView {
    var heard: [String] = []

    override func scrollToItem(
      at indexPath: IndexPath,
      at scrollPosition: UICollectionView.ScrollPosition,
      animated: Bool
    ) {
      heard.append("scroll \(indexPath.item)")
      super.scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
    override func selectItem(
      at indexPath: IndexPath?,
      animated: Bool,
      scrollPosition: UICollectionView.ScrollPosition
    ) {
      heard.append("select")
      super.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition)
    }
    override func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
      heard.append("layout")
      super.setCollectionViewLayout(layout, animated: animated)
    }
    override func setCollectionViewLayout(
      _ layout: UICollectionViewLayout,
      animated: Bool,
      completion: ((Bool) -> Void)? = nil
    ) {
      heard.append("layout and then")
      super.setCollectionViewLayout(layout, animated: animated, completion: completion)
    }
    override func insertItems(at indexPaths: [IndexPath]) {
      heard.append("insert \(indexPaths.count)")
      super.insertItems(at: indexPaths)
    }
  }

  private final class Numbers: NSObject, UICollectionViewDataSource {
    var count = 3

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { count }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test func `of collections are those of items and of their layout`() {
    let frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    let items = Items(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    let numbers = Numbers()
    items.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    items.dataSource = numbers
    items.layoutIfNeeded()
    items.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: .top)
    numbers.count = 4
    items.insertItems(at: [IndexPath(item: 0, section: 0)])
    items.collectionViewLayout = UICollectionViewFlowLayout()
    let expected = ["select", "scroll 1", "insert 1", "layout", "layout and then"]
    #expect(items.heard == expected)
    #expect(items.numberOfItems(inSection: 0) == 4)
  }

  private final class Rows: UITableView {
    var heard: [String] = []

    override func beginUpdates() {
      heard.append("begin")
      super.beginUpdates()
    }
    override func endUpdates() {
      heard.append("end")
      super.endUpdates()
    }
    override func selectRow(
      at indexPath: IndexPath?,
      animated: Bool,
      scrollPosition: UITableView.ScrollPosition
    ) {
      heard.append("select")
      super.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
    }
    override func scrollToRow(
      at indexPath: IndexPath,
      at scrollPosition: UITableView.ScrollPosition,
      animated: Bool
    ) {
      heard.append("scroll")
      super.scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
    override func reloadRows(
      at indexPaths: [IndexPath],
      with animation: UITableView.RowAnimation
    ) {
      heard.append("reload")
      super.reloadRows(at: indexPaths, with: animation)
    }
  }

  @Test func `of tables are those of rows`() {
    let rows = Rows(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    rows.beginUpdates()
    rows.reloadRows(at: [], with: .none)
    rows.endUpdates()
    rows.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(rows.heard == ["begin", "reload", "end", "select"])
  }

  private final class Notes: UITextView {
    override func caretRect(for position: UITextPosition) -> CGRect {
      super.caretRect(for: position).insetBy(dx: -1, dy: 0)
    }
  }

  @Test func `of text views are those of the caret`() {
    let (notes, plain) = (Notes(), UITextView())
    let width = plain.caretRect(for: plain.beginningOfDocument).width
    #expect(notes.caretRect(for: notes.beginningOfDocument).width == width + 2)
  }

  private final class Label: UIView {
    let inner = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(inner)
    }
    required init?(coder: NSCoder) { nil }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    override var tintColor: UIColor! {
      get { inner.tintColor }
      set { inner.tintColor = newValue }
    }
  }

  @Test func `may have a view's tint color be that of a subview`() {
    let (above, label) = (UIView(), Label())
    above.addSubview(label)
    above.tintColor = .red
    #expect(label.tintColor == .red)
    label.tintColor = .green
    #expect(label.tintColor == .green && label.inner.tintColor == .green)
  }
}
