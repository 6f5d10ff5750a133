/// How a person looks at a scene that is shown in the window: nothing of it is the scene's own doing.
///
/// The window keeps it while scenes come and go; the scene's process shows it.
package struct SceneLook: Codable, Equatable, Sendable {
  /// What is seen where the scene's views paint nothing opaque.
  package enum Background: String, Codable, CaseIterable, Sendable {
    /// What the scene has there itself: its window's own color, over white.
    case scene
    case checkerboard, black, white
  }

  /// Light or dark, as the command line says it.
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

  /// Pixels of the window for each of the scene's own, as in `zooms`.
  package var zoom = 1.0
  /// Whether the zoom is the one at which all of the scene is seen, whatever size the window has.
  package var isFitted = false
  /// What is in the window's middle; `nil` for the scene's.
  package var center: Point?
  /// The size that the scene keeps; `nil` where it has the window's, as it does at 100 %.
  package var sceneSize: Size?
  /// Whether lines are drawn between pixels that are large enough for it.
  package var showsGrid = false
  package var background = Background.scene
  /// Whether the scene is told that the person wants little motion.
  package var reducesMotion = false
  /// Whether the scene is shown dark.
  package var isDark = false
  /// Whether what the person does is drawn over the scene: clicks, drags, the wheel and keys.
  package var showsInput = false

  package init() {}

  /// Whether the scene is seen as it is, pixel for pixel, and follows the window's size.
  package var isActualSize: Bool { zoom == 1 && !isFitted }
}

extension SceneLook {
  /// The smallest and the largest zoom.
  package static let zooms = 1.0 / 8...64
  /// From this zoom on the grid is shown.
  package static let gridZoom = 8.0

  /// What wheel and keys go through: enlarged pixels are all of one size.
  private static let steps: [Double] = [
    1 / 8, 1 / 6, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64,
  ]
  private static let hair = 1e-9

  /// The next larger zoom that keys go to.
  package var zoomIn: Double { Self.steps.first { $0 > zoom * (1 + Self.hair) } ?? zoom }
  /// The next smaller one.
  package var zoomOut: Double { Self.steps.last { $0 < zoom * (1 - Self.hair) } ?? zoom }

  /// Shows the scene at a zoom, with the same place of it in the middle.
  package mutating func show(at zoom: Double) {
    self.zoom = zoom
    isFitted = false
    if isActualSize { (center, sceneSize) = (nil, nil) }
  }

  /// Does what a key asks for, as far as it is about looking.
  package mutating func perform(_ command: KeyCommand) {
    switch command {
    case .zoomIn: show(at: zoomIn)
    case .zoomOut: show(at: zoomOut)
    case .actualSize: show(at: 1)
    case .fit: (isFitted, center) = (true, nil)
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
  /// What the next press of the key shows.
  fileprivate var next: Self {
    let all = Self.allCases
    guard let index = all.firstIndex(of: self) else { return .scene }
    return all[(index + 1) % all.count]
  }
}
