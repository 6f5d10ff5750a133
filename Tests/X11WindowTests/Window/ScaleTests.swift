import CoreGraphics
import DisplaySupport
import Pixels
import Testing
import WindowSystem
import X11Window

extension OnADisplay {
  /// Windows whose desktop gets another scale while they are open.
  @Suite struct `Another scale of the desktop` {
    private struct Trial {
      let display: VirtualDisplay
      let connection: X11Connection
      let window: X11Window
      let log = StageLog()

      /// - Parameter scale: The scale that the window asks for.
      /// - Throws: That there is no display or window.
      init(scale: Double? = nil) throws {
        display = try VirtualDisplay(width: 320, height: 200)
        connection = try X11Connection(displayName: display.name)
        var options = X11WindowOptions()
        options.scale = scale
        window = try X11Window(
          connection: connection,
          title: "",
          width: 100,
          height: 50,
          options: options
        )
        window.delegate = log
      }
    }

    @Test func `comes by X resources, and its windows have it in as many pixels`() async throws {
      let trial = try Trial()
      var old: [Double] = []
      trial.window.onRescale = { old.append($0) }
      let watch = SettingsWatch(trial.connection) { trial.connection.followScale() }
      defer { withExtendedLifetime(watch) {} }
      let desktop = try TestClient(on: trial.display.name)
      desktop.setResources("Xft.dpi:\t192\n")
      #expect(try await waitUntil { trial.log.sizes.count == 1 })
      #expect(trial.window.scale == 2 && old == [1])
      #expect(trial.window.pixelSize == PixelSize(width: 100, height: 50))
      // What is open from now on has it, too.
      let next = try X11Window(connection: trial.connection, title: "", width: 10, height: 10)
      #expect(next.scale == 2 && next.pixelSize == PixelSize(width: 20, height: 20))
      desktop.setResources("Xft.dpi:\t144\n")
      #expect(try await waitUntil { trial.log.sizes.count == 2 })
      #expect(trial.window.scale == 1.5 && next.scale == 1.5 && old == [1, 2])
      desktop.setResources("Xft.hinting:\t1\n")
      #expect(try await waitUntil { trial.log.sizes.count == 3 })
      #expect(trial.window.scale == 1)
    }

    /// Other resources, and the same scale again, are no reason to draw.
    @Test func `comes once`() async throws {
      let trial = try Trial()
      var calls = 0
      let watch = SettingsWatch(trial.connection) {
        calls += 1
        trial.connection.followScale()
      }
      defer { withExtendedLifetime(watch) {} }
      let desktop = try TestClient(on: trial.display.name)
      for text in ["Xft.dpi:\t192\n", "Xft.dpi:\t192\nXft.hinting:\t1\n"] {
        let before = calls
        desktop.setResources(text)
        #expect(try await waitUntil { calls > before })
      }
      #expect(try await waitUntil { trial.log.sizes.count == 1 })
      #expect(!trial.connection.followScale())
    }

    @Test func `comes by the desktop's settings, where no X resource says it`() async throws {
      let trial = try Trial()
      let watch = SettingsWatch(trial.connection) { trial.connection.followScale() }
      defer { withExtendedLifetime(watch) {} }
      let manager = try SettingsManager(on: trial.display.name)
      manager.publish(theme: "Adwaita", dotsPerInch: 120)
      #expect(try await waitUntil { trial.log.sizes.count == 1 })
      #expect(trial.window.scale == 1.25)
      let desktop = try TestClient(on: trial.display.name)
      desktop.setResources("Xft.dpi:\t192\n")
      #expect(try await waitUntil { trial.window.scale == 2 })
    }

    @Test func `is not that of a window that has asked for one`() async throws {
      let trial = try Trial(scale: 3)
      let desktop = try TestClient(on: trial.display.name)
      desktop.setResources("Xft.dpi:\t192\n")
      #expect(!trial.connection.followScale())
      #expect(trial.window.scale == 3 && trial.log.sizes == [])
    }

    @Test func `is that of the places of input`() async throws {
      let trial = try Trial()
      try trial.window.show()
      let desktop = try TestClient(on: trial.display.name)
      #expect(try await waitUntil { desktop.frame(of: trial.window.id) != nil })
      desktop.setResources("Xft.dpi:\t192\n")
      #expect(trial.connection.followScale())
      let frame = try #require(desktop.frame(of: trial.window.id))
      try trial.display.move(x: frame.x + 60, y: frame.y + 30)
      func places() -> [CGPoint] {
        trial.log.events.compactMap {
          if case .pointerMoved(let pointer) = $0 { pointer.location } else { nil }
        }
      }
      #expect(try await waitUntil { places().last == CGPoint(x: 30, y: 15) })
    }
  }
}
