extension Dictionary where Key: Comparable {
  /// The entries in the order of their keys: that in which a delegate is notified and views are used again, which must
  /// not depend on hashes.
  var inOrder: [(key: Key, value: Value)] { sorted { $0.key < $1.key } }
}
