extension DisplayItem {
  /// The change of the group depth: 1 for an item that opens a group, -1 for one that closes a group, else 0.
  package var nesting: Int {
    switch self {
    case .beginGroup, .beginRaster, .beginShadow, .beginFilter: 1
    case .endGroup: -1
    default: 0
    }
  }

  /// Whether it begins a group's mask.
  package var isMask: Bool { if case .mask = self { true } else { false } }
}

extension DisplayList {
  /// The index after the end of the group that begins at `index`.
  package func endOfGroup(at index: Int) -> Int {
    var depth = 0
    for end in index..<items.count {
      depth += items[end].nesting
      if depth == 0 { return end + 1 }
    }
    return items.count
  }
}
