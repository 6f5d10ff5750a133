import CoreGraphics

extension HitIndex {
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

  /// Takes the grid out for changes in place; it is copied only if a search still holds it.
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
    // The layer of the slot may have been removed.
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

  /// Removes the slots of removed layers, adds slots for new ones, and sets the ranks again.
  ///
  /// The remaining layers are in their old order: a layer that is moved is removed from the list first, and loses its
  /// slot.
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
