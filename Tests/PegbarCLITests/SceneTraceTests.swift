import Glibc
import SceneProtocol
import Testing

/// The question to a scene's process where its main thread is.
struct `Where a scene is` {
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
