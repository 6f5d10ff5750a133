import Pixels
import Raster
import SceneProtocol
import X11Window

/// How the user looks at the scene: the state that is kept when the scene is reloaded or started again.
struct LookState {
  /// The look that the scene's process was given, with the changes that it has reported.
  var look = SceneLook()
  /// The scene's pixels per point; `nil` for the desktop's.
  var scale: Double?
  /// The look that the latest scene was started with.
  private(set) var atStart = SceneLook()
  /// How many looks the visible scene was sent that it has not reported yet.
  private var unreported = 0
  private let usuallyReducesMotion: Bool
  /// The desktop's dark mode, as the default of the scene's.
  private var isUsuallyDark = false

  /// The look and the scale before the scene was presented; `nil` while it is not.
  private var beforePresenting: (look: SceneLook, scale: Double?)?

  /// The initial look.
  init(scale: Double?, reducesMotion: Bool, showsInput: Bool) {
    self.scale = scale
    usuallyReducesMotion = reducesMotion
    (look.reducesMotion, look.showsInput) = (reducesMotion, showsInput)
  }

  /// Another scene is visible, and was sent none.
  mutating func noteNewScene() { unreported = 0 }

  /// The visible scene was sent the look.
  mutating func noteSent() { unreported += 1 }

  /// The visible scene has reported its look, which is not the latest while others are on their way to it.
  mutating func note(reported look: SceneLook) {
    unreported = max(0, unreported - 1)
    if unreported == 0 { self.look = look }
  }

  /// The desktop's theme is light or dark: the scene follows, unless the user has chosen otherwise.
  mutating func follow(desktopIsDark: Bool) {
    let follows = look.isDark == isUsuallyDark
    isUsuallyDark = desktopIsDark
    if follows { look.isDark = desktopIsDark }
  }

  /// Whether the scene is seen as a whole because the screen has no room for it, and not because its user wants that.
  private var isReduced = false

  /// Has a scene seen as a whole in a window that is smaller than its size, in points.
  mutating func reduce(_ size: SceneRequest.Size) {
    isReduced = true
    look.perform(.fit)
    look.sceneSize = SceneLook.Size(width: Double(size.width), height: Double(size.height))
  }

  /// Another scene may have room: it is seen at 100 % again, unless the user has chosen how to look at scenes.
  mutating func endReducing() {
    if isReduced, look.isFitted { look.show(at: 1) }
    isReduced = false
  }

  /// Whether the scene is presented, or was before its user zoomed.
  var isPresenting: Bool { beforePresenting != nil }

  /// Has the scene presented in the size that it has; `size` is the window's, in points.
  mutating func beginPresenting(_ size: SceneRequest.Size) {
    beforePresenting = (look, scale)
    look.isPresented = true
    // (One that is zoomed keeps a size of its own.)
    let own = SceneLook.Size(width: Double(size.width), height: Double(size.height))
    look.sceneSize = look.sceneSize ?? own
  }

  /// The scale at which a presented scene fills a frame, in pixels; `nil` where it is not presented.
  func presentedScale(in frame: PixelRect) -> Double? {
    guard look.isPresented, let size = look.sceneSize else { return nil }
    let scale = min(Double(frame.width) / size.width, Double(frame.height) / size.height)
    // (Rounded down, so that no pixel is beyond the frame.)
    return min(
      max((scale * 256).rounded(.down) / 256, Self.scales.lowerBound),
      Self.scales.upperBound
    )
  }

  /// Whether the next scene is to be presented in the size that it asks for: what was seen are variants.
  private(set) var presentsNext = false

  /// Variants are looked at at 100 %: another zoom would keep the size of the scene that was seen.
  mutating func beginVariants() {
    look.show(at: 1)
    presentsNext = false
  }

  /// The scene alone is presented again, if it was before its variants.
  mutating func endVariants() {
    look.show(at: 1)
    presentsNext = isPresenting
  }

  /// Has the next scene presented in a size that it asks for, in points.
  mutating func presentNext(_ size: SceneRequest.Size) {
    presentsNext = false
    look.isPresented = true
    look.sceneSize = SceneLook.Size(width: Double(size.width), height: Double(size.height))
  }

  /// The magnification of the window's own parts while presenting, by its height in the desktop's points; 1 at 540
  /// points.
  func magnification(inHeight height: Double) -> Double {
    guard isPresenting else { return 1 }
    // (By quarters, in which lines stay sharp.)
    return min(max((height / 540 * 4).rounded() / 4, 1), 3)
  }

  /// The scales at which scenes are drawn.
  private static let scales = 0.25...8.0

  /// Has the scene looked at as before it was presented, in the size that it has.
  mutating func endPresenting() {
    guard let before = beforePresenting else { return }
    (beforePresenting, presentsNext) = (nil, false)
    scale = before.scale
    (look.isPresented, look.isFitted) = (false, before.look.isFitted)
    (look.zoom, look.center) = (before.look.zoom, before.look.center)
    if !look.isActualSize { look.sceneSize = before.look.sceneSize ?? look.sceneSize }
  }

  /// Adds the look to a request to a scene.
  mutating func complete(_ scene: inout SceneRequest, in host: HostWindow) {
    atStart = look
    scene.look = look
    // The size in points stays the same, in more or fewer pixels.
    let isAlone = scene.variants.isEmpty
    if let scale, scale != host.sceneScale, host.hasChosenSize, isAlone {
      scene.size = host.wholeSize
    }
    guard let size = look.sceneSize, isAlone else { return }
    scene.size = SceneRequest.Size(size)
    // (One that was presented until now is to have its window's size, not the screen's.)
    guard !look.isActualSize else { return }
    scene.parentSize = SceneRequest.Size(
      width: host.sceneFrame.width,
      height: host.sceneFrame.height
    )
  }

  /// The parts of the title about a look that is not the default.
  func words(in host: HostWindow) -> [String] {
    var words: [String] = []
    if look.zoom != 1 { words.append("\(Int((look.zoom * 100).rounded()))%") }
    if look.background != .scene { words.append("on \(look.background.rawValue)") }
    if host.sceneScale != host.window.baseScale { words.append("@\(Int(host.sceneScale))x") }
    if look.reducesMotion != usuallyReducesMotion {
      words.append(look.reducesMotion ? "reduced motion" : "full motion")
    }
    if look.isDark != isUsuallyDark { words.append(look.isDark ? "dark" : "light") }
    return words
  }
}

extension SceneRequest.Size {
  /// The nearest size in whole points, of one point at least.
  init(_ size: SceneLook.Size) {
    self.init(width: max(1, Int(size.width.rounded())), height: max(1, Int(size.height.rounded())))
  }
}
