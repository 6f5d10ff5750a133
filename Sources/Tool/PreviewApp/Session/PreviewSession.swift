import CoreGraphics
internal import Dispatch
internal import Foundation
import SceneProtocol
import TapeLanguage
import FrameLoop
import UIKit
import X11Window

/// A scene that is worked on: compiled when it is saved, shown when it is ready, and never lost from sight by a
/// mistake.
final class PreviewSession {
  private(set) var request: PreviewRequest
  let host: HostWindow
  let sizes: SizeMemory
  private(set) lazy var copier = PictureCopier(of: scenes, on: host.window.connection)
  private(set) lazy var drops = SceneDrops(self)
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
  private var control: ControlSocket?
  /// The file whose windows are asked at `control`.
  private var listensFor: String?
  var look: LookState
  private let watch: FileWatch?
  /// What tells of another theme of the desktop's.
  private var settingsWatch: SettingsWatch?
  /// How far it is to the next scene; `handle(_:)` takes it on.
  var phase = ReloadPhase()
  /// The compiler that was started last.
  var job: CompileJob?
  let tuner = LiteralTuner()
  /// The values of literals that were shown last and those that are on the screen, where these are not in the file.
  var (triedEdits, seenEdits) = ([Int: String](), [Int: String]())
  /// Whether others are to be shown when these are on the screen.
  var areValuesDue = false
  /// The absolute path of the file with the first preview, once it is known.
  private(set) var firstFile: String?
  /// When the file was last saved, or compiling began.
  var changed = ContinuousClock.now
  /// Called when it is over; what to exit with.
  var onEnd: (ExitCode) -> Void = { _ in }

  /// How long a window may take to come up, in seconds, before it comes up without a scene.
  private static let patience = 1.0

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
    liveTape = request.tape.map { LiveTapeState(LiveTapeFile(reading: $0)) }
    watch = FileWatch()
    host.onClose = { [unowned self] in end(.success) }
    host.onConnectionLost = { [unowned self] reason in
      tell("the display is gone: \(reason)")
      end(.unavailable)
    }
    host.onResize = { [unowned self] in layOut() }
    host.onRescale = { [unowned self] in scaleDidChange() }
    host.onInput = { [unowned self] in take($0) }
    scenes.onEvent = { [unowned self] in take($0) }
    messages.onClick = { [unowned self] in
      if messages.subject == .drop { say(nil, of: .drop) } else { openEditor() }
    }
    watch?.onChange = { [unowned self] in filesDidChange($0) }
    sizes.watch(host)
    sizes.isPaused = !request.variants.isEmpty
    settingsWatch = SettingsWatch(connection) { [unowned self] in followDesktop() }
    connectParts()
  }

  /// Shows the program that there is of the scene as it is, or compiles one.
  func start() {
    listen()
    tapeIsOpened()
    if request.showsNotes { notes.toggle() }
    if let ready = request.ready {
      scenes.take(ready.scene)
      handle(.started(ReloadPhase.Start(program: ready.program, time: 0), canAsk: false))
      // (It may have been saved while all this came up.)
      let isSame = ready.texts.allSatisfy { ContentHash(ofFile: $0.key)?.hash == $0.value }
      if !isSame { compile() }
    } else {
      compile()
    }
    // A scene that is there at once needs no word; one that is not should not leave the user waiting for a window.
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.patience) { [weak self] in
      MainActor.assumeIsolated { self?.showWindow() }
    }
  }

  /// Looks after the file, and for who asks about it.
  private func listen() {
    watchFiles()
    // (A tape that is opened again is asked at the same place: who is about to ask is not turned away.)
    guard control == nil || listensFor != request.openedPath else { return }
    listensFor = request.openedPath
    let askers = control?.stop() ?? []
    control = ControlSocket(of: request.openedPath) { [unowned self] in answer($0, $1) }
    control?.adopt(askers)
  }

  /// The scene's texts, the folders that they are in, and what the scene that is seen has read.
  func watchFiles() {
    watch?.watch(
      (scenes.current?.usedFiles ?? []).union(texts).union(request.settings)
        .union(liveTape?.file.files ?? []),
      folders: Set(request.sourceFolders),
      awaited: liveTape?.awaited ?? []
    )
  }

  /// The absolute paths of the scene's texts, as far as they are known.
  var texts: Set<String> {
    Set(request.sources.isEmpty ? [request.absolutePath] : request.sources)
  }

  /// Whether the program is to be compiled again when one of these has changed.
  func isText(amongPaths paths: Set<String>) -> Bool {
    !paths.isDisjoint(with: texts.union(request.sourceFolders + request.settings))
  }

  /// Notes which files a scene is compiled from: they may have become more, or fewer.
  func note(textsIn report: CompileReport) {
    // (Of what could not be read the files are watched that were there before.)
    guard !report.sources.isEmpty else { return }
    (request.sources, request.sourceFolders) = (report.sources, report.folders)
    request.settings = report.settings
    firstFile = report.firstFile
    watchFiles()
  }

  /// Is about another scene from now on, of which there is nothing yet.
  func turn(to other: PreviewRequest) {
    endRecording(because: "another scene was opened")
    sizes.turn(to: other)
    request = other
    liveTape = other.tape.map { LiveTapeState(LiveTapeFile(reading: $0)) }
    (previews, firstFile) = ([], nil)
    forgetTuning()
    tuner.drop()
    handle(.turned)
    listen()
  }

  func end(_ code: ExitCode) { handle(.ended(code)) }

  /// Ends what was begun, and then all.
  func finish(_ code: ExitCode) {
    endRecording()
    tellUnwritten()
    job?.cancel()
    tuner.drop()
    control?.close()
    sizes.save()
    host.hide()
    // (The scene ends in order while the window that it is a part of is there.)
    copier.waitUntilDone { [scenes, host, copier, onEnd] in
      scenes.end {
        copier.handOver {
          host.close()
          onEnd(code)
        }
      }
    }
  }

  /// Shows the window, which says what it waits for where there is nothing else to see.
  func showWindow() {
    guard !phase.isEnding else { return }
    if !scenes.isSomethingSeen, phase.isCompiling { host.note = "Compiling \(request.title) …" }
    do {
      try host.show()
    } catch {
      tell("\(error)")
      end(.unavailable)
    }
  }

  /// Puts all parts of the window where they belong.
  func layOut() {
    magnifyParts()
    scenes.place()
    messages.layOut()
    bar.layOut()
    drawer.layOut()
    sheet.layOut()
    hud.layOut()
    picker.layOut()
    notice.layOut()
    caption.layOut()
    sign.layOut()
    inspector.layOut()
    drops.layOut()
    fitPresentation()
    // (The size of a window where the scene is seen in another one, or several are, is not a size for the scene.)
    sizes.isPaused = !request.variants.isEmpty || !look.look.isActualSize
    sizes.noteSize()
  }

  /// Takes a tape's settings in place of others of its, as far as the command line has not set them.
  func take(_ settings: TapeSettings, inPlaceOf old: TapeSettings) {
    if request.size == old.size, settings.size != old.size {
      request.size = settings.size
      host.ask(for: settings.size)
    }
    if request.device == old.device { request.device = settings.device }
    if request.sceneName == old.preview { request.sceneName = settings.preview }
  }

  /// The preview that is shown is another than was asked for.
  func choosePreview(_ name: String) { request.sceneName = name }

  /// Shows other variants side by side, or none.
  func chooseVariants(_ variants: [VariantAxis]) {
    request.variants = variants
    sizes.isPaused = !variants.isEmpty
  }

  /// Shows another of the file's previews, from its start.
  func choose(preview name: String) {
    endRecording(because: "another preview was chosen")
    request.sceneName = name
    if request.variants.isEmpty { forgetSize() }
    beginAnew()
  }
}
