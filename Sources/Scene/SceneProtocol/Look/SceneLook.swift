/// How the user looks at a scene in the preview window; the scene itself does not change.
///
/// The window keeps it over reloads; the scene's process applies it.
package struct SceneLook: Codable, Equatable, Sendable {
  /// The background where the scene's views paint nothing opaque.
  package enum Background: String, Codable, CaseIterable, Sendable {
    /// The scene's own: its window's color, over white.
    case scene
    case checkerboard, black, white
  }

  /// Light or dark, as given on the command line.
  package enum Appearance: String, Codable, CaseIterable, Sendable { case light, dark }

  /// A place in the scene, in points.
  package struct Point: Codable, Equatable, Sendable {
    package var x, y: Double
    package init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  }

  /// A size, in points.
  package struct Size: Codable, Equatable, Sendable {
    package var width, height: Double
    package init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
  }

  /// Pixels of the window per pixel of the scene, as in `zooms`.
  package var zoom = 1.0
  /// Whether the zoom is the one at which all of the scene is visible, whatever the window's size.
  package var isFitted = false
  /// Whether the scene is presented to a room: it keeps its size in points, fills the screen by its scale, and has
  /// black around it.
  package var isPresented = false
  /// The place in the window's center; `nil` for the scene's center.
  package var center: Point?
  /// The size that the scene keeps; `nil` where it follows the window's, as at 100 %.
  package var sceneSize: Size?
  /// Whether grid lines are drawn between pixels that are large enough.
  package var showsGrid = false
  package var background = Background.scene
  /// Whether the scene is notified that the user prefers reduced motion.
  package var reducesMotion = false
  /// Whether the scene is shown dark.
  package var isDark = false
  /// Whether the user's input is drawn over the scene: clicks, drags, the wheel and keys.
  package var showsInput = false

  package init() {}

  /// Whether the scene is seen as it is, pixel for pixel, and follows the window's size.
  package var isActualSize: Bool { zoom == 1 && !isFitted && !isPresented }
}

extension SceneLook {
  /// The smallest and the largest zoom.
  package static let zooms = 1.0 / 8...64
  /// The smallest zoom at which the grid is shown.
  package static let gridZoom = 8.0

  /// The zooms that the wheel and keys step through: enlarged pixels all have the same size.
  private static let steps: [Double] = [
    1 / 8, 1 / 6, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64,
  ]
  private static let epsilon = 1e-9

  /// The next larger zoom that keys go to.
  package var zoomIn: Double { Self.steps.first { $0 > zoom * (1 + Self.epsilon) } ?? zoom }
  /// The next smaller one.
  package var zoomOut: Double { Self.steps.last { $0 < zoom * (1 - Self.epsilon) } ?? zoom }

  /// Changes the zoom; the same place of the scene stays in the center.
  package mutating func show(at zoom: Double) {
    self.zoom = zoom
    (isFitted, isPresented) = (false, false)
    if isActualSize { (center, sceneSize) = (nil, nil) }
  }

  /// Performs a key command, as far as it is about the look.
  package mutating func perform(_ command: KeyCommand) {
    switch command {
    case .zoomIn: show(at: zoomIn)
    case .zoomOut: show(at: zoomOut)
    case .actualSize: show(at: 1)
    case .fit: (isFitted, isPresented, center) = (true, false, nil)
    case .grid: showsGrid.toggle()
    case .background: background = background.next
    case .reduceMotion: reducesMotion.toggle()
    case .appearance: isDark.toggle()
    case .showInput: showsInput.toggle()
    default: break
    }
  }
}

extension SceneLook.Background {
  /// The value after the next press of the key.
  fileprivate var next: Self {
    let all = Self.allCases
    guard let index = all.firstIndex(of: self) else { return .scene }
    return all[(index + 1) % all.count]
  }
}
