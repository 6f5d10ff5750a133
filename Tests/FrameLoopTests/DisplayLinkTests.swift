import CoreGraphics
import QuartzCore
import Raster
import FrameLoop
import Testing
import UIKit
import WindowSystem

/// Display links in the frames of a window without a screen (SL10).
struct `Display links on a stage` {
  /// Writes down the times of its calls.
  private final class Stepper {
    var timestamps: [Double] = []
    var targets: [Double] = []
    var onCall: (CADisplayLink) -> Void = { _ in }

    func step(_ link: CADisplayLink) {
      timestamps.append(link.timestamp)
      targets.append(link.targetTimestamp)
      onCall(link)
    }

    func start() -> CADisplayLink {
      let link = CADisplayLink(target: self, selector: Selector("step", Stepper.step))
      link.add(to: .main, forMode: .common)
      return link
    }
  }

  private static let blank = 1.0 / 60

  /// The clock stands at the frame's time; the frames of an event and of the run's end are between blanks.
  @Test func `a stepped run calls at exact times`() {
    let fixture = StageFixture()
    defer { fixture.end() }
    let stepper = Stepper()
    var clock: [Double] = []
    stepper.onCall = { _ in clock.append(CACurrentMediaTime()) }
    _ = stepper.start()
    let run = SteppedRun(stage: fixture.stage)
    run.schedule(.pointerMoved(PointerState(location: .zero, time: 0.04)), at: 0.04)
    run.advance(to: 0.07)
    run.advance(to: 0.11)
    let times = (0...6).map { Double($0) * Self.blank }
    #expect(stepper.timestamps == Array(times.dropLast()))
    #expect(stepper.targets == Array(times.dropFirst()))
    #expect(clock == stepper.targets)
  }

  @Test func `an unseen window leaves the links to the next one, and takes them back`() {
    let fixture = StageFixture()
    defer { fixture.end() }
    let window = HeadlessWindow(width: 20, height: 20)
    let scene = UIWindow(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    scene.isHidden = false
    let second = WindowStage(window: window, scene: scene)
    let stepper = Stepper()
    _ = stepper.start()
    #expect(fixture.window.isTickRequested && !window.isTickRequested)
    fixture.window.isVisible = false
    #expect(window.isTickRequested)
    func tick(_ window: HeadlessWindow, at time: Double) {
      MediaClock.set(time)
      window.tick(at: time)
    }
    // The blank that had been asked for.
    tick(fixture.window, at: 0.02)
    #expect(stepper.targets.isEmpty)
    tick(window, at: 0.04)
    #expect(stepper.targets == [0.04])
    MediaClock.set(0.06)
    fixture.window.isVisible = true
    #expect(fixture.window.isTickRequested)
    tick(window, at: 0.07)
    tick(fixture.window, at: 0.08)
    #expect(stepper.targets == [0.04, 0.08])
    #expect(!window.isTickRequested)
    _ = second
    scene.isHidden = true
  }

  @Test func `a stepped run keeps to the rate that a link prefers`() {
    let fixture = StageFixture()
    defer { fixture.end() }
    let (stepper, slow) = (Stepper(), Stepper())
    _ = stepper.start()
    slow.start().preferredFramesPerSecond = 20
    SteppedRun(stage: fixture.stage).advance(to: 1)
    #expect(stepper.timestamps.count == 60)
    let everyThird = stride(from: 0, to: 60, by: 3).map { Double($0) * Self.blank }
    #expect(slow.timestamps == everyThird)
  }

  /// Both layers would be at the same place only if the frame is for the time that the link tells.
  @Test func `what a call changes is in that very frame, which is for the target time`() {
    let fixture = StageFixture()
    defer { fixture.end() }
    let follower = CALayer()
    follower.frame = CGRect(x: 0, y: 50, width: 40, height: 40)
    follower.backgroundColor = fixture.layer.backgroundColor
    fixture.scene.layer.addSublayer(follower)
    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = 0
    move.toValue = 120
    move.duration = 1
    fixture.layer.add(move, forKey: "move")
    let stepper = Stepper()
    stepper.onCall = { link in
      CATransaction.setDisableActions(true)
      follower.position.x = 120 * link.targetTimestamp
    }
    _ = stepper.start()
    CATransaction.flush()
    for frame in 1...30 {
      // The clock stands between the blank and the time when the frame is seen, as a window's does.
      MediaClock.set((Double(frame) - 0.5) * Self.blank)
      fixture.window.tick(at: Double(frame) * Self.blank)
    }
    let image = fixture.window.image()
    let rows = [30, 70].map { image.pixels[$0 * image.width..<($0 + 1) * image.width] }
    #expect(Array(rows[0]) == Array(rows[1]))
    #expect(image.pixels[30 * image.width + 60] == 0xFFFF_0000)
    #expect(image.pixels[30 * image.width + 20] == 0xFFFF_FFFF)
  }

  /// Idle costs nothing: after the blank that was asked for before the stop, none is asked for.
  @Test(arguments: DisplayLinkStop.allCases, [true, false])
  func `blanks are asked for while a link runs, and none afterwards`(
    stop: DisplayLinkStop,
    isInCall: Bool
  ) {
    let fixture = StageFixture()
    defer { fixture.end() }
    let stepper = Stepper()
    #expect(!fixture.window.isTickRequested)
    let link = stepper.start()
    #expect(fixture.runTicks(from: Self.blank, to: 1) == 60)
    #expect(stepper.timestamps.count == 60)
    if isInCall { stepper.onCall = { stop.stop($0) } } else { stop.stop(link) }
    #expect(fixture.runTicks(from: 1 + Self.blank, to: 5) == 1)
    #expect(!fixture.window.isTickRequested)
    #expect(fixture.stage.statistics.ticks == 61)
    #expect(stepper.timestamps.count == (isInCall ? 61 : 60))
    // A still picture is not drawn again.
    #expect(fixture.stage.statistics.framesDrawn == 1)
    guard stop == .pause else { return }
    stepper.onCall = { _ in }
    link.isPaused = false
    #expect(fixture.runTicks(from: 6, to: 7) > 50)
  }

  /// Between two calls of a slow link the window sleeps; a faster one wakes it again.
  @Test func `a link asks for no blanks that are not for it`() {
    let fixture = StageFixture()
    defer { fixture.end() }
    let stepper = Stepper()
    let link = stepper.start()
    link.preferredFramesPerSecond = 10
    #expect(fixture.runTicks(from: Self.blank, to: 5) == 1)
    #expect(!fixture.window.isTickRequested)
    link.preferredFramesPerSecond = 0
    #expect(fixture.window.isTickRequested)
  }

  /// A busy buffer makes a window tick again within one blank.
  @Test func `a second tick of one blank makes no calls`() {
    let fixture = StageFixture()
    defer { fixture.end() }
    let stepper = Stepper()
    _ = stepper.start()
    for time in [0.1, 0.1, 0.1 + Self.blank] { tick(fixture.window, at: time) }
    #expect(fixture.stage.statistics.ticks == 3)
    #expect(stepper.targets == [0.1, 0.1 + Self.blank])
  }

  @Test func `a call may flush, and let the run loop turn`() {
    let fixture = StageFixture()
    defer { fixture.end() }
    let stepper = Stepper()
    stepper.onCall = { _ in
      fixture.layer.opacity -= 0.01
      CATransaction.flush()
      _ = RunLoop.main.run(mode: .default, before: Date.distantPast)
      fixture.stage.runFrame(for: 10)
    }
    _ = stepper.start()
    let frames = fixture.stage.statistics.framesBuilt
    #expect(fixture.runTicks(from: Self.blank, to: 0.5) == 30)
    #expect(fixture.stage.statistics.framesBuilt - frames == 30)
    #expect(stepper.timestamps.count == 30)
  }

  /// The picture of a layer that a link moves by its own count of calls.
  private func picture(stoppingAt times: [Double], movingAt moves: [Double] = []) -> [UInt32] {
    let fixture = StageFixture()
    defer { fixture.end() }
    let stepper = Stepper()
    stepper.onCall = { _ in
      CATransaction.setDisableActions(true)
      fixture.layer.position.x += 1.5
    }
    _ = stepper.start()
    let run = SteppedRun(stage: fixture.stage)
    for time in moves {
      run.schedule(.pointerMoved(PointerState(location: .zero, time: time)), at: time)
    }
    for time in times { run.advance(to: time) }
    return fixture.window.image().pixels
  }

  @Test func `a picture depends on its time alone`() {
    let direct = picture(stoppingAt: [0.6])
    #expect(picture(stoppingAt: [0.6]) == direct)
    #expect(picture(stoppingAt: [0.21, 0.22, 0.223, 0.5, 0.6]) == direct)
    #expect(picture(stoppingAt: [0.6], movingAt: [0.011, 0.1, 0.333]) == direct)
    #expect(picture(stoppingAt: [0.5]) != direct)
  }

  /// The first window fires; when it closes the next one does; without any, links wait.
  @Test func `links follow the first window on show`() throws {
    let fixture = StageFixture()
    defer { fixture.end() }
    DisplayLinks.shared = DisplayLinks()
    let host = SceneHost { _ in HeadlessWindow(width: 100, height: 100) }
    let scenes = (0..<3).map { _ in UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    let stepper = Stepper()
    _ = stepper.start()
    host.show(scenes[0])
    host.show(scenes[1])
    let windows = try host.stages.map { try #require($0.window as? HeadlessWindow) }
    #expect(windows.map(\.isTickRequested) == [true, false])
    tick(windows[0], at: 1)
    #expect(stepper.targets == [1])
    host.close(scenes[0])
    tick(windows[0], at: 2)
    #expect(windows[1].isTickRequested)
    tick(windows[1], at: 3)
    #expect(stepper.targets == [1, 3])
    host.close(scenes[1])
    tick(windows[1], at: 4)
    #expect(stepper.targets == [1, 3])
    host.show(scenes[2])
    let last = try #require(host.stages.first?.window as? HeadlessWindow)
    tick(last, at: 5)
    #expect(stepper.targets == [1, 3, 5])
  }

  private func tick(_ window: HeadlessWindow, at time: Double) {
    MediaClock.set(time)
    window.tick(at: time)
  }
}
