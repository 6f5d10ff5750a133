import Foundation

/// Changes of a table that happen together.
///
/// What goes is named by where it was before all of them, what comes by where it is after them.
struct TableUpdates {
  typealias Animation = UITableView.RowAnimation

  var deletedRows: [IndexPath: Animation] = [:]
  var insertedRows: [IndexPath: Animation] = [:]
  /// Rows that stay, with a new cell.
  var reloadedRows: [IndexPath: Animation] = [:]
  /// From where rows were to where they are.
  var movedRows: [IndexPath: IndexPath] = [:]
  var deletedSections: [Int: Animation] = [:]
  var insertedSections: [Int: Animation] = [:]
  /// Sections that stay, with new cells.
  var reloadedSections: [Int: Animation] = [:]
  var movedSections: [Int: Int] = [:]

  /// For each row after the changes where it was before them; `nil` for one that has come.
  struct Origins {
    var rows: [[IndexPath?]]
    var sections: [Int?]
  }

  /// Whether nothing is changed.
  var isEmpty: Bool {
    deletedRows.isEmpty && insertedRows.isEmpty && reloadedRows.isEmpty && movedRows.isEmpty
      && deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty
  }

  /// Where everything comes from.
  ///
  /// - Parameters:
  ///   - old: The numbers of rows before.
  ///   - new: The numbers of rows after.
  /// - Returns: The origins; `nil` where the changes do not lead from one to the other.
  func origins(from old: [Int], to new: [Int]) -> Origins? {
    let goneSections = Set(deletedSections.keys).union(movedSections.keys)
    guard
      let sections = Self.slots(
        new.count,
        arrived: Set(insertedSections.keys),
        moved: Dictionary(movedSections.map { ($1, $0) }) { first, _ in first },
        stayed: old.indices.filter { !goneSections.contains($0) }
      )
    else { return nil }
    var rows: [[IndexPath?]] = []
    let cameFrom = Dictionary(movedRows.map { ($1, $0) }) { first, _ in first }
    for (section, origin) in sections.enumerated() {
      guard let origin else {
        rows.append(Array(repeating: nil, count: new[section]))
        continue
      }
      guard old.indices.contains(origin) else { return nil }
      // A section with new cells may have any number of them.
      if reloadedSections[origin] != nil {
        rows.append(Array(repeating: nil, count: new[section]))
        continue
      }
      let stayed = (0..<old[origin]).map { IndexPath(row: $0, section: origin) }.filter {
        deletedRows[$0] == nil && movedRows[$0] == nil
      }
      let arrived = insertedRows.keys.filter { $0.section == section }.map(\.row)
      let moved = cameFrom.filter { $0.key.section == section }.map { ($0.key.row, $0.value) }
      guard
        let slots = Self.slots(
          new[section],
          arrived: Set(arrived),
          moved: Dictionary(moved) { first, _ in first },
          stayed: stayed
        )
      else { return nil }
      rows.append(slots)
    }
    return Origins(rows: rows, sections: sections)
  }

  /// Fills places: those of what has arrived with `nil`, those of what was moved, and the others with what has stayed,
  /// in its order; `nil` where that is more or less than there are places.
  private static func slots<Item>(
    _ count: Int,
    arrived: Set<Int>,
    moved: [Int: Item],
    stayed: [Item]
  ) -> [Item?]? {
    guard arrived.allSatisfy({ (0..<count).contains($0) }),
      moved.keys.allSatisfy({ (0..<count).contains($0) && !arrived.contains($0) }),
      arrived.count + moved.count + stayed.count == count
    else { return nil }
    var rest = stayed[...]
    return (0..<count).map { place in
      if arrived.contains(place) { return nil }
      return moved[place] ?? rest.popFirst()
    }
  }
}
