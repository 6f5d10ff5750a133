import SceneProtocol
import Testing

/// What keys do to how a scene is looked at.
struct `Looking with keys` {
  @Test func `zooms in steps, through 100 percent, to both ends`() {
    var look = SceneLook()
    var zooms: [Double] = []
    for _ in 0..<40 {
      look.perform(.zoomIn)
      zooms.append(look.zoom)
    }
    #expect(zooms.prefix(5) == [2, 3, 4, 6, 8] && zooms.last == 64)
    for _ in 0..<40 { look.perform(.zoomOut) }
    #expect(look.zoom == 1.0 / 8)
    for _ in 0..<40 where look.zoom < 1 { look.perform(.zoomIn) }
    #expect(look == SceneLook())
  }

  /// From a zoom that fits to the next of the steps.
  @Test func `goes on from what fits`() {
    var look = SceneLook()
    look.perform(.fit)
    #expect(look.isFitted && !look.isActualSize)
    look.zoom = 1.46
    look.perform(.zoomOut)
    #expect(look.zoom == 1 && look.isActualSize)
    look.perform(.fit)
    look.perform(.zoomIn)
    #expect(look.zoom == 2 && !look.isFitted)
  }

  @Test func `goes back to 100 percent, where nothing is kept`() {
    var look = SceneLook()
    look.perform(.zoomIn)
    (look.center, look.sceneSize) = (.init(x: 3, y: 4), .init(width: 10, height: 20))
    look.perform(.actualSize)
    #expect(look == SceneLook())
  }

  @Test func `goes round the backgrounds, and switches the rest`() {
    var look = SceneLook()
    var seen: [SceneLook.Background] = []
    for _ in SceneLook.Background.allCases {
      look.perform(.background)
      seen.append(look.background)
    }
    #expect(seen == [.checkerboard, .black, .white, .scene])
    look.perform(.grid)
    look.perform(.reduceMotion)
    look.perform(.appearance)
    #expect(look.showsGrid && look.reducesMotion && look.isDark)
  }

  @Test(arguments: [
    ("Ctrl+=", KeyCommand.zoomIn), ("Ctrl++", .zoomIn), ("Ctrl+-", .zoomOut),
    ("Ctrl+0", .actualSize), ("Ctrl+9", .fit), ("Ctrl+'", .grid), ("Ctrl+b", .background),
    ("Ctrl+1", .scaleOne), ("Ctrl+2", .scaleTwo), ("Ctrl+3", .scaleThree),
    ("Ctrl+m", .reduceMotion), ("Ctrl+d", .appearance),
  ])
  func `has keys that are the window's while the scene runs`(
    name: String,
    command: KeyCommand
  ) throws {
    let key = try #require(SceneKey(parsing: name))
    let chord = KeyChord(keysym: key.keysym, isControl: true)
    #expect(KeyTable.command(of: chord, isPaused: false) == command)
  }

  @Test(arguments: [("=", KeyCommand.zoomIn), ("-", .zoomOut), ("0", .actualSize), ("'", .grid)])
  func `has plain keys while it is paused`(name: String, command: KeyCommand) throws {
    let chord = KeyChord(keysym: try #require(SceneKey(parsing: name)).keysym)
    #expect(KeyTable.command(of: chord, isPaused: true) == command)
    #expect(KeyTable.command(of: chord, isPaused: false) == nil)
  }

  /// No key means two things, and everything has a key.
  @Test func `is in the one table`() {
    #expect(Set(KeyTable.all.map(\.chord)).count == KeyTable.all.count)
    #expect(Set(KeyTable.all.map(\.command)) == Set(KeyCommand.allCases))
  }

  @Test func `arrives as it was sent`() throws {
    var look = SceneLook()
    (look.zoom, look.isFitted, look.background) = (1.0 / 3, true, .checkerboard)
    (look.center, look.sceneSize) = (.init(x: 3.5, y: -4), .init(width: 10, height: 20))
    let text = try JSONText.encode(SceneCommand.look(look))
    #expect(try JSONText.decode(SceneCommand.self, from: text) == .look(look))
  }
}
