import Testing

@testable import PreviewApp

/// Asking a scene for frames faster than it can show them: what it reports comes late, and in its order.
struct `The frame that a scene is asked for` {
  private var target = PlayTarget()
  private var play = PlayState()

  init() { play.pause() }

  /// The scene reports a frame; the number of the one that is asked for next.
  private mutating func report(_ time: Double, after count: Int) -> Int? {
    guard target.note(reportAfter: count) != .isOutdated else { return nil }
    play.note(time: time)
    return target.takeTime(from: play).map { Int(($0 * 60).rounded()) }
  }

  @Test mutating func `is not there before the scene has obeyed`() {
    target.ask(byCommand: 3)
    #expect(target.note(reportAfter: 1) == .isOutdated)
    #expect(target.note(reportAfter: 2) == .isOutdated && target.isAwaited)
    #expect(target.note(reportAfter: 3) == .answers && !target.isAwaited)
    #expect(target.note(reportAfter: 3) == .goesOn)
  }

  /// What a jump has noted is not taken back by the frame that was on its way when it was asked for.
  @Test mutating func `stays the one that was asked for while earlier ones are reported`() {
    play.note(time: 2)
    target.ask(byCommand: 1)
    #expect(report(0.5, after: 0) == nil)
    #expect(play.time == 2 && target.isAwaited)
  }

  /// A pause says only with its answer where the scene stands.
  @Test mutating func `counts from where a pause has ended`() {
    play.note(time: 0.4)
    target.ask(byCommand: 1)
    target.add(.frames(-1))
    #expect(report(0.5, after: 1) == 29)
  }

  @Test mutating func `is that many steps on from the last that was asked for`() {
    target.ask(byCommand: 1)
    for _ in 0..<3 { target.add(.frames(1)) }
    target.add(.frames(-1))
    #expect(report(0, after: 1) == 2)
    #expect(target.takeTime(from: play) == nil)
  }

  @Test mutating func `is the last place that was pointed at, and steps from that`() {
    target.ask(byCommand: 1)
    target.add(.frames(5))
    target.add(.time(1))
    target.add(.time(0.5))
    target.add(.frames(-2))
    #expect(report(9, after: 1) == 28)
  }

  @Test mutating func `is not before the first one, whatever comes after that`() {
    target.ask(byCommand: 1)
    for frames in [-10, 2] { target.add(.frames(frames)) }
    #expect(report(0.05, after: 1) == 2)
  }

  @Test mutating func `comes with another scene, whatever the one before it reports`() {
    play.note(time: 0)
    target.askByScene()
    // The one that is shown until then still gets commands, and plays on.
    target.ask(byCommand: 7)
    target.add(.frames(1))
    #expect(report(3, after: 7) == nil && report(3.1, after: 8) == nil)
    #expect(play.time == 0 && target.isAwaited)
    target.sceneIsThere(shownByCommand: 1)
    #expect(report(0, after: 0) == nil)
    #expect(report(0, after: 1) == 1)
  }

  /// The next request is on its way before its answer is.
  @Test mutating func `is each in turn, however late the reports come`() {
    var asked: [Int] = []
    target.ask(byCommand: 1)
    for count in 1...3 {
      target.add(.frames(10))
      if let next = report(play.time, after: count) {
        asked.append(next)
        play.note(time: Double(next) / 60)
        target.ask(byCommand: count + 1)
      }
      // (A report from before that.)
      #expect(report(0, after: count) == nil)
    }
    #expect(asked == [10, 20, 30])
  }

  @Test mutating func `belongs to no command any more when there is no scene to show it`() {
    target.askByScene()
    target.add(.time(1))
    target.giveUp()
    #expect(!target.isAwaited && target.takeTime(from: play) == nil)
  }

  @Test mutating func `is given up with the scene that was to show it, and else stays awaited`() {
    target.askByScene()
    target.add(.frames(1))
    target.nextSceneIsLost()
    #expect(!target.isAwaited && target.takeTime(from: play) == nil)
    target.ask(byCommand: 3)
    target.nextSceneIsLost()
    #expect(target.isAwaited, "the visible scene answers")
  }
}
