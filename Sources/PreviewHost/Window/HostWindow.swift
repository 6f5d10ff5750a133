import CoreGraphics
import QuartzCore
import Raster
import SceneProtocol
import Stage
import UIKit
import X11Window

/// The window that a person sees: scenes are parts of it, and so is what is said of them.
final class HostWindow {
  let window: X11Window
  private let stage: WindowStage
  private let root: RootController
  private let scene: UIWindow
  private(set) var isShown = false
  /// Whether the command line, a scene or a person has chosen the size.
  private(set) var hasChosenSize: Bool
  /// The size that was asked for last, in pixels, and when: what follows soon is the window manager's answer.
  private(set) var askedSize: (size: PixelSize, moment: ContinuousClock.Instant)
  /// Called when it has another size.
  var onResize: () -> Void = {}
  var onClose: () -> Void = {}
  var onConnectionLost: (String) -> Void = { _ in }
  /// Called with keys and the rest that is done in it and not in a scene.
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
    let first = size ?? CGSize(width: 480, height: 320)
    window = try X11Window(
      connection: connection,
      title: title,
      width: Double(first.width),
      height: Double(first.height),
      options: options
    )
    hasChosenSize = size != nil
    askedSize = (window.pixelSize, .now)
    root = RootController()
    scene = UIWindow(frame: CGRect(origin: .zero, size: first))
    scene.rootViewController = root
    stage = WindowStage(window: window, scene: scene)
    stage.onClose = { [unowned self] in onClose() }
    stage.onConnectionLost = { [unowned self] in onConnectionLost($0) }
    stage.onInput = { [unowned self] in onInput($0) }
    root.onLayout = { [unowned self] in onResize() }
    scene.makeKeyAndVisible()
  }

  /// The content's size, in points.
  var size: CGSize {
    CGSize(
      width: Double(window.pixelSize.width) / window.scale,
      height: Double(window.pixelSize.height) / window.scale
    )
  }

  /// The same in whole points, at least one.
  var wholeSize: SceneRequest.Size {
    SceneRequest.Size(
      width: max(1, Int(size.width.rounded())),
      height: max(1, Int(size.height.rounded()))
    )
  }
  /// Where scenes are, in pixels.
  var sceneFrame: PixelRect { PixelRect(window.pixelSize) }

  /// What is said where there is no scene to be seen; empty for nothing.
  var note: String {
    get { root.note }
    set { root.note = newValue }
  }

  /// What the window manager shows above it.
  var title: String {
    get { window.title }
    set { if newValue != window.title { window.title = newValue } }
  }

  func toggleFullScreen() { window.toggle(.fullScreen) }
  func toggleOnTop() { window.toggle(.onTop) }

  /// Puts it on the screen.
  func show() throws {
    guard !isShown else { return }
    isShown = true
    CATransaction.flush()
    stage.runFrame(for: MediaClock.now)
    askedSize.moment = .now
    try window.show()
  }

  /// Takes the size that a scene wants, in points, if it is the first.
  func take(sceneSize: (width: Int, height: Int)) {
    guard !hasChosenSize else { return }
    ask(for: SceneRequest.Size(width: sceneSize.width, height: sceneSize.height))
  }

  /// Asks for another size, in points; with `nil` the next scene has it chosen.
  func ask(for size: SceneRequest.Size?) {
    hasChosenSize = size != nil
    guard let size else { return }
    let pixels = { (points: Int) in max(1, Int((Double(points) * self.window.scale).rounded())) }
    let asked = PixelSize(width: pixels(size.width), height: pixels(size.height))
    askedSize = (asked, .now)
    window.resize(to: asked)
  }

  /// Takes it off the screen.
  func hide() { window.hide() }

  func close() { window.close() }
}

/// What the window has by itself: a word in its middle.
private final class RootController: UIViewController {
  private var label: UILabel?
  /// What is said; a label is made for it when there is something.
  var note = "" {
    didSet { if note != oldValue { showNote() } }
  }
  var onLayout: () -> Void = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }

  private func showNote() {
    let label = self.label ?? makeLabel()
    self.label = label
    label.text = note
  }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    label.textAlignment = .center
    label.textColor = UIColor(white: 0.45, alpha: 1)
    label.font = .systemFont(ofSize: 14)
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
