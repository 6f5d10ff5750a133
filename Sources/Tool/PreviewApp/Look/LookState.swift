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
  private let usuallyReducesMotion: Bool
  /// The desktop's dark mode, as the default of the scene's.
  private var isUsuallyDark = false

  /// The initial look.
  init(scale: Double?, reducesMotion: Bool, showsInput: Bool) {
    self.scale = scale
    usuallyReducesMotion = reducesMotion
    (look.reducesMotion, look.showsInput) = (reducesMotion, showsInput)
  }

  /// The desktop's theme is light or dark: the scene follows, unless the user has chosen otherwise.
  mutating func follow(desktopIsDark: Bool) {
    let follows = look.isDark == isUsuallyDark
    isUsuallyDark = desktopIsDark
    if follows { look.isDark = desktopIsDark }
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
    scene.size = SceneRequest.Size(
      width: max(1, Int(size.width.rounded())),
      height: max(1, Int(size.height.rounded()))
    )
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
    if host.sceneScale != host.window.scale { words.append("@\(Int(host.sceneScale))x") }
    if look.reducesMotion != usuallyReducesMotion {
      words.append(look.reducesMotion ? "reduced motion" : "full motion")
    }
    if look.isDark != isUsuallyDark { words.append(look.isDark ? "dark" : "light") }
    return words
  }
}
