/// A display list that is kept from frame to frame, with what its last update has changed.
///
/// An update replaces items in place, or rebuilds the list in the storage of the list before the last one: in
/// neither case does it allocate, once the lists are as long as they become.
package struct RetainedList: Sendable {
  /// The picture.
  package private(set) var list = DisplayList()
  /// The picture before the last rebuild.
  package private(set) var previous = DisplayList()
  /// How `list` differs from what it was before the last update.
  package private(set) var change = Change.none
  /// The items that the last update replaced, each range one item or a whole group; in any order.
  package private(set) var replaced: [Range<Int>] = []

  package enum Change: Sendable {
    case none
    /// The items in `replaced` have changed.
    case patched
    /// The list has been rebuilt; `previous` is what was there, after the items in `replaced` were.
    case rebuilt
  }

  package init() {}

  /// Forgets what the last update has changed.
  package mutating func beginUpdate() {
    replaced.removeAll(keepingCapacity: true)
    change = .none
  }

  /// Begins to rebuild the list.
  ///
  /// - Parameter items: Becomes empty, with the storage of the list before the last one.
  package mutating func beginRebuild(into items: inout [DisplayItem]) {
    swap(&list, &previous)
    swap(&items, &list.items)
    items.removeAll(keepingCapacity: true)
  }

  /// Takes the items that were listed since `beginRebuild(into:)`.
  package mutating func finishRebuild(with items: inout [DisplayItem]) {
    swap(&items, &list.items)
    change = .rebuilt
  }

  /// Puts an item, which is no group and differs from the one that is there, into the list.
  package mutating func put(_ item: DisplayItem, at index: Int) {
    list.items[index] = item
    replaced.append(index..<index + 1)
    change = .patched
  }

  /// Puts an item into the list, if it differs from the one that is there.
  ///
  /// One that begins a group replaces all of the group.
  package mutating func replace(_ index: Int, by item: DisplayItem) {
    guard list.items[index] != item else { return }
    list.items[index] = item
    replaced.append(item.nesting > 0 ? index..<list.endOfGroup(at: index) : index..<index + 1)
    change = .patched
  }
}
