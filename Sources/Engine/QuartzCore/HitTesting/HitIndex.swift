import CoreGraphics

/// The sublayers of one layer by the place where they can be hit.
///
/// It is brought up to date when a point is looked up, by what changed since: a layer that moved is put
/// elsewhere, one that came or went is matched with the list. Only when much has changed, or what the
/// superlayer does to all of them, is it made anew.
@MainActor
final class HitIndex {
  /// So many sublayers are asked one after the other.
  static let mostUnindexed = 32
  /// So many levels are looked down for where a layer can be hit.
  static let depth = 64

  /// The boxes of the sublayers; their ranks are the places in the list of sublayers.
  private var places = HitPlaces.none
  /// Where any of the sublayers can be hit, and perhaps some more.
  private(set) var extent = HitBox.empty
  /// Whether sublayers have come, gone or changed places.
  var isListChanged = true

  /// The slots in the order of the sublayers.
  private var order: ContiguousArray<Int> = []
  private var unused: ContiguousArray<Int> = []
  /// The slots of sublayers whose boxes are to be found out anew.
  private var changed: ContiguousArray<Int> = []
  /// What the layer does to all its sublayers, unless nothing.
  private var matrix: CATransform3D?
  private var isPlain = true
  private var changesSinceMade = 0

  /// Where to look a point up, unless it is quicker to ask all: when most can be hit anywhere.
  var usefulPlaces: HitPlaces? {
    2 * places.grid.unboundedCount <= order.count ? places : nil
  }

  func noteChange(of slot: Int) {
    if slot >= 0 { changed.append(slot) }
  }

  func update(for layer: CALayer, depth: Int) {
    let isSameMatrix =
      layer.changesSublayers ? matrix == layer.values.matrixForSublayersInOwnSpace : isPlain
    if isSameMatrix && !isListChanged && changed.isEmpty { return }
    let sublayers = layer.tree.sublayers
    var grid = takeGrid()
    let isMatched =
      isSameMatrix && !order.isEmpty && (!isListChanged || match(sublayers, in: &grid))
    isListChanged = false
    changesSinceMade += changed.count
    if isMatched && 2 * changed.count <= order.count && changesSinceMade <= 2 * order.count {
      for slot in changed { place(slot, sublayers, depth, in: &grid) }
    } else {
      isPlain = !layer.changesSublayers
      matrix = isPlain ? nil : layer.values.matrixForSublayersInOwnSpace
      grid = make(sublayers, depth)
    }
    changed.removeAll(keepingCapacity: true)
    places = HitPlaces(grid)
  }

  /// The grid to change: in its place, unless a search still holds it.
  private func takeGrid() -> HitGrid {
    let grid = places.grid
    places = .none
    return grid
  }

  private func make(_ sublayers: [CALayer], _ depth: Int) -> HitGrid {
    var entries: ContiguousArray<HitGrid.Entry> = []
    entries.reserveCapacity(sublayers.count)
    extent = .empty
    for rank in sublayers.indices {
      sublayers[rank].tree.hits.slot = rank
      entries.append(entry(sublayers[rank], rank, depth))
      extent.formUnion(entries[rank].box)
    }
    order = ContiguousArray(sublayers.indices)
    unused = []
    changesSinceMade = 0
    return HitGrid(entries)
  }

  private func place(
    _ slot: Int,
    _ sublayers: [CALayer],
    _ depth: Int,
    in grid: inout HitGrid
  ) {
    let rank = Int(grid.entries[slot].rank)
    // The layer that had the slot may have gone.
    guard rank >= 0 else { return }
    let entry = entry(sublayers[rank], rank, depth)
    extent.formUnion(entry.box)
    grid.update(slot, to: entry)
  }

  private func entry(_ sublayer: CALayer, _ rank: Int, _ depth: Int) -> HitGrid.Entry {
    HitGrid.Entry(
      box: sublayer.hitBox(inPlain: isPlain, depth: depth),
      depth: sublayer.values.zPosition,
      rank: Int32(rank)
    )
  }

  /// Takes out who has gone, lets in who has come, and counts the places anew.
  ///
  /// Who has stayed has kept the order: a layer that changes places leaves the list first, and with it
  /// its slot.
  ///
  /// - Returns: Whether the list could be matched.
  private func match(_ sublayers: [CALayer], in grid: inout HitGrid) -> Bool {
    var matched: ContiguousArray<Int> = []
    matched.reserveCapacity(sublayers.count)
    var next = 0
    for index in sublayers.indices {
      let slot = sublayers[index].tree.hits.slot
      if slot >= 0 {
        while next < order.count, order[next] != slot { leave(&next, &grid) }
        guard next < order.count else { return false }
        next += 1
        matched.append(slot)
      } else {
        let slot = unused.popLast() ?? grid.addSlot()
        sublayers[index].tree.hits.slot = slot
        changed.append(slot)
        matched.append(slot)
      }
    }
    while next < order.count { leave(&next, &grid) }
    order = matched
    for (rank, slot) in order.enumerated() { grid.renumber(slot, rank: rank) }
    return true
  }

  private func leave(_ place: inout Int, _ grid: inout HitGrid) {
    grid.update(order[place], to: HitGrid.Entry())
    unused.append(order[place])
    changesSinceMade += 1
    place += 1
  }
}
