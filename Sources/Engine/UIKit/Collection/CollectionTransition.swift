import CoreGraphics
import Foundation

/// The animation of a collection from its items before some changes to those after them.
struct CollectionTransition {
  private let view: UICollectionView
  private let changes: TableUpdates
  private let origins: TableUpdates.Origins
  /// Where items that stay have gone.
  private var destinations: [IndexPath: IndexPath] = [:]

  /// In seconds.
  static let duration = 0.3

  init(_ view: UICollectionView, _ changes: TableUpdates, _ origins: TableUpdates.Origins) {
    (self.view, self.changes, self.origins) = (view, changes, origins)
    for (section, items) in origins.rows.enumerated() {
      for (item, origin) in items.enumerated() {
        if let origin { destinations[origin] = IndexPath(item: item, section: section) }
      }
    }
  }

  /// Brings the views in sight to their new places.
  ///
  /// - Parameters:
  ///   - counts: The new numbers of items.
  ///   - completion: Called when the animation has ended.
  func run(_ counts: [Int], _ completion: ((Bool) -> Void)?) {
    let (layout, bounds) = (view.layout, view.bounds)
    // What comes into sight comes from near it.
    view.attributesBefore = view.attributes(
      in: bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    )
    view.counts = counts
    view.selectedPaths = view.selectedPaths.compactMap { destinations[$0] }
    view.highlightedPath = view.highlightedPath.flatMap { destinations[$0] }
    layout.itemsHaveMoved(to: destinations.filter { changes.reloadedRows[$0.key] == nil })
    layout.invalidateLayout()
    view.prepareLayout()
    layout.prepare(forCollectionViewUpdates: items)
    let leaving = takeOver()
    view.runningUpdates += 1
    UIView.performWithoutAnimation { showArriving() }
    UIView.animate(
      withDuration: Self.duration,
      animations: {
        for (element, leaving) in leaving { leave(leaving, element) }
        view.contentOffset = layout.targetContentOffset(
          forProposedContentOffset: view.contentOffset
        )
        view.tile()
        layout.finalizeCollectionViewUpdates()
      },
      completion: { [view] isFinished in
        view.runningUpdates -= 1
        for (element, leaving) in leaving { view.takeAway(leaving, element) }
        view.setNeedsLayout()
        completion?(isFinished)
      }
    )
    view.attributesBefore = [:]
  }

  /// The changes, for the layout.
  private var items: [UICollectionViewUpdateItem] {
    func section(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    let gone = changes.deletedSections.keys.sorted().map {
      UICollectionViewUpdateItem(section($0), nil, .delete)
    }
    let come = changes.insertedSections.keys.sorted().map {
      UICollectionViewUpdateItem(nil, section($0), .insert)
    }
    let goneItems = changes.deletedRows.keys.sorted().map {
      UICollectionViewUpdateItem($0, nil, .delete)
    }
    let comeItems = changes.insertedRows.keys.sorted().map {
      UICollectionViewUpdateItem(nil, $0, .insert)
    }
    let moved = changes.movedRows.inOrder.map {
      UICollectionViewUpdateItem($0.key, $0.value, .move)
    }
    let new = changes.reloadedRows.keys.sorted().map {
      UICollectionViewUpdateItem($0, destinations[$0], .reload)
    }
    let movedSections = changes.movedSections.inOrder.map {
      UICollectionViewUpdateItem(section($0.key), section($0.value), .move)
    }
    let newSections = changes.reloadedSections.keys.sorted().map { old in
      let place = origins.sections.firstIndex(of: old)
      return UICollectionViewUpdateItem(section(old), place.map(section), .reload)
    }
    return gone + goneItems + come + comeItems + movedSections + moved + newSections + new
  }

  /// Gives the views that stay their new places in the order.
  ///
  /// - Returns: The views that go.
  private func takeOver() -> [(CollectionElement, UICollectionReusableView)] {
    var leaving: [(CollectionElement, UICollectionReusableView)] = []
    var staying: [CollectionElement: UICollectionReusableView] = [:]
    let sections = Dictionary(
      origins.sections.enumerated().compactMap { new, old in old.map { ($0, new) } }
    ) { first, _ in first }
    for (element, view) in view.shown.inOrder {
      let path = element.path
      if element.category == .cell {
        let isNew =
          changes.reloadedRows[path] != nil || changes.reloadedSections[path.section] != nil
        if let destination = destinations[path], !isNew {
          staying[.cell(destination)] = view
        } else {
          leaving.append((element, view))
        }
      } else if let section = path.count == 2 ? sections[path.section] : path.first,
        changes.reloadedSections[path.section] == nil
      {
        var moved = element
        if path.count == 2 { moved.path.section = section }
        staying[moved] = view
      } else {
        leaving.append((element, view))
      }
    }
    view.shown = staying
    return leaving
  }

  /// Makes the views of elements that are in sight now: at the places from which they come.
  private func showArriving() {
    let wanted = view.attributes(in: view.bounds).sorted { $0.key < $1.key }
    for (element, attributes) in wanted where view.shown[element] == nil {
      guard let new = view.view(for: element) else { continue }
      view.place(new, element, start(of: element) ?? attributes)
    }
  }

  /// From where an element comes.
  private func start(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let (layout, path) = (view.layout, element.path)
    switch element.category {
    case .cell:
      guard let origin = origins.rows[path.section][path.item] else {
        return layout.initialLayoutAttributesForAppearingItem(at: path)
      }
      return changes.reloadedRows[origin] == nil ? view.attributesBefore[.cell(origin)] : nil
    case .supplementaryView:
      return layout.initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: element.kind,
        at: path
      )
    case .decorationView: return nil
    }
  }

  private func leave(_ leaving: UICollectionReusableView, _ element: CollectionElement) {
    // Behind what takes its place.
    view.sendSubviewToBack(leaving)
    switch element.category {
    case .cell:
      let end = view.layout.finalLayoutAttributesForDisappearingItem(at: element.path)
      if let end { leaving.take(end) } else { leaving.alpha = 0 }
    case .supplementaryView:
      let end = view.layout.finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: element.kind,
        at: element.path
      )
      if let end { leaving.take(end) } else { leaving.alpha = 0 }
    case .decorationView: leaving.alpha = 0
    }
  }
}
