import Testing

@testable import Raster

/// What is kept, and what goes first.
struct `A content cache` {
  @Test func `what was not asked for longest goes first`() {
    var cache = ContentCache<Int, String>(limit: 30)
    for key in 1...3 { cache.insert("\(key)", for: key, bytes: 10) }
    let first = cache.content(for: 1)
    #expect(first == "1")
    cache.insert("4", for: 4, bytes: 10)
    let kept = (1...4).map { cache.content(for: $0) }
    #expect(kept == ["1", nil, "3", "4"])
    #expect(cache.bytes == 30 && cache.count == 3)
  }

  @Test func `as many go as have to`() {
    var cache = ContentCache<Int, Int>(limit: 30)
    for key in 1...3 { cache.insert(key, for: key, bytes: 10) }
    cache.insert(4, for: 4, bytes: 15)
    let kept = (1...4).map { cache.content(for: $0) }
    #expect(kept == [nil, nil, 3, 4] && cache.bytes == 25)
  }

  @Test func `what is larger than all may be is not kept, and costs nothing`() {
    var cache = ContentCache<Int, Int>(limit: 30)
    cache.insert(1, for: 1, bytes: 30)
    cache.insert(2, for: 2, bytes: 31)
    let kept = (1...2).map { cache.content(for: $0) }
    #expect(kept == [1, nil] && cache.bytes == 30)
  }

  @Test func `a key's new content takes the old one's place`() {
    var cache = ContentCache<Int, Int>(limit: 30)
    cache.insert(1, for: 1, bytes: 20)
    cache.insert(2, for: 1, bytes: 25)
    let kept = cache.content(for: 1)
    #expect(kept == 2 && cache.bytes == 25 && cache.count == 1)
  }
}
