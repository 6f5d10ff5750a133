import CoreGraphics
import SceneProtocol
import FrameLoop
import UIKit
import X11Window

/// A scene that is worked on: compiled when it is saved, shown when it is ready, and never lost from sight by a
/// mistake.
final class PreviewSession {
  var request: PreviewRequest
  let host: HostWindow
  let sizes: SizeMemory
  private(set) lazy var copier = PictureCopier(of: scenes, on: host.window.connection)
  let drops: SceneDrops
  let messages: MessagePanel
  let scenes: SceneReloader
  let loopTimer = LoopTimer()
  /// The parts of the window that the user asks for.
  let bar: TransportBar
  let sheet: KeySheet
  let hud: Hud
  let notice: Notice
  let caption: CaptionPanel
  let picker: Picker
  let sign: RecordingSign
  let inspector: Inspector
  let drawer: ConsoleDrawer
  let notes: SpeakerNotes
  let places = ScenePlaces()
  /// What has happened, on the line of time.
  var ticks = TimeTicks()
  /// Whether time stands still only because the scene has crashed.
  var isStoppedByCrash = false
  /// The time of the frame that was last reported, in seconds.
  var lastFrameTime = 0.0
  var recording = InputRecording()
  /// The tape that is played to the scene; `nil` for none.
  var liveTape: LiveTapeState?
  var play = PlayState()
  /// Whether the new window has said what there is to say at first.
  var isGreeted = false
  /// Whether a program has opened the scene, and not the user.
  var isOpenedFromOutside = false
  /// The scene that was last noted as a recent one.
  var notedScene: String?
  /// The names of the file's previews, as far as they are known.
  var previews: [String] = []
  /// The frame that was asked for and is not seen yet.
  var target = PlayTarget()
  /// How often the scene has been shown again after a save.
  var reloads = 0
  /// How many of these needed no compiler.
  var literalReloads = 0
  /// Who waits for something to be done.
  var settlement = Settlement()
  /// Where other programs ask about the window.
  var control: ControlSocket?
  /// The file whose windows are asked at `control`.
  var listensFor: String?
  var look: LookState
  let watch: FileWatch?
  /// Notifies of another theme of the desktop's.
  var settingsWatch: SettingsWatch?
  /// How far it is to the next scene; `handle(_:)` takes it on.
  var phase = ReloadPhase()
  /// The compiler that was started last.
  var job: CompileJob?
  let tuner = LiteralTuner()
  /// The changes of literals that are tried, and not in the file.
  var tried = TriedEdits()
  /// The absolute path of the file with the first preview, once it is known.
  var firstFile: String?
  /// When the file was last saved, or compiling began.
  var changed = ContinuousClock.now
  /// Does what follows on an event of the way from a save to the first frame.
  var onEffect: (ReloadPhase.Effect) -> Void = { _ in }
  /// Answers another program.
  var onRequest: (ControlRequest, @escaping (ControlReply) -> Void) -> Void = { _, _ in }
  /// Called when it is over; what to exit with.
  var onEnd: (ExitCode) -> Void = { _ in }

  /// Makes the window's parts, which `connectParts()` connects.
  init(_ request: PreviewRequest, connection: X11Connection) throws {
    self.request = request
    sizes = SizeMemory(request, on: connection)
    let kept = request.keepsSize ? sizes.size : nil
    let wanted = request.variants.isEmpty ? request.size : nil
    let size = (wanted ?? kept).map { CGSize(width: $0.width, height: $0.height) }
    look = LookState(
      scale: request.scale,
      reducesMotion: request.reducesMotion || connection.wantsNoAnimations,
      showsInput: request.showsInput
    )
    look.follow(desktopIsDark: request.appearance.map { $0 == .dark } ?? connection.wantsDark)
    UITraitCollection.configure(style: look.look.isDark ? .dark : .light)
    PanelStyle.family = connection.fontDescription.flatMap(TextFont.family(of:))
    host = try HostWindow(
      connection: connection,
      title: request.title,
      size: size,
      scale: request.scale
    )
    messages = MessagePanel(in: host)
    scenes = SceneReloader(in: host)
    bar = TransportBar(in: host)
    sheet = KeySheet(in: host)
    notice = Notice(in: host)
    caption = CaptionPanel(in: host)
    hud = Hud(in: host)
    picker = Picker(in: host)
    sign = RecordingSign(in: host)
    inspector = Inspector(in: host)
    drawer = ConsoleDrawer(in: host)
    notes = SpeakerNotes(in: host)
    drops = SceneDrops(in: host)
    liveTape = request.tape.map { LiveTapeState(LiveTapeFile(reading: $0)) }
    watch = FileWatch()
  }
}
