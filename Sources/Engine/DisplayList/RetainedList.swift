/// A display list that is kept from frame to frame (a retained tree), with the changes of its last update.
///
/// An update replaces items in place, or rebuilds the list in the storage of the list before the last one. Neither
/// allocates memory, once the lists have reached their full length.
package struct RetainedList: Sendable {
  /// The current list.
  package private(set) var list = DisplayList()
  /// The list before the last rebuild.
  package private(set) var previous = DisplayList()
  /// The kind of difference between `list` and the list before the last update.
  package private(set) var change = Change.none
  /// The items that the last update replaced: each range is one item or a whole group, in any order.
  package private(set) var replaced: [Range<Int>] = []

  package enum Change: Sendable {
    case none
    /// The items in `replaced` have changed.
    case patched
    /// The list has been rebuilt; `previous` is the old one, after the items in `replaced` were replaced.
    case rebuilt
  }

  package init() {}

  /// Clears the changes of the last update.
  package mutating func beginUpdate() {
    replaced.removeAll(keepingCapacity: true)
    change = .none
  }

  /// Begins a rebuild of the list.
  ///
  /// - Parameter items: Becomes empty, with the storage of the list before the last one.
  package mutating func beginRebuild(into items: inout [DisplayItem]) {
    swap(&list, &previous)
    swap(&items, &list.items)
    items.removeAll(keepingCapacity: true)
  }

  /// Finishes a rebuild with the items listed since `beginRebuild(into:)`.
  package mutating func finishRebuild(with items: inout [DisplayItem]) {
    swap(&items, &list.items)
    change = .rebuilt
  }

  /// Replaces an item by one that is not a group and differs from it.
  package mutating func put(_ item: DisplayItem, at index: Int) {
    list.items[index] = item
    replaced.append(index..<index + 1)
    change = .patched
  }

  /// Replaces an item, if the new one differs.
  ///
  /// An item that begins a group replaces the whole group.
  package mutating func replace(_ index: Int, by item: DisplayItem) {
    guard list.items[index] != item else { return }
    list.items[index] = item
    replaced.append(item.nesting > 0 ? index..<list.endOfGroup(at: index) : index..<index + 1)
    change = .patched
  }
}
