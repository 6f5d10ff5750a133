import Pixels
import Raster
import SceneProtocol
import X11Window

/// How the person looks at the scene: what stays as it is when the scene is saved, or made anew.
struct LookState {
  /// What the scene's process is told; where the scene has said so, as it has made of it.
  var look = SceneLook()
  /// The scene's pixels per point; `nil` for the desktop's.
  var scale: Double?
  /// What the scene that came up last was told when it began.
  private(set) var atStart = SceneLook()
  private let usuallyReducesMotion: Bool
  /// What is not as usual when somebody has pressed the key.
  private var isUsuallyDark = false

  /// How a person looks at first.
  init(scale: Double?, reducesMotion: Bool, showsInput: Bool) {
    self.scale = scale
    usuallyReducesMotion = reducesMotion
    (look.reducesMotion, look.showsInput) = (reducesMotion, showsInput)
  }

  /// The desktop's theme is a light or a dark one: the scene follows, unless a person has chosen otherwise.
  mutating func follow(desktopIsDark: Bool) {
    let follows = look.isDark == isUsuallyDark
    isUsuallyDark = desktopIsDark
    if follows { look.isDark = desktopIsDark }
  }

  /// Adds to what a scene is asked for how it is looked at.
  mutating func complete(_ scene: inout SceneRequest, in host: HostWindow) {
    atStart = look
    scene.look = look
    // The points that there are stay, of more or fewer pixels.
    if let scale, scale != host.sceneScale, host.hasChosenSize { scene.size = host.wholeSize }
    guard let size = look.sceneSize else { return }
    scene.size = SceneRequest.Size(
      width: max(1, Int(size.width.rounded())),
      height: max(1, Int(size.height.rounded()))
    )
    scene.parentSize = SceneRequest.Size(
      width: host.sceneFrame.width,
      height: host.sceneFrame.height
    )
  }

  /// What is said in the title of the scene that is seen, where it is not as usual.
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
