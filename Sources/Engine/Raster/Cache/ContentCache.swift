/// Things that take long to make, kept while they are used: those not asked for longest go first once
/// all together have more bytes than the limit.
struct ContentCache<Key: Hashable, Content> {
  /// Bytes that all together may have; one content larger than that is not kept.
  let limit: Int
  /// Bytes of what is kept.
  private(set) var bytes = 0
  private var entries: [Key: Entry] = [:]
  /// Counts the questions, so that no two entries have the same last one.
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

  /// What is kept under `key`, which is then the last to go.
  mutating func content(for key: Key) -> Content? {
    questions += 1
    guard let index = entries.index(forKey: key) else { return nil }
    entries.values[index].lastQuestion = questions
    return entries.values[index].content
  }

  /// Keeps `content`, which has as many bytes as said, and gives up what has to go for it.
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
