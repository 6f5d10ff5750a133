public import Foundation

/// The views that are used again.
extension UICollectionView {
  /// The class of new cells with an identifier; `nil` for none any more.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    guard cellClass == nil || cellClass is UICollectionViewCell.Type else {
      return report(
        "\(identifier): \(String(describing: cellClass)) is no class of cells: register a subclass "
          + "of UICollectionViewCell"
      )
    }
    cellPool.register(cellClass as? UICollectionViewCell.Type, for: identifier)
  }

  /// The class of new supplementary views of a kind with an identifier; `nil` for none any more.
  public func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    guard viewClass == nil || viewClass is UICollectionReusableView.Type else {
      return report(
        "\(identifier): \(String(describing: viewClass)) is no class of such views: register a "
          + "subclass of UICollectionReusableView"
      )
    }
    viewPool.register(
      viewClass as? UICollectionReusableView.Type,
      for: Self.identifier(elementKind, identifier)
    )
  }

  /// A cell that is out of sight, or a new one of the registered class.
  ///
  /// Where no class is registered, that is reported, and a plain cell is returned.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cell = cellPool.take(identifier) { return prepared(cell, indexPath) }
    let type = cellPool.type(for: identifier)
    if type == nil {
      report("no class is registered for cells with the identifier \(identifier): call register")
    }
    let cell = UIView.instance(of: type ?? UICollectionViewCell.self)
    cell.reuseIdentifier = identifier
    return cell
  }

  /// A supplementary view that is out of sight, or a new one of the registered class.
  ///
  /// Where no class is registered, that is reported, and a plain view is returned.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let name = Self.identifier(elementKind, identifier)
    if let view = viewPool.take(name) { return prepared(view, indexPath) }
    let type = viewPool.type(for: name)
    if type == nil {
      report(
        "no class is registered for views of the kind \(elementKind) with the identifier "
          + "\(identifier): call register"
      )
    }
    let view = UIView.instance(of: type ?? UICollectionReusableView.self)
    view.reuseIdentifier = identifier
    return view
  }

  /// The name in the pool of views.
  static func identifier(_ kind: String, _ identifier: String) -> String {
    "\(kind)\n\(identifier)"
  }

  /// Keeps a view that is out of sight for another element.
  func giveBack(_ view: UICollectionReusableView, _ element: CollectionElement) {
    switch element.category {
    case .cell:
      guard let cell = view as? UICollectionViewCell, let name = cell.reuseIdentifier else {
        return
      }
      cellPool.giveBack(cell, name)
    case .supplementaryView:
      guard let name = view.reuseIdentifier else { return }
      viewPool.giveBack(view, Self.identifier(element.kind, name))
    case .decorationView: viewPool.giveBack(view, Self.identifier(element.kind, ""))
    }
  }

  private func prepared<View: UICollectionReusableView>(_ view: View, _ path: IndexPath) -> View {
    view.layer.removeAllAnimations()
    (view as? UICollectionViewCell)?.isSelected = false
    (view as? UICollectionViewCell)?.isHighlighted = false
    view.prepareForReuse()
    return view
  }
}

/// Cells and supplementary views that are made and filled by a closure, in place of a registered class.
extension UICollectionView {
  /// How cells of a class show items.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void
    let handler: Handler

    /// Cells of a class that a closure fills.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// How supplementary views of a class are filled.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void
    let (elementKind, handler): (String, Handler)

    /// Views of a kind that a closure fills.
    public init(elementKind: String, handler: @escaping Handler) {
      (self.elementKind, self.handler) = (elementKind, handler)
    }
  }

  /// A filled cell, which was out of sight or is new; without an item it is not filled.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: UICollectionView.CellRegistration<Cell, Item>,
    for indexPath: IndexPath,
    item: Item?
  ) -> Cell {
    let identifier = String(reflecting: Cell.self)
    let waiting = cellPool.take(identifier) as? Cell
    let cell = waiting.map { prepared($0, indexPath) } ?? UIView.instance(of: Cell.self)
    cell.reuseIdentifier = identifier
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A filled supplementary view, which was out of sight or is new.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: UICollectionView.SupplementaryRegistration<Supplementary>,
    for indexPath: IndexPath
  ) -> Supplementary {
    let identifier = String(reflecting: Supplementary.self)
    let name = Self.identifier(registration.elementKind, identifier)
    let waiting = viewPool.take(name) as? Supplementary
    let view = waiting.map { prepared($0, indexPath) } ?? UIView.instance(of: Supplementary.self)
    view.reuseIdentifier = identifier
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }
}
