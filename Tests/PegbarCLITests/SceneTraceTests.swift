import Glibc
import SceneProtocol
import Testing

/// The question to a scene's process where its main thread is.
struct `Where a scene is` {
  @Test func `is taken out of what it writes, and the rest stays`() {
    var bytes = Array("one\ntw\u{1}pegbar is at 00ff 10\no\nthree".utf8)
    let calls = SceneTrace.take(from: &bytes)
    #expect(calls == [[255, 16]])
    #expect(String(decoding: bytes, as: UTF8.self) == "one\ntwo\nthree")
    var plain = Array("one\n\n".utf8)
    #expect(SceneTrace.take(from: &plain).isEmpty && plain == Array("one\n\n".utf8))
  }

  @Test func `is not asked of a process that would end by it`() {
    #expect(!SceneTrace.canBeAsked(1) && !SceneTrace.canBeAsked(-1))
    // (Nothing else in these tests has a handler for the signal.)
    #expect(!SceneTrace.canBeAsked(getpid()))
    let old = signal(SceneTrace.signal) { _ in }
    #expect(SceneTrace.canBeAsked(getpid()))
    signal(SceneTrace.signal, old)
    #expect(!SceneTrace.canBeAsked(getpid()))
  }
}
