/// A value in memory of its own, which copies share until one of them is written (copy on write).
///
/// A layer's model and its last commit, each of some hundred bytes, are the same memory until the model changes.
/// Reading a part of the value copies none of it, and writing while there is no other copy allocates nothing.
@usableFromInline
package struct CopyOnWrite<Value> {
  @usableFromInline
  final class Box {
    @usableFromInline var value: Value

    @usableFromInline
    init(_ value: Value) {
      self.value = value
    }
  }

  @usableFromInline var box: Box

  package init(_ value: Value) {
    box = Box(value)
  }

  @inlinable
  package var value: Value {
    @inline(__always) _read { yield box.value }
    @inline(__always) _modify {
      if !isKnownUniquelyReferenced(&box) { copyBox() }
      yield &box.value
    }
  }

  /// Takes the value of another, as a copy of its own: no memory is shared, and none allocated if this was its own.
  mutating func overwrite(with other: Self) {
    if isKnownUniquelyReferenced(&box) {
      box.value = other.box.value
    } else {
      box = Box(other.box.value)
    }
  }

  /// Not inlined, as every write would be large.
  @usableFromInline @inline(never)
  mutating func copyBox() {
    box = Box(box.value)
  }
}
