import QuartzCore
import Testing

/// Who keeps whom, run loops, and what a target may do in its call (SL10).
struct `Display link's life` {
  @Test func `the target is kept until the link is invalid`() {
    let screen = LinkScreen()
    weak var gone: LinkTarget?
    let link: CADisplayLink
    do {
      let target = LinkTarget()
      gone = target
      link = CADisplayLink.running(target)
    }
    screen.blank(1)
    link.remove(from: .main, forMode: .common)
    #expect(gone?.blanks == [1])
    link.invalidate()
    #expect(gone == nil)
  }

  @Test func `the run loop keeps the link while it is in a mode, paused or not`() {
    let screen = LinkScreen()
    let target = LinkTarget()
    weak var gone: CADisplayLink?
    do {
      let link = CADisplayLink(target: target, selector: .step)
      gone = link
      link.add(to: .main, forMode: .default)
      link.add(to: .main, forMode: .common)
      link.add(to: .main, forMode: .common)
      link.isPaused = true
    }
    gone?.isPaused = false
    screen.blank(1)
    gone?.remove(from: .main, forMode: .default)
    // Not one it is in.
    gone?.remove(from: .main, forMode: .default)
    screen.blank(2)
    gone?.remove(from: .main, forMode: .common)
    #expect(gone == nil)
    screen.blank(3)
    #expect(target.blanks == [1, 2])
  }

  @Test func `adding it to a second run loop is reported and does nothing`() throws {
    let stage = LayerStage()
    let screen = LinkScreen()
    let target = LinkTarget()
    let other = try #require(otherRunLoop())
    let link = CADisplayLink.running(target)
    link.add(to: other, forMode: .common)
    link.add(to: other, forMode: .common)
    #expect(
      stage.reports == [
        "CADisplayLink: add(to:forMode:) has no effect: the link is in another run loop"
      ]
    )
    link.remove(from: other, forMode: .common)
    screen.blank(1)
    link.remove(from: .main, forMode: .common)
    screen.blank(2)
    link.add(to: other, forMode: .common)
    screen.blank(3)
    #expect(target.blanks == [1, 3])
  }

  @Test func `an invalid link never calls again`() {
    let stage = LayerStage()
    let screen = LinkScreen()
    let target = LinkTarget()
    let link = CADisplayLink.running(target)
    link.invalidate()
    link.invalidate()
    screen.blank(1)
    link.add(to: .main, forMode: .common)
    screen.blank(2)
    #expect(target.blanks.isEmpty)
    #expect(screen.clock.nextCallTime == .infinity)
    #expect(
      stage.reports == ["CADisplayLink: add(to:forMode:) has no effect: the link is invalid"]
    )
  }

  @Test func `mistakes are reported once`() {
    let stage = LayerStage()
    let screen = LinkScreen()
    let link = CADisplayLink(target: 3, selector: .step)
    link.preferredFramesPerSecond = 30
    link.preferredFramesPerSecond = -1
    #expect(link.preferredFramesPerSecond == 30)
    link.add(to: .main, forMode: .common)
    for blank in 1...9 { screen.blank(blank) }
    #expect(
      stage.reports.first
        == "CADisplayLink: preferredFramesPerSecond cannot be -1: it keeps 30"
    )
    #expect(stage.reports.last?.hasPrefix("CADisplayLink: step cannot be called on a ") == true)
    #expect(stage.reports.count == 2)
  }

  @Test func `a call may stop any link`() {
    let screen = LinkScreen()
    let (first, second, third) = (LinkTarget(), LinkTarget(), LinkTarget())
    _ = CADisplayLink.running(first)
    let paused = CADisplayLink.running(second)
    let invalid = CADisplayLink.running(third)
    first.onCall = { link in
      paused.isPaused = true
      invalid.invalidate()
      link.remove(from: .main, forMode: .common)
    }
    screen.blank(1)
    screen.blank(2)
    #expect(first.blanks == [1])
    #expect(second.blanks.isEmpty)
    #expect(third.blanks.isEmpty)
  }

  /// Ended by its own call, as a countdown does; nothing else holds the target.
  @Test func `a call may invalidate its own link`() {
    let screen = LinkScreen()
    weak var gone: LinkTarget?
    do {
      let target = LinkTarget()
      gone = target
      target.onCall = { $0.invalidate() }
      _ = CADisplayLink.running(target)
    }
    #expect(gone != nil)
    screen.blank(1)
    #expect(gone == nil)
    screen.blank(2)
  }

  @Test func `a link that a call adds waits for the next blank`() {
    let screen = LinkScreen()
    let (first, second) = (LinkTarget(), LinkTarget())
    _ = CADisplayLink.running(first)
    first.onCall = { _ in
      if first.blanks.count == 1 { _ = CADisplayLink.running(second) }
    }
    screen.blank(1)
    #expect(second.blanks.isEmpty)
    screen.blank(2)
    #expect(second.blanks == [2])
  }
}
