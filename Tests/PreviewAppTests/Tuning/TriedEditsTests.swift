import Testing

@testable import PreviewApp

/// Values of literals that are tried one after another, faster than scenes with them are shown.
struct `Values that are tried` {
  private var tried = TriedEdits()

  @Test mutating func `are put back to those of the visible scene when they end it`() {
    tried.start([0: "1"])
    tried.show()
    tried.start([0: "2"])
    #expect(tried.fail() == .putsBack([0: "1"]))
    // Those are visible: they are not the cause if the scene fails again.
    #expect(tried.fail() == .isOther)
  }

  @Test mutating func `are put back also when the file's own were tried again`() {
    tried.start([0: "1"])
    tried.show()
    tried.start([:])
    #expect(tried.fail() == .putsBack([0: "1"]))
  }

  @Test mutating func `that fail are no reason to drop newer ones`() {
    tried.start([0: "1"])
    tried.wait()
    #expect(tried.fail() == .triesNewer && tried.areDue)
    tried.start([0: "2"])
    #expect(!tried.areDue)
    #expect(tried.fail() == .putsBack([:]))
  }

  /// The next values are started when the scene is shown, before it is on the screen.
  @Test mutating func `are not taken for shown before they are`() {
    tried.start([0: "1"])
    tried.wait()
    tried.show()
    tried.start([0: "2"])
    #expect(tried.fail() == .putsBack([0: "1"]))
  }

  @Test mutating func `are not the cause where the visible scene has the same`() {
    tried = TriedEdits(shown: [0: "1"])
    tried.start([0: "1"])
    #expect(tried.fail() == .isOther)
  }
}
