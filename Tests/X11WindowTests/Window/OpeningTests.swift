import DisplaySupport
import Pixels
import Raster
import Testing
import X11Window

extension OnADisplay {
  /// Sizes and scales that windows are opened with.
  @Suite struct `Opening` {
    @Test func `impossible sizes are refused with their numbers`() throws {
      let display = try VirtualDisplay(width: 320, height: 200)
      let connection = try X11Connection(displayName: display.name)
      let sizes = [
        (0, 10), (10, 0), (-5, 10), (32768, 10), (10, 1e300), (.nan, 10), (10, .infinity),
        (32767, 32767), (0.2, 10),
      ]
      for (width, height) in sizes {
        #expect(throws: X11Error.self, "\(width) x \(height)") {
          try X11Window(connection: connection, title: "", width: width, height: height)
        }
      }
      for size in [(1.0, 1.0), (32767, 1), (1, 32767)] {
        let window = try X11Window(
          connection: connection,
          title: "",
          width: size.0,
          height: size.1
        )
        #expect(window.pixelSize == PixelSize(width: Int(size.0), height: Int(size.1)))
        window.close()
      }
    }

    @Test(arguments: [0, -1, .nan, .infinity, 17])
    func `impossible scales are refused`(scale: Double) throws {
      let display = try VirtualDisplay(width: 320, height: 200)
      let connection = try X11Connection(displayName: display.name)
      var options = X11WindowOptions()
      options.scale = scale
      #expect(throws: X11Error.self) {
        try X11Window(
          connection: connection,
          title: "",
          width: 10,
          height: 10,
          options: options
        )
      }
    }

    @Test func `the desktop's Xft.dpi scales, and an explicit scale wins`() throws {
      let display = try VirtualDisplay(width: 320, height: 200)
      try OtherClient(display: display).setResources("*customization: -color\nXft.dpi:\t144\n")
      let connection = try X11Connection(displayName: display.name)
      let window = try X11Window(connection: connection, title: "", width: 100, height: 50)
      #expect(window.scale == 1.5)
      #expect(window.pixelSize == PixelSize(width: 150, height: 75))
      var options = X11WindowOptions()
      options.scale = 2
      let scaled = try X11Window(
        connection: connection,
        title: "",
        width: 100,
        height: 50,
        options: options
      )
      #expect(scaled.scale == 2)
      #expect(scaled.pixelSize == PixelSize(width: 200, height: 100))
    }

    @Test func `the report names the ways taken`() throws {
      let display = try VirtualDisplay(width: 320, height: 200)
      let connection = try X11Connection(displayName: display.name)
      let plain = try X11Window(connection: connection, title: "", width: 10, height: 10)
      let report = plain.report
      #expect(report.description.contains("MIT-SHM"))
      #expect(report.description.contains("ticks    Present"))
      #expect(report.depth == 24)
      #expect(report.hasInputMethod)
      var options = X11WindowOptions()
      options.usesPresent = false
      options.path = .copiedImage
      let window = try X11Window(
        connection: connection,
        title: "",
        width: 10,
        height: 10,
        options: options
      )
      #expect(window.report.description.contains("XPutImage"))
      #expect(window.report.description.contains("timer, 60 Hz"))
    }
  }
}
