/// The state of a list of nested items: which of them are seen, and which one is selected.
///
/// Items are in the order of a walk through the tree, each with its depth. So ten thousand take one pass over an array.
struct OutlineModel<ID: Hashable> {
  struct Item {
    var id: ID
    /// The number of items around it.
    var depth: Int
    /// What the filter is compared with, in lower case.
    var words: String

    init(id: ID, depth: Int, words: String) {
      (self.id, self.depth, self.words) = (id, depth, words)
    }
  }

  private(set) var items: [Item] = []
  /// The items whose contents are hidden.
  private(set) var collapsed: Set<ID> = []
  private(set) var filter = ""
  /// The items that are seen, as indices in `items`.
  private(set) var rows: [Int] = []
  /// The items that match the filter, as indices; empty without a filter.
  private(set) var matches: Set<Int> = []
  private(set) var selected: ID?

  /// Takes other items; what is collapsed and selected stays so, as far as it is there.
  mutating func show(_ items: [Item]) {
    self.items = items
    findRows()
  }

  mutating func filter(by text: String) {
    filter = text.lowercased()
    findRows()
    guard !filter.isEmpty, !selectedMatches, let first = matches.min() else { return }
    selected = items[first].id
  }

  /// Selects an item, and opens what it is in.
  mutating func select(_ id: ID?) {
    selected = id
    guard let id, let index = items.firstIndex(where: { $0.id == id }) else { return }
    let around = ancestors(of: index).map { items[$0].id }
    guard around.contains(where: collapsed.contains) else { return }
    collapsed.subtract(around)
    findRows()
  }

  /// Opens or closes an item.
  mutating func set(_ id: ID, isOpen: Bool) {
    if isOpen { collapsed.remove(id) } else { collapsed.insert(id) }
    findRows()
  }

  /// The place of the selected item among `rows`.
  var selectedRow: Int? { selected.flatMap { id in rows.firstIndex { items[$0].id == id } } }

  /// Whether the item that is selected is still there.
  var hasSelected: Bool { selected.map { id in items.contains { $0.id == id } } ?? false }

  func hasContents(_ index: Int) -> Bool {
    index + 1 < items.count && items[index + 1].depth > items[index].depth
  }

  func isOpen(_ index: Int) -> Bool { !filter.isEmpty || !collapsed.contains(items[index].id) }

  /// Selects the item at an offset from the selected one, in rows; negative is upwards.
  mutating func move(by count: Int) {
    guard !rows.isEmpty else { return }
    let start = selectedRow ?? (count > 0 ? -1 : rows.count)
    selected = items[rows[min(max(start + count, 0), rows.count - 1)]].id
  }

  /// Closes the selected item; one that is closed or empty leads to the one around it.
  mutating func moveOut() {
    guard let row = selectedRow else { return }
    let index = rows[row]
    if filter.isEmpty, hasContents(index), isOpen(index) {
      set(items[index].id, isOpen: false)
    } else if let parent = ancestors(of: index).first {
      selected = items[parent].id
    }
  }

  /// Opens the selected item; one that is open leads to the first in it.
  mutating func moveIn() {
    guard let row = selectedRow, hasContents(rows[row]) else { return }
    let index = rows[row]
    if isOpen(index) { move(by: 1) } else { set(items[index].id, isOpen: true) }
  }

  private var selectedMatches: Bool {
    selected.map { id in matches.contains { items[$0].id == id } } ?? false
  }

  /// What an item is in, the nearest first.
  private func ancestors(of index: Int) -> [Int] {
    var (found, depth) = ([Int](), items[index].depth)
    for other in stride(from: index - 1, through: 0, by: -1) where items[other].depth < depth {
      found.append(other)
      depth = items[other].depth
      if depth == 0 { break }
    }
    return found
  }

  private mutating func findRows() {
    matches = []
    guard filter.isEmpty else { return findMatches() }
    rows.removeAll(keepingCapacity: true)
    var hiddenBelow = Int.max
    for (index, item) in items.enumerated() {
      if item.depth > hiddenBelow { continue }
      hiddenBelow = collapsed.contains(item.id) ? item.depth : .max
      rows.append(index)
    }
  }

  /// What contains all words, with what it is in.
  private mutating func findMatches() {
    let words = filter.split(separator: " ")
    var path: [Int] = []
    var seen = 0
    rows.removeAll(keepingCapacity: true)
    for (index, item) in items.enumerated() {
      path.removeLast(max(0, path.count - item.depth))
      seen = min(seen, path.count)
      path.append(index)
      guard words.allSatisfy({ item.words.contains($0) }) else { continue }
      matches.insert(index)
      rows += path[seen...]
      seen = path.count
    }
  }
}
