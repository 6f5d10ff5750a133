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
  private let usual: (scale: Double?, reducesMotion: Bool)

  /// How a person looks at first.
  init(scale: Double?, reducesMotion: Bool) {
    usual = (scale, reducesMotion)
    self.scale = scale
    look.reducesMotion = reducesMotion
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
      width: host.window.pixelSize.width,
      height: host.window.pixelSize.height
    )
  }

  /// What is said of it in the title, where it is not as usual.
  var words: [String] {
    var words: [String] = []
    if look.zoom != 1 { words.append("\(Int((look.zoom * 100).rounded()))%") }
    if let scale, scale != usual.scale { words.append("@\(Int(scale))x") }
    if look.reducesMotion != usual.reducesMotion {
      words.append(look.reducesMotion ? "reduced motion" : "full motion")
    }
    return words
  }
}
