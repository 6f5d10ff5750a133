/// An LRU cache with a limit in bytes, for contents that take long to make: the least recently used ones go first.
struct ContentCache<Key: Hashable, Content> {
  /// The maximum of all contents together, in bytes; one content larger than that is not kept.
  let limit: Int
  /// The bytes of all kept contents.
  private(set) var bytes = 0
  private var entries: [Key: Entry] = [:]
  /// Counts the look-ups: no two entries have the same last one.
  private var questions = 0

  private struct Entry {
    let content: Content
    let bytes: Int
    var lastQuestion: Int
  }

  init(limit: Int) {
    self.limit = limit
  }

  var count: Int { entries.count }

  /// The content kept under `key`, which becomes the most recently used; `nil` for none.
  mutating func content(for key: Key) -> Content? {
    questions += 1
    guard let index = entries.index(forKey: key) else { return nil }
    entries.values[index].lastQuestion = questions
    return entries.values[index].content
  }

  /// Keeps `content`, which takes `size` bytes, and removes the least recently used contents until all fit.
  mutating func insert(_ content: Content, for key: Key, bytes size: Int) {
    guard size <= limit else { return }
    if let old = entries.removeValue(forKey: key) { bytes -= old.bytes }
    while bytes + size > limit, let oldest = oldest {
      bytes -= entries.remove(at: oldest).value.bytes
    }
    questions += 1
    entries[key] = Entry(content: content, bytes: size, lastQuestion: questions)
    bytes += size
  }

  private var oldest: Dictionary<Key, Entry>.Index? {
    var oldest: Dictionary<Key, Entry>.Index?
    var question = Int.max
    for index in entries.indices where entries.values[index].lastQuestion < question {
      (oldest, question) = (index, entries.values[index].lastQuestion)
    }
    return oldest
  }
}
