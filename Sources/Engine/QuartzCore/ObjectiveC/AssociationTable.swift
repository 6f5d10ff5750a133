/// The associated values of objects that have no place for them.
@MainActor
struct AssociationTable {
  private struct Entry {
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: AssociatedValue] = [:]
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of objects at which those that are gone are looked for.
  private var limit = 16

  func value(for key: UnsafeRawPointer, of object: AnyObject) -> AssociatedValue? {
    let entry = entries[ObjectIdentifier(object)]
    // Another object may have had that address before.
    return entry?.owner === object ? entry?.values[key] : nil
  }

  mutating func set(
    _ value: AssociatedValue?,
    for key: UnsafeRawPointer,
    of object: AnyObject
  ) {
    if entries.count >= limit {
      entries = entries.filter { $0.value.owner != nil }
      limit = max(16, 2 * entries.count)
    }
    // Another object may have had that address before.
    if entries[ObjectIdentifier(object)]?.owner !== object { removeAll(of: object) }
    entries[ObjectIdentifier(object), default: Entry(owner: object)].values[key] = value
  }

  mutating func removeAll(of object: AnyObject) { entries[ObjectIdentifier(object)] = nil }

  /// The number of objects that have values, or had.
  var count: Int { entries.count }
}
