import CoreGraphics
import Pixels
import Raster
package import SceneProtocol
import UIKit
import WindowSystem

extension PixelSize {
  /// A size in points converted to pixels, limited to what a window can have.
  init(_ size: SceneLook.Size, scale: Double) {
    func pixels(_ points: Double) -> Int { Int(min(max((points * scale).rounded(), 1), 32_767)) }
    self.init(width: pixels(size.width), height: pixels(size.height))
  }
}

extension SceneLook.Size {
  init(_ size: PixelSize, scale: Double) {
    self.init(width: Double(size.width) / scale, height: Double(size.height) / scale)
  }
}

extension SceneLook.Background {
  /// The background that the scene is drawn over.
  ///
  /// - Parameters:
  ///   - zoom: The zoom at which a checkerboard is seen; its squares look equally large at any zoom, as far as
  ///     possible.
  ///   - scale: Pixels of the scene per point.
  /// - Returns: The color or the checkerboard; `nil` for the default background.
  func pixels(zoom: Double, scale: Double) -> FrameBackground? {
    switch self {
    case .scene: nil
    case .white: FrameBackground(.white)
    case .black: FrameBackground(.black)
    case .checkerboard:
      FrameBackground(
        .white,
        CGColor(gray: 0.8, alpha: 1),
        side: Int((Self.side * scale / zoom).rounded())
      )
    }
  }

  /// The side of a square of the checkerboard, in points of the window.
  private static let side = 8.0
}

extension WindowStage {
  /// Shows the scene over a background, in place of its window's own.
  ///
  /// The rule: Pegbar puts nothing opaque of its own around a scene. Behind what the scene's views paint is its
  /// window's `backgroundColor`, and where that is not opaque, white, or black for a scene in the dark. The user's
  /// choice replaces both. It does not replace the color of a view, not even of the root controller's: that is a part
  /// of the picture.
  ///
  /// - Parameters:
  ///   - background: The chosen background.
  ///   - zoom: The zoom at which the scene is seen.
  package func show(_ background: SceneLook.Background, zoom: Double) {
    scene.showsBackground = background == .scene
    self.background = background.pixels(zoom: zoom, scale: window.scale)
  }
}
