// A collection: colors in sections, placed by a flow layout, with a header that stays at the top.
//
// A click on a color takes it out, + puts in one of its section, and the other items move to their
// new places. Drag or turn the wheel to scroll: only cells in sight exist, and they are used again.
// Space changes the layout from a grid to a row of large cells.

import UIKit

final class ColorCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 12
    label.textColor = .white
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 20, weight: .bold)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }

  override var isHighlighted: Bool {
    didSet { contentView.alpha = isHighlighted ? 0.5 : 1 }
  }
}

final class ColorHeader: UICollectionReusableView {
  let title = UILabel()
  let button = UIButton(configuration: .plain())
  var onAdd: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0.96, alpha: 1)
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    button.configuration?.title = "+"
    button.addAction(UIAction { [weak self] _ in self?.onAdd() }, for: .primaryActionTriggered)
    addSubview(title)
    addSubview(button)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = CGRect(x: 16, y: 0, width: bounds.width - 76, height: bounds.height)
    button.frame = CGRect(x: bounds.width - 60, y: 0, width: 60, height: bounds.height)
  }
}

final class ColorGridController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private var sections = [("Warm", Array(1...11)), ("Cold", Array(1...8)), ("Gray", Array(1...14))]
  private var newest = 20
  private var collection: UICollectionView?

  override func viewDidLoad() {
    super.viewDidLoad()
    let collection = UICollectionView(frame: view.bounds, collectionViewLayout: Self.grid)
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collection.backgroundColor = .white
    collection.register(ColorCell.self, forCellWithReuseIdentifier: "color")
    collection.register(
      ColorHeader.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header"
    )
    collection.dataSource = self
    collection.delegate = self
    view.addSubview(collection)
    self.collection = collection
  }

  private static var grid: UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 66, height: 66)
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    layout.sectionInset = UIEdgeInsets(top: 8, left: 12, bottom: 16, right: 12)
    layout.sectionHeadersPinToVisibleBounds = true
    return layout
  }

  private static var row: UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 200, height: 260)
    layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
    layout.minimumLineSpacing = 20
    return layout
  }

  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(input: " ", modifierFlags: [], action: .changeLayout)]
  }

  override var canBecomeFirstResponder: Bool { true }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  func changeLayout() {
    guard let collection, let flow = collection.collectionViewLayout as? UICollectionViewFlowLayout
    else { return }
    let isGrid = flow.scrollDirection == .vertical
    collection.setCollectionViewLayout(isGrid ? Self.row : Self.grid, animated: true)
  }

  private func add(to section: Int) {
    newest += 1
    sections[section].1.insert(newest, at: 0)
    collection?.insertItems(at: [IndexPath(item: 0, section: section)])
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { sections[section].1.count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "color", for: indexPath)
    guard let cell = cell as? ColorCell else { return cell }
    let number = sections[indexPath.section].1[indexPath.item]
    let part = CGFloat(number % 16) / 16
    cell.label.text = "\(number)"
    cell.contentView.backgroundColor =
      switch indexPath.section {
      case 0: UIColor(hue: 0.16 * part, saturation: 0.8, brightness: 0.95, alpha: 1)
      case 1: UIColor(hue: 0.5 + 0.25 * part, saturation: 0.7, brightness: 0.85, alpha: 1)
      default: UIColor(white: 0.3 + 0.5 * part, alpha: 1)
      }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "header",
      for: indexPath
    )
    guard let header = view as? ColorHeader else { return view }
    header.title.text = sections[indexPath.section].0
    header.onAdd = { [weak self] in self?.add(to: indexPath.section) }
    return header
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    sections[indexPath.section].1.remove(at: indexPath.item)
    collectionView.deleteItems(at: [indexPath])
  }
}

extension Selector {
  static let changeLayout = Selector("changeLayout", ColorGridController.changeLayout)
}

#Preview("Color Grid", traits: .fixedLayout(width: 360, height: 420)) {
  ColorGridController()
}
