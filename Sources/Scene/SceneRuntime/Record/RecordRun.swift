@preconcurrency import Glibc
import CoreGraphics
import QuartzCore
import TapeEvents
import TapeLanguage
import SceneProtocol
import FrameLoop
import UIKit

/// Plays a tape to a scene on a clock of its own, without a display, and sends a picture of each frame to the command.
///
/// Several processes may share the work: each plays all of the tape, and draws only its own frames. Only the first one
/// reports on the scene, and writes files beside the recording.
struct RecordRun {
  private let request: SceneRequest
  private let recording: RecordingRequest
  private let tape: Tape
  private let screen: SceneScreen
  private let title: String
  private let command: LineSocket

  private var settings: TapeSettings { tape.settings }

  /// - Parameters:
  ///   - request: What is asked, with a tape.
  ///   - title: The preview's name.
  ///   - screen: The scene's own screen, for a tape that says none.
  init(_ request: SceneRequest, title: String, on screen: SceneScreen) {
    guard let recording = request.recording, let channel = request.channel else {
      SceneExit.fail(.usage, "there is no tape to record by")
    }
    do {
      tape = try Tape(decoding: recording.tape)
    } catch {
      SceneExit.fail(.usage, "the tape that was sent cannot be read: \(error)")
    }
    (self.request, self.recording, self.title) = (request, recording, title)
    var screen = screen
    if let size = tape.settings.size { screen.size = size }
    self.screen = screen
    command = LineSocket(channel)
  }

  /// Starts the scene with its clock at 0, and plays the tape to its end.
  func run(start: (SceneRequest.Size) -> Void) -> Never {
    let scale = settings.scale
    // Line buffering: what a scene prints before it crashes is there.
    setvbuf(stdout, nil, _IOLBF, 0)
    SteppedRun.stopClock()
    let clock = SceneClock()
    UIAccessibility.configure(reduceMotion: request.look.reducesMotion)
    UITraitCollection.configure(style: request.look.style)
    let size = screen.configure(scale: scale)
    let (width, height) = (Double(size.width), Double(size.height))
    let window = HeadlessWindow(width: width, height: height, scale: scale)
    let host = SceneHost { _ in window }
    host.cornerRadius = screen.cornerRadius
    UIApplication.shared.host = host
    start(size)
    clock?.advance(to: 0)
    CATransaction.flush()
    guard let stage = host.stages.first else {
      SceneExit.fail(.runtimeFailure, "\(request.sourcePath): it showed no window to record")
    }
    let drawing = TapeInspecting(tape, stage)
    stage.show(settings.background)
    stage.runFrame(for: 0)
    let isDark = request.look.style == .dark
    let camera = Camera(of: window, settings, title: title, isDark: isDark)
    play(stage, camera, clock, drawing, from: size)
    exit(ExitCode.success.rawValue)
  }

  private func play(
    _ stage: WindowStage,
    _ camera: Camera,
    _ clock: SceneClock?,
    _ drawing: TapeInspecting,
    from size: SceneRequest.Size
  ) {
    let queue = PictureQueue(size: camera.pixelSize, command)
    // The blanks of the scene's screen, whatever the playback speed: display links run as they do at speed 1.
    let run = SteppedRun(stage: stage, interval: 1 / Double(settings.framesPerSecond))
    run.systemClock = clock.map { clock in { clock.advance(to: $0) } }
    let scene = TapeScene(stage.scene, settings.clock)
    let witness = TapeWitness(recording, command)
    let middle = TapePoint(x: Double(size.width) / 2, y: Double(size.height) / 2)
    var player = TapePlayer(tape, pointer: middle)
    var (seen, texts) = (0, RecordedTexts())
    while var frame = player.next(scene) {
      if let range = recording.range, !frame.isHidden {
        guard seen < range.upperBound else { break }
        frame.isHidden = !range.contains(seen)
        seen += 1
      }
      texts.note(frame)
      let isOwn = recording.draws(frame.number)
      let isDrawn = isOwn && !frame.isHidden || witness.wantsPicture(of: frame)
      for input in frame.inputs {
        for event in input.events { run.schedule(event, at: input.time) }
      }
      // If Return is pressed within one frame, neither the characters before it nor those after it may be readable.
      let hidKeys = stage.scene.hidesTyping
      drawing.show(frame)
      run.skip(to: frame.time, drawingLast: isDrawn || drawing.needsEachFrame)
      camera.take(frame, isDrawn: isDrawn, hidesKeys: hidKeys || stage.scene.hidesTyping)
      witness.note(frame, camera, stage)
      if isOwn {
        queue.send(frame, camera)
      } else if !recording.isSeen {
        // (The command wants to know that the scene goes on.)
        command.send(RecordingReport.frame(number: frame.number, slot: nil, isHidden: true))
      }
      scene.frame = frame.number + 1
    }
    fflush(nil)
    witness.note(texts.all)
    command.send(RecordingReport.ended(frames: scene.frame))
    // The memory of the pictures is this process's: it ends when the command has read them all.
    while command.next(Int.self) != nil {}
  }
}
