import CoreGraphics
internal import Dispatch
import Pixels
import QuartzCore
import Raster
import SceneProtocol
import FrameLoop
import UIKit
import WindowSystem
import X11Window

/// The window that the user sees: scenes and the window's own panels are embedded in it.
final class HostWindow {
  let window: X11Window
  private let stage: WindowStage
  private let root: RootController
  private let scene: UIWindow
  private(set) var isShown = false
  /// Whether the command line, a scene or the user has chosen the size.
  private(set) var hasChosenSize: Bool
  /// Pixels per point of the visible scene; the window's own parts keep the desktop's.
  private(set) var sceneScale: Double
  /// The size that the window manager was asked for, in pixels; `nil` after it has answered.
  private var awaitedSize: PixelSize?
  /// The size before it was asked: a layout at this one is no answer.
  private var formerSize: PixelSize?
  /// How many sizes the window manager was asked for.
  private var requests = 0
  /// Maximum time for that, in seconds.
  private static let patience = 0.5
  /// The size, in pixels, for which no answer came in that time, and the inspector's extra height with it: a window
  /// manager that grants it later gives that back.
  private var unanswered: (size: PixelSize, extraHeight: CGFloat)?
  /// The size that was last asked for, in pixels, and when: a change soon after it is the window manager's answer.
  private(set) var askedSize: (size: PixelSize, moment: ContinuousClock.Instant)
  /// Called when its size has changed.
  var onResize: () -> Void = {}
  /// Called when the desktop has another scale, which the window's own parts have then.
  var onRescale: () -> Void = {}
  var onClose: () -> Void = {}
  var onConnectionLost: (String) -> Void = { _ in }
  /// Called when the mouse is pressed in a part of the window in front of the scene.
  var onPress: (Panel) -> Void = { _ in }
  /// Called with keys and other input for the window and not for a scene.
  var onInput: (InputEvent) -> Void = { _ in }

  /// A window of a size in points, not shown yet.
  init(
    connection: X11Connection,
    title: String,
    size: CGSize?,
    scale: Double?
  ) throws {
    var options = X11WindowOptions()
    options.scale = scale
    // Its keys are commands, not text.
    options.takesText = false
    let first = size ?? CGSize(width: 480, height: 320)
    window = try X11Window(
      connection: connection,
      title: title,
      width: Double(first.width),
      height: Double(first.height),
      options: options
    )
    hasChosenSize = size != nil
    sceneScale = window.scale
    askedSize = (window.pixelSize, .now)
    root = RootController()
    scene = UIWindow(frame: CGRect(origin: .zero, size: first))
    scene.rootViewController = root
    stage = WindowStage(window: window, scene: scene)
    stage.onClose = { [unowned self] in onClose() }
    stage.onConnectionLost = { [unowned self] in onConnectionLost($0) }
    stage.onInput = { [unowned self] in onInput($0) }
    window.onRescale = { [unowned self] in keepPoints(from: $0) }
    root.onLayout = { [unowned self] in
      if window.pixelSize != formerSize { noteAnswer() }
      noteLateAnswer()
      onResize()
    }
    scene.makeKeyAndVisible()
  }

  /// The content's size, in points.
  var size: CGSize {
    window.pointSize
  }

  /// The height of the bar below the scene, in points; the window grows by that if the desktop permits.
  var barHeight: CGFloat = 0 {
    didSet { granted.bar = grow(byHeight: barHeight, from: oldValue, granted.bar) }
  }

  /// The height of the drawer below the bar, in points, for which the window grows as well.
  var drawerHeight: CGFloat = 0 {
    didSet { granted.drawer = grow(byHeight: drawerHeight, from: oldValue, granted.drawer) }
  }

  /// The inspector's place beside the scene; the window grows by it if the desktop permits.
  var dock = InspectorDock() {
    didSet {
      root.isDocked = dock.width > 0
      let old = extraHeight
      extraHeight = dock.extraHeight
      grow(
        byWidth: pixels(dock.width) - pixels(oldValue.width),
        height: pixels(extraHeight) - pixels(old)
      )
    }
  }
  /// The part of the dock's extra height that the desktop has room for, in points.
  private var extraHeight: CGFloat = 0

  /// The size available for a scene, in points of the window.
  var sceneSize: CGSize {
    let frame = sceneFrame
    return CGSize(
      width: Double(frame.width) / window.scale,
      height: Double(frame.height) / window.scale
    )
  }

  /// The same in whole points of the scene, at least one.
  var wholeSize: SceneRequest.Size {
    if let laterSize { return laterSize }
    func points(_ pixels: Int) -> Int { max(1, Int((Double(pixels) / sceneScale).rounded())) }
    let frame = sceneFrame
    return SceneRequest.Size(width: points(frame.width), height: points(frame.height))
  }

  /// The frame of scenes, in pixels.
  var sceneFrame: PixelRect {
    var frame = PixelRect(awaitedSize ?? window.pixelSize)
    frame.width = max(1, frame.width - pixels(dock.width))
    frame.height = max(1, frame.height - pixels(lowerHeight) - pixels(extraHeight))
    return frame
  }

  private var lowerHeight: CGFloat { barHeight + drawerHeight }

  /// The frame of the drawer below the bar, in points.
  var drawerFrame: CGRect {
    let bar = barFrame
    return CGRect(x: 0, y: bar.maxY, width: bar.width, height: drawerHeight)
  }

  /// The frame of the bar below the scene, in points.
  var barFrame: CGRect {
    let scene = sceneSize
    return CGRect(x: 0, y: scene.height, width: scene.width, height: barHeight)
  }

  /// The frame of the inspector beside both, in points.
  var dockFrame: CGRect {
    let (all, scene) = (size, sceneSize)
    return CGRect(x: scene.width, y: 0, width: all.width - scene.width, height: all.height)
  }

  /// How much the window has grown for the bar and the drawer, in pixels: it shrinks by that again.
  private var granted = (bar: 0, drawer: 0)

  /// Grows for a part below the scene, or shrinks by as much as it has grown for that.
  ///
  /// - Returns: How much higher the window is for it now, in pixels.
  private func grow(byHeight height: CGFloat, from old: CGFloat, _ granted: Int) -> Int {
    let change = pixels(height) - pixels(old)
    let now = (awaitedSize ?? window.pixelSize).height
    grow(byWidth: 0, height: change < 0 ? -min(-change, granted) : change)
    return max(0, granted + (awaitedSize ?? window.pixelSize).height - now)
  }

  /// Asks for a larger or smaller window, but not for one that is larger than the desktop has room for.
  private func grow(byWidth width: Int, height: Int) {
    guard width != 0 || height != 0 else { return }
    var size = awaitedSize ?? window.pixelSize
    let room = window.maximumSize
    func side(_ now: Int, _ change: Int, _ most: Int) -> Int {
      max(1, min(now + change, max(now, most)))
    }
    let wantedHeight = size.height + height
    size.width = side(size.width, width, room.width)
    size.height = side(size.height, height, room.height)
    loseExtraHeight(wantedHeight - size.height)
    resize(to: size)
  }

  /// Takes height that the window does not get from the inspector's extra height first, not from the scene.
  private func loseExtraHeight(_ pixels: Int) {
    guard pixels > 0 else { return }
    extraHeight = max(0, extraHeight - CGFloat(Double(pixels) / window.scale))
  }

  /// The desktop has another scale: the window keeps its points, as far as there is room, and a scene with the
  /// desktop's scale follows.
  private func keepPoints(from old: Double) {
    let ratio = window.scale / old
    let now = awaitedSize ?? window.pixelSize
    let wanted = (unlimited?.limited == now ? unlimited?.wanted ?? now : now).scaled(by: ratio)
    let bars = PixelSize(width: granted.bar, height: granted.drawer).scaled(by: ratio)
    granted = (bars.width, bars.height)
    if sceneScale == old / window.magnification { sceneScale = window.baseScale }
    if !window.fillsScreen {
      let limited = window.limited(wanted)
      unlimited = (wanted, limited)
      resize(to: limited)
    }
    onRescale()
  }

  /// The size wanted at the last change of scale, and the one that fitted, in pixels: at a smaller scale the window
  /// gets all of its points back.
  private var unlimited: (wanted: PixelSize, limited: PixelSize)?

  private func pixels(_ points: CGFloat) -> Int { Int((Double(points) * window.scale).rounded()) }

  /// The text that is shown when no scene is visible; empty for none.
  var note: String {
    get { root.note }
    set { root.note = newValue }
  }

  /// The window's title.
  var title: String {
    get { window.title }
    set { if newValue != window.title { window.title = newValue } }
  }

  /// Whether the window has been asked to fill the screen.
  private var isFullScreen = false
  /// The scene's size, in points, where it is not the window's.
  ///
  /// The window fills the screen, or the window manager gives it the size that it had before, and the scene has changed
  /// since. The window gets this size with the next scene.
  private var laterSize: SceneRequest.Size?

  /// Has the window fill the screen.
  func fillScreen() {
    guard !isFullScreen else { return }
    isFullScreen = true
    window.set(.fullScreen, isOn: true)
  }

  /// Ends that; the window will have room for the scene in its size, in points, `nil` for as much as before.
  func leaveScreen(for size: SceneRequest.Size?) {
    guard isFullScreen else { return }
    isFullScreen = false
    laterSize = size
    window.set(.fullScreen, isOn: false)
  }

  func toggleOnTop() { window.toggle(.onTop) }

  /// Makes the pointer over the window, and over the scene in it, the dot of a laser, or the desktop's again.
  func toggleLaser() { window.showsLaser.toggle() }
  /// Whether the pointer is the dot of a laser.
  var showsLaser: Bool { window.showsLaser }

  /// Whether keys are for a part of the window in front of the scene, and not for the scene.
  var keepsKeys: Bool {
    get { window.keepsKeys }
    set { window.keepsKeys = newValue }
  }

  /// Puts it on the screen.
  func show() throws {
    guard !isShown else { return }
    isShown = true
    CATransaction.flush()
    stage.runFrame(for: MediaClock.now)
    askedSize.moment = .now
    try window.show()
  }

  /// Takes the size that a scene wants if it is the first, or has other points than the previous one and is seen whole.
  func take(_ scene: SceneGeneration) {
    let scale = scene.request?.scale ?? window.baseScale
    let isScaled = scale != sceneScale
    sceneScale = scale
    let isWhole = scene.request?.look.isActualSize ?? true
    let isLater = laterSize != nil && !isFullScreen
    if !isFullScreen { laterSize = nil }
    guard !hasChosenSize || (isScaled || isLater) && isWhole else { return }
    ask(for: isFullScreen ? scene.wantedSize : reducedSize(of: scene) ?? scene.wantedSize)
  }

  /// The largest size of the same proportions that the desktop has room for, in points, of a scene that chooses the
  /// window's size; `nil` where there is room for the scene's own, or its size is not the scene's choice.
  func reducedSize(of scene: SceneGeneration) -> SceneRequest.Size? {
    guard !hasChosenSize else { return nil }
    let (wanted, room) = (scene.wantedSize, window.maximumSize)
    let scale = scene.request?.scale ?? window.baseScale
    let width = Double(room.width - pixels(dock.width)) / scale
    let height = Double(room.height - pixels(lowerHeight) - pixels(extraHeight)) / scale
    let factor = min(width / Double(wanted.width), height / Double(wanted.height))
    guard factor < 1 else { return nil }
    func side(_ points: Int) -> Int { max(1, Int(Double(points) * factor)) }
    return SceneRequest.Size(width: side(wanted.width), height: side(wanted.height))
  }

  /// Asks for another size of the scene, in its points; with `nil` the next scene chooses it.
  ///
  /// A window that fills the screen has it when it no longer does.
  func ask(for size: SceneRequest.Size?) {
    hasChosenSize = size != nil
    if isFullScreen { laterSize = size }
    // (A window that the user has resized may have parts of a point: these stay.)
    guard let size, !isFullScreen, size != wholeSize else { return }
    func pixels(_ points: Int) -> Int { max(1, Int((Double(points) * sceneScale).rounded())) }
    resize(
      to: PixelSize(
        width: pixels(size.width) + self.pixels(dock.width),
        height: pixels(size.height) + self.pixels(lowerHeight) + self.pixels(extraHeight)
      )
    )
  }

  /// Asks for another size; until the answer the scene already has that size, and does not change twice.
  private func resize(to size: PixelSize) {
    guard size != awaitedSize ?? window.pixelSize else { return }
    (awaitedSize, formerSize, unanswered) = (size, window.pixelSize, nil)
    askedSize = (size, .now)
    requests += 1
    let request = requests
    window.resize(to: size)
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.patience) { [weak self] in
      MainActor.assumeIsolated {
        // (A later request has a time of its own.)
        guard let self, self.awaitedSize != nil, self.requests == request else { return }
        self.unanswered = (size, self.extraHeight)
        self.noteAnswer()
        self.onResize()
      }
    }
  }

  /// The window manager has answered, perhaps with another size.
  private func noteAnswer() {
    guard let asked = awaitedSize else { return }
    awaitedSize = nil
    loseExtraHeight(asked.height - window.pixelSize.height)
  }

  /// The window manager has granted a size for which it was no longer waited.
  private func noteLateAnswer() {
    guard let late = unanswered, window.pixelSize == late.size else { return }
    (extraHeight, unanswered) = (late.extraHeight, nil)
  }

  /// Unmaps the window.
  func hide() { window.hide() }

  func close() { window.close() }
}

/// The window's own content: a text in its center.
private final class RootController: UIViewController {
  private var label: UILabel?
  /// The text; its label is made when there is one.
  var note = "" {
    didSet { if note != oldValue { showNote() } }
  }
  var onLayout: () -> Void = {}
  /// Whether the inspector is beside the scene, and may be higher.
  var isDocked = false {
    didSet { view.backgroundColor = isDocked ? InspectorStyle.backdrop : Self.empty }
  }

  private static let empty = PanelStyle.color(0xFFFFFF, dark: 0x1C1C1E)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Self.empty
  }

  private func showNote() {
    let label = self.label ?? makeLabel()
    self.label = label
    label.text = note
  }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    label.textAlignment = .center
    label.textColor = PanelStyle.quietText
    label.font = PanelStyle.font(14)
    label.frame = view.bounds
    view.addSubview(label)
    return label
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    label?.frame = view.bounds
    onLayout()
  }
}
