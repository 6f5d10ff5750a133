internal import CX11
internal import Foundation
package import Pixels

/// The choice of a scale, in device pixels per point.
package nonisolated enum DisplayScale {
  /// The valid scales; anything else is a mistake.
  package static let range = 0.25...16.0

  /// The explicit scale if there is one, else the desktop's dots per inch over 96, else 1.
  ///
  /// Never from the screen's size in millimeters, which servers and screens report wrongly (winit #2231, glfw #1019).
  ///
  /// - Parameters:
  ///   - explicit: The scale that was asked for; `nil` for the desktop's.
  ///   - resources: The text of the root window's `RESOURCE_MANAGER` property, whose `Xft.dpi` counts first.
  ///   - settings: The setting `Xft/DPI` (XSETTINGS), in parts of 1024 of a dot per inch.
  /// - Returns: The scale.
  /// - Throws: `invalidScale` for an explicit scale out of `range`.
  package static func resolve(
    explicit: Double?,
    resources: String?,
    settings: Int? = nil
  ) throws(X11Error) -> Double {
    if let explicit {
      guard range.contains(explicit) else { throw .invalidScale(explicit) }
      return explicit
    }
    let dots = [resources.flatMap(dotsPerInch), settings.map { Double($0) / 1024 }]
    return dots.compactMap { $0.map { $0 / 96 } }.first(where: range.contains) ?? 1
  }

  /// The value of the line `Xft.dpi: 120`, in dots per inch; the last such line counts.
  package static func dotsPerInch(inResources text: String) -> Double? {
    for line in text.split(separator: "\n").reversed() {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].trimmingCharacters(in: .whitespaces) == "Xft.dpi" else {
        continue
      }
      return Double(parts[1].trimmingCharacters(in: .whitespaces))
    }
    return nil
  }
}

extension X11Connection {
  /// Device pixels per point for a window here: the explicit scale, or the desktop's.
  package func scale(explicit: Double?) throws(X11Error) -> Double {
    guard explicit == nil else {
      return try DisplayScale.resolve(explicit: explicit, resources: nil)
    }
    return try DisplayScale.resolve(
      explicit: nil,
      resources: resources,
      settings: dotsPerInchSetting
    )
  }

  /// The size of the screen, or of all that form one desktop, in pixels (a round trip: screens come and go).
  package var screenSize: PixelSize {
    let screen = XDefaultScreen(display)
    var size: (width: UInt32, height: UInt32) = (0, 0)
    if isAlive {
      var (root, x, y, border, depth): (Window, Int32, Int32, UInt32, UInt32) = (0, 0, 0, 0, 0)
      let window = XDefaultRootWindow(display)
      XGetGeometry(display, window, &root, &x, &y, &size.width, &size.height, &border, &depth)
      settle()
    }
    if size.width > 0, size.height > 0 {
      return PixelSize(width: Int(size.width), height: Int(size.height))
    }
    // The connection is lost; Xlib has the size as of its beginning.
    return PixelSize(
      width: Int(XDisplayWidth(display, screen)),
      height: Int(XDisplayHeight(display, screen))
    )
  }
}
