import CoreGraphics
import Pixels
import Raster
package import SceneProtocol
import UIKit
import WindowSystem

extension PixelSize {
  /// The pixels of a size in points, as many as a window could have.
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
  /// What the scene is drawn over.
  ///
  /// - Parameters:
  ///   - zoom: What squares are seen at; they are as large at any, as far as they can be.
  ///   - scale: Pixels of the scene for each of its points.
  /// - Returns: The color, or the colors; `nil` for what is usual.
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

  /// Of a square of the checkerboard, in points of the window.
  private static let side = 8.0
}

extension WindowStage {
  /// Shows the scene before a background, in the place of the one that its window has itself.
  ///
  /// The rule: Pegbar puts nothing opaque of its own around a scene. Behind what the scene's views paint is its
  /// window's `backgroundColor`, and where that is not opaque, white, or black for a scene in the dark. A choice of the
  /// person's takes the place of both; not that of a color that a view has, be it the root controller's: that is a
  /// part of the picture.
  ///
  /// - Parameters:
  ///   - background: What there is to be.
  ///   - zoom: What the scene is seen at.
  package func show(_ background: SceneLook.Background, zoom: Double) {
    scene.showsBackground = background == .scene
    self.background = background.pixels(zoom: zoom, scale: window.scale)
  }
}
