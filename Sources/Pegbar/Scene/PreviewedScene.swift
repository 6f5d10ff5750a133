@preconcurrency import Glibc
import QuartzCore
import SceneProtocol
import Stage
import UIKit
import X11Window

/// A scene in Pegbar's own window, as its part: it does what the window's owner says, and tells it what happens.
final class PreviewedScene {
  private let request: SceneRequest
  private let host: SceneHost
  private let connection: X11Connection
  private let channel: MessageChannel
  private let transport: Transport
  private lazy var reporter = FrameReporter(channel)
  /// Whether it has gone to where the one before was.
  private var hasBegun = false
  /// Whether keys are the window's alone.
  private var areKeysHeld = false

  /// Input that was played, and when: what `replay` has.
  private struct PlayedInput: Codable {
    var time: Double
    var event: InputEvent
  }

  /// To be made before the scene; `nil` for a scene in a window of its own.
  init?(_ request: SceneRequest, host: SceneHost, connection: X11Connection) {
    guard request.parentWindow != nil, let socket = request.channel else { return nil }
    (self.request, self.host, self.connection) = (request, host, connection)
    channel = MessageChannel(socket: socket) {
      // A scene that is stuck would stay for ever.
      sleep(1)
      _exit(ExitCode.runtimeFailure.rawValue)
    }
    transport = Transport(host: host)
    host.showsAtOnce = false
    channel.onEnd = { [unowned self] in end() }
    channel.onMessage = { [unowned self] line in
      if let command = try? JSONText.decode(SceneCommand.self, from: line) { obey(command) }
    }
    // What is seen last stays seen when the program ends as it should not.
    connection.keepsWindows = true
    KeptValues.restore(request.kept)
  }

  /// To be called when the scene is made: goes to where the one before was, and says that there is something to see.
  ///
  /// A scene that has no window yet does so when it has one.
  func begin() {
    if host.stages.isEmpty { channel.send(SceneReport.isWindowless) }
    host.onShow = { [unowned self] in begin(in: $0) }
    if let stage = host.stages.first { begin(in: stage) }
  }

  private func begin(in stage: WindowStage) {
    guard !hasBegun, let window = stage.window as? X11Window else { return }
    hasBegun = true
    if request.time > 0 { transport.seek(to: request.time, on: schedule) }
    stage.onInput = { [unowned self] in note($0) }
    stage.isForScene = { [unowned self] event in
      // What the window does with a key is none of the scene's business.
      if areKeysHeld, event.isKey { return false }
      return event.chord.map { KeyTable.command(of: $0, isPaused: transport.isPaused) == nil }
        ?? true
    }
    stage.onFrameDrawn = { [unowned self] in reporter.frameWasDrawn() }
    let size = stage.scene.bounds.size
    channel.send(
      SceneReport.opened(window: window.id, width: Int(size.width), height: Int(size.height))
    )
    channel.send(SceneReport.ready)
  }

  private func schedule(on run: SteppedRun) {
    for line in request.replay {
      guard let input = try? JSONText.decode(PlayedInput.self, from: Array(line.utf8)) else {
        continue
      }
      run.schedule(input.event, at: input.time)
    }
  }

  private func obey(_ command: SceneCommand) {
    switch command {
    case .show: show()
    case .pause:
      transport.pause()
      reporter.tell()
    case .play: transport.play()
    case .speed(let factor): transport.run(at: factor)
    case .step(let frames):
      transport.step(frames: frames)
      reporter.tell()
    case .ping: channel.send(SceneReport.alive)
    case .picture(let path): writePicture(to: path)
    case .pictureBytes(let file): writePicture(into: file)
    case .keysAreHeld(let areHeld): areKeysHeld = areHeld
    case .keep: channel.send(SceneReport.kept(KeptValues.encoded()))
    case .end: end()
    }
  }

  private func show() {
    host.showsAtOnce = true
    for stage in host.stages {
      do {
        try stage.window.show()
      } catch {
        SceneRunner.fail(.unavailable, "\(error)")
      }
    }
  }

  private func writePicture(to path: String) {
    var problem: String?
    do {
      try host.stages.first?.picture().writePNG(to: path)
    } catch {
      problem = "\(error)"
    }
    channel.send(SceneReport.picture(path: path, problem: problem))
  }

  private func writePicture(into file: String) {
    var problem: String?
    do {
      if let picture = host.stages.first?.picture() {
        try NamelessFile.write(Array(try picture.pngData()), to: file)
      } else {
        problem = "the scene has no window"
      }
    } catch let error as SystemError {
      problem = error.reason
    } catch {
      problem = "\(error)"
    }
    channel.send(SceneReport.pictureBytes(file: file, problem: problem))
  }

  private func note(_ event: InputEvent) {
    guard let text = try? JSONText.encode(PlayedInput(time: transport.time, event: event)) else {
      return
    }
    channel.send(SceneReport.input(String(decoding: text, as: UTF8.self)))
  }

  /// The owner is gone, or wants no more of it.
  private func end() {
    connection.keepsWindows = false
    UIApplication.shared.terminate()
    for stage in host.stages { host.close(stage.scene) }
    exit(ExitCode.success.rawValue)
  }
}
