import CoreGraphics
internal import Dispatch
internal import Foundation
@preconcurrency import Glibc
import QuartzCore
import SceneProtocol
import FrameLoop
import TapeEvents
import UIKit
import WindowSystem
import X11Window

/// A scene embedded in Pegbar's own window: it executes the commands of the window's owner, and sends reports.
final class PreviewedScene {
  private let request: SceneRequest
  private let host: SceneHost
  private let connection: X11Connection
  private let device: Device?
  private let channel: MessageChannel
  private let transport: Transport
  private lazy var reporter = FrameReporter(channel)
  private lazy var looking = SceneLooking(request.look, channel)
  private lazy var pointing = ScenePointing(channel)
  /// What the input of an earlier run, that it is given again, holds pressed.
  private var tapeHeld = HeldInput()
  /// The tape that is played to it; `nil` for none.
  private var liveTape: LiveTape?
  private lazy var inspecting = SceneInspecting(channel, host)
  /// What the inspector outlines, and what else it draws.
  private var outlined: (layer: Int, isFilled: Bool)?
  private var overlay = InspectorOverlay()
  /// Whether it has advanced to the time of the previous scene.
  private var hasBegun = false

  /// Whether the secondary button was last pressed where the scene has no use for it.
  private var isMenuAsked = false
  /// Whether it was asked to end.
  private var isEnding = false
  /// Whether keys belong to a part of the window in front of the scene.
  private var windowKeepsKeys: Bool {
    (looking.window?.base as? X11Window)?.parentKeepsKeys ?? false
  }

  /// Commands that have come and are still to be obeyed.
  private var commands: [SceneCommand] = []
  private var isObeying = false

  /// Create it before the scene; `nil` for a scene in a window of its own.
  ///
  /// - Parameters:
  ///   - request: The request of the window's owner.
  ///   - device: The phone or tablet that the scene is laid out for; `nil` for none.
  ///   - host: The windows of the scene.
  ///   - connection: The connection to the display.
  init?(
    _ request: SceneRequest,
    on device: Device?,
    host: SceneHost,
    connection: X11Connection
  ) {
    guard request.parentWindow != nil, let socket = request.channel else { return nil }
    (self.request, self.host, self.connection) = (request, host, connection)
    self.device = device
    channel = MessageChannel(socket: socket) {
      // A scene that hangs would stay forever.
      sleep(1)
      _exit(ExitCode.runtimeFailure.rawValue)
    }
    transport = Transport(host: host)
    host.showsAtOnce = false
    host.onStage = { [unowned self] in looking.begin(in: $0) }
    channel.onEnd = { [unowned self] in end() }
    channel.onMessage = { [unowned self] line in
      if let command = try? JSONText.decode(SceneCommand.self, from: line) { obeySoon(command) }
    }
    // The last picture stays visible when the program crashes.
    connection.keepsWindows = true
    KeptValues.restore(request.kept) { [transport] in
      transport.isPlayingTape && transport.time <= request.keptUntil
    }
    SceneWarnings.follow { [unowned self] text, calls in
      channel.send(SceneReport.warned(text: text, time: transport.time, calls: calls))
    }
    UsedFiles.follow { [weak channel] path in
      DispatchQueue.main.async {
        MainActor.assumeIsolated { channel?.send(SceneReport.uses(path: path)) }
      }
    }
  }

  /// Advances to the time of the previous scene, and reports the first frame; call it when the scene is created.
  ///
  /// A scene without a window does so when it has one.
  ///
  /// - Parameter previews: The names of the file's previews, and of the one that is shown; `nil` for an application.
  func begin(previews: (all: [String], shown: String)?) {
    if let previews { channel.send(SceneReport.previews(previews.all, shown: previews.shown)) }
    if host.stages.isEmpty { channel.send(SceneReport.isWindowless) }
    host.onShow = { [unowned self] in begin(in: $0) }
    if let stage = host.stages.first { begin(in: stage) }
  }

  private func begin(in stage: WindowStage) {
    guard !hasBegun, let window = looking.window?.base as? X11Window else { return }
    hasBegun = true
    transport.tape = tape
    if let tape = request.liveTape {
      looking.hasMarks = false
      liveTape = LiveTape(tape, on: stage, transport) { [channel] in
        channel.send(SceneReport.tape($0))
      }
      liveTape?.onFrame = { [unowned self] in reporter.tell() }
      liveTape?.catchUp(tape, to: request.time)
    } else if request.time > 0 {
      transport.seek(to: request.time)
    }
    stage.onInput = { [unowned self, unowned stage] event in
      note(event, in: stage)
      looking.note(event, at: transport.time)
    }
    stage.isForScene = { [unowned self, unowned stage] in isForScene($0, in: stage) }
    stage.onTakesText = { [channel] in channel.send(SceneReport.takesText($0)) }
    if stage.scene.takesText { channel.send(SceneReport.takesText(true)) }
    stage.onFrameDrawn = { [unowned self] in
      reporter.frameWasDrawn()
      inspecting.frameWasDrawn()
    }
    // (Rounded: a window of 120 points at 2.2 pixels a point has whole pixels, and a tenth of a point less.)
    let size = stage.scene.bounds.size
    channel.send(
      SceneReport.opened(
        window: window.id,
        width: max(1, Int(size.width.rounded())),
        height: max(1, Int(size.height.rounded())),
        device: device
      )
    )
    channel.send(SceneReport.ready)
  }

  private var tape: InputTape {
    InputTape(zip(request.replay, events(of: request.replay)).map { ($0.time, $1) })
  }

  /// The entries' events; none if one cannot be read.
  private func events(of entries: [TapeEntry]) -> [InputEvent] {
    // (All at once: a decoder for each would take longer than to play them.)
    let text = "[\(entries.map(\.event).joined(separator: ","))]"
    let events = (try? JSONText.decode([InputEvent].self, from: Array(text.utf8))) ?? []
    return events.count == entries.count ? events : []
  }

  private func isForScene(_ event: InputEvent, in stage: WindowStage) -> Bool {
    // What was pressed in the scene is released there, whatever the window is used for since.
    if stage.isReleased(by: event) { return true }
    if asksForMenu(event, in: stage) || pointing.take(event) { return false }
    switch event {
    case .keyReleased: return false
    case .keyPressed(let key, _):
      // Of a command's keys the modifiers come first: they do not end the replay of earlier input.
      if key.isModifier, transport.tape.nextTime != nil { return false }
      // A key that is a command of the window is not passed to the scene.
      let (isPaused, isText) = (transport.isPaused, stage.scene.takesText)
      let command = event.chord.flatMap {
        KeyTable.command(
          of: $0,
          isPaused: isPaused,
          isText: isText,
          isPresented: looking.look.isPresented,
          hasTape: liveTape.map { !($0.isUsers && isText) } ?? false
        )
      }
      return !windowKeepsKeys && command == nil && liveTape?.isPlaying != true
    case .pointerMoved, .pointerEntered, .pointerLeft:
      // Over a tape's scene the pointer is the tape's, until the user does something.
      if let liveTape { return liveTape.isUsers && !liveTape.isPlaying }
      return transport.tape.nextTime == nil
    case .focusChanged:
      // Pointer events of the user do not disturb the replay of earlier input.
      return transport.tape.nextTime == nil
    default: return liveTape?.isPlaying != true
    }
  }

  /// Whether an event belongs to a click of the secondary button which the scene does not want, and so the window has a
  /// menu for.
  private func asksForMenu(_ event: InputEvent, in stage: WindowStage) -> Bool {
    switch event {
    case .pointerPressed(let pointer, .right):
      isMenuAsked =
        transport.isPaused || pointing.use == .picks || pointing.use == .closes
        || !stage.scene.takesSecondaryClicks(at: pointer.location)
      if isMenuAsked, let window = looking.window {
        let (place, pixel) = (pointer.location, window.pixel(ofScene: pointer.location))
        let pointer = ScenePointer(x: Double(place.x), y: Double(place.y), isPressed: true)
        channel.send(SceneReport.menu(x: Int(pixel.x), y: Int(pixel.y), pointer: pointer))
      }
      return isMenuAsked
    case .pointerReleased(_, .right): return isMenuAsked
    default: return false
    }
  }

  /// Obeys a command after the block of the main queue that has brought it.
  ///
  /// A seek runs the run loop for each frame, and that leaves the main queue out while one of its blocks runs: what the
  /// scene has put there (`DispatchQueue.main.async`, tasks of the main actor) would wait until the seek is over.
  private func obeySoon(_ command: SceneCommand) {
    commands.append(command)
    MainLoop.perform { [weak self] in self?.obeyAll() }
  }

  /// Obeys in order; a command that comes while one is obeyed follows it.
  private func obeyAll() {
    guard !isObeying else { return }
    isObeying = true
    defer { isObeying = false }
    while !commands.isEmpty { obey(commands.removeFirst()) }
  }

  private func obey(_ command: SceneCommand) {
    switch command {
    case .show(let plays):
      show()
      if plays { play() }
    case .pause: if let liveTape { liveTape.pause() } else { transport.pause() }
    case .play: play()
    case .speed(let factor):
      if let liveTape { liveTape.run(at: factor) } else { transport.run(at: factor) }
    case .limit(let time): transport.end = time ?? .infinity
    case .seek(let time):
      if let liveTape { liveTape.seek(to: time) } else { transport.seek(to: time) }
    case .tape(let command): liveTape?.obey(command)
    case .input(let action): give(action)
    case .formerInput(let entries): takeReleases(from: entries)
    case .statistics(let areReported):
      reporter.tellsStatistics(areReported ? host.stages.first : nil)
    case .look(let look): looking.show(look)
    case .ping: channel.send(SceneReport.alive)
    case .picture(let path): writePicture(to: path)
    case .pictureBytes(let file): writePicture(into: file)
    case .layers(let path): writeLayers(to: path)
    case .pointer(let use): pointing.use = use
    case .outline(let layer, let isFilled):
      outlined = layer.map { ($0, isFilled) }
      drawInspection()
    case .overlay(let overlay):
      self.overlay = overlay
      drawInspection()
    case .inspectedPicture(let path): writePicture(to: path, isInspected: true)
    case .inspect(let number, let request): inspecting.answer(request, number: number)
    case .keep: channel.send(SceneReport.kept(KeptValues.encoded()))
    case .end: end()
    }
    reporter.commands += 1
    guard command.isAnsweredByFrame else { return }
    // Nothing waits for the pixels of a window that is only about to be shown.
    if case .show = command { return reporter.tell() }
    reporter.tell(whenShownBy: looking.window?.base as? X11Window)
  }

  private func play() { if let liveTape { liveTape.play() } else { transport.play() } }

  /// Draws what the inspector shows over the picture; the scene's trace does not have it.
  private func drawInspection() {
    guard let stage = host.stages.first else { return }
    EngineTrace.unnoted { drawInspection(on: stage) }
  }

  private func drawInspection(on stage: WindowStage) {
    looking.window?.lines = []
    let width = CGFloat(max(1, 1 / looking.look.zoom))
    var parts: [any OverlayPart] = []
    if overlay.cost {
      stage.profile = stage.profile ?? FrameProfile()
      parts.append(CostOverlay(stage, inspecting.inspector, width: width))
    } else {
      stage.profile = nil
    }
    if let id = overlay.trail {
      let scale = stage.window.scale
      parts.append(TrailOverlay(of: { id }, inspecting.inspector, scale: scale, width: width))
    }
    if let (id, isFilled) = outlined {
      parts.append(
        LayerOutline(width: 1, isFilled: isFilled, in: looking.window) { [inspecting] in
          inspecting.outline(of: id, at: $0)
        }
      )
    }
    stage.outline = parts.isEmpty ? nil : StageOverlay(parts)
  }

  private func give(_ action: SceneEvent.Action) {
    guard let stage = host.stages.first else { return }
    for input in SceneEvent(time: transport.time, action: action).inputs {
      stage.window(stage.window, didReceive: input)
    }
  }

  /// Releases what the replay holds pressed and the user no longer does.
  private func takeReleases(from entries: [TapeEntry]) {
    guard liveTape == nil, let stage = host.stages.first else { return }
    for event in events(of: entries) where stage.isReleased(by: event) {
      stage.window(stage.window, didReceive: event)
    }
  }

  private func show() {
    host.showsAtOnce = true
    for stage in host.stages {
      do {
        try stage.window.show()
      } catch {
        SceneExit.fail(.unavailable, "\(error)")
      }
    }
  }

  private func writePicture(to path: String, isInspected: Bool = false) {
    var problem: String?
    do {
      try host.stages.first?.picture(isInspected: isInspected).writePNG(to: path)
    } catch {
      problem = "\(error)"
    }
    channel.send(SceneReport.picture(path: path, problem: problem))
  }

  private func writeLayers(to path: String) {
    var problem: String?
    do {
      let root = host.stages.first?.scene.layer
      let text = root.map { LayerTreeText.of($0, at: transport.time) } ?? ""
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    } catch {
      problem = error.localizedDescription
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

  /// Reports the user's input; later input on the tape is dropped, and what the tape holds pressed is released.
  private func note(_ event: InputEvent, in stage: WindowStage) {
    guard !transport.isPlayingTape else { return tapeHeld.note(event) }
    if transport.tape.nextTime != nil {
      transport.tape.cut()
      for release in tapeHeld.releases(at: transport.time) {
        report(release, in: stage)
        UIApplication.shared.handle(release, in: stage.scene)
      }
    }
    if event.isDeed { liveTape?.isUsers = true }
    report(event, in: stage)
  }

  private func report(_ event: InputEvent, in stage: WindowStage) {
    guard let text = try? JSONText.encode(event) else { return }
    let entry = TapeEntry(
      time: transport.time,
      event: String(decoding: text, as: UTF8.self),
      target: request.tellsTargets ? InputTarget(of: event, in: stage.scene) : nil,
      isSecret: event.makesText && stage.scene.hidesTyping
    )
    channel.send(SceneReport.input(entry))
  }

  /// The owner has closed the connection, or asked the scene to end.
  private func end() {
    connection.keepsWindows = false
    UIApplication.shared.terminate()
    for stage in host.stages { host.close(stage.scene) }
    // What was copied must outlive the scene; a second request to end does not wait for that.
    guard !isEnding, let pasteboard = UIPasteboard.host as? X11Pasteboard else {
      exit(ExitCode.success.rawValue)
    }
    isEnding = true
    pasteboard.handOver { exit(ExitCode.success.rawValue) }
  }
}
