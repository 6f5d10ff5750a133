import CoreGraphics
import FrameLoop
import Pixels
import QuartzCore
import UIKit
import WindowSystem
import X11Window

/// A window of the inspector's own, which the user moves, resizes and closes.
final class InspectorWindow {
  private let window: X11Window
  private let stage: WindowStage
  private let content: UIView
  /// Called when the user asks to close it.
  var onClose: () -> Void = {}
  /// Called with the keys that are pressed in it.
  var onKey: (InputEvent) -> Void = { _ in }
  /// Called when it gets the keyboard, or loses it.
  var onFocus: (Bool) -> Void = { _ in }
  /// Called with the distance that the wheel moves its content down, and the pointer's place, in points.
  var onScroll: (CGFloat, CGPoint) -> Void = { _, _ in }
  /// Called with the pointer's place, in points, when it moves; `nil` when it leaves.
  var onPointer: (CGPoint?) -> Void = { _ in }

  /// The smallest size in which the inspector is good to use, in points.
  private static let smallest = CGSize(width: 260, height: 240)

  /// Opens it.
  ///
  /// - Parameters:
  ///   - content: What it shows; it is taken from where it was.
  ///   - title: The window's title.
  ///   - size: The size, in points.
  ///   - main: The window that it belongs to, whose scale it has.
  /// - Throws: What opening a window throws.
  init(_ content: UIView, title: String, size: CGSize, beside main: X11Window) throws {
    var options = X11WindowOptions()
    options.scale = main.explicitScale
    // Its keys are commands and short words, which need no input method.
    options.takesText = false
    options.minimumWidth = Double(Self.smallest.width)
    options.minimumHeight = Double(Self.smallest.height)
    window = try X11Window(
      connection: main.connection,
      title: title,
      width: Double(size.width),
      height: Double(size.height),
      options: options
    )
    self.content = content
    let controller = ContentController(content)
    let scene = UIWindow(frame: CGRect(origin: .zero, size: size))
    scene.rootViewController = controller
    stage = WindowStage(window: window, scene: scene)
    // The desktop has another scale: the window keeps its points, as far as there is room.
    window.onRescale = { [unowned window] in
      let wanted = window.pixelSize.scaled(by: window.scale / $0)
      window.resize(to: window.limited(wanted))
    }
    stage.onClose = { [unowned self] in onClose() }
    stage.onInput = { [unowned self] in take($0) }
    scene.isHidden = false
    CATransaction.flush()
    stage.runFrame(for: MediaClock.now)
    try window.show()
  }

  /// The content's size, in points.
  var size: CGSize {
    window.pointSize
  }

  private func take(_ event: InputEvent) {
    switch event {
    case .keyPressed: onKey(event)
    case .focusChanged(let hasFocus): onFocus(hasFocus)
    case .scrolled(let pointer, let delta): onScroll(CGFloat(delta.dy), pointer.location)
    case .pointerMoved(let pointer): onPointer(pointer.location)
    case .pointerLeft: onPointer(nil)
    default: break
    }
  }

  /// Draws changes now.
  func draw() {
    CATransaction.flush()
    stage.runFrame(for: MediaClock.now)
  }

  /// Closes it, and leaves its content free.
  func close() {
    content.removeFromSuperview()
    window.close()
  }
}

/// Keeps the content as large as the window.
private final class ContentController: UIViewController {
  private let content: UIView

  init(_ content: UIView) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(content)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    content.frame = view.bounds
  }
}
