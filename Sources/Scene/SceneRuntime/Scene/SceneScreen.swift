import CoreGraphics
import SceneProtocol
import UIKit

/// The screen that a scene is laid out for: its size, and a device's margins.
struct SceneScreen {
  /// The size that is asked for; `nil` for the device's, or else the scene's own.
  var size: SceneRequest.Size?
  /// The device; `nil` for none.
  var device: Device?
  /// The scene's own size.
  ///
  /// It is called once the scene's clock and the screen's scale are set, as a scene may have to make its views for it.
  let ownSize: () -> SceneRequest.Size

  /// Sets `UIScreen.main` up.
  ///
  /// - Parameter scale: Pixels per point.
  /// - Returns: The size of the scene's window.
  func configure(scale: Double) -> SceneRequest.Size {
    let known = size ?? device?.size
    configure(known ?? Preview.defaultSize, scale)
    if let known { return known }
    let size = ownSize()
    configure(size, scale)
    return size
  }

  private func configure(_ size: SceneRequest.Size, _ scale: Double) {
    let margins = device?.safeArea
    UIScreen.main.configure(
      size: CGSize(width: size.width, height: size.height),
      scale: CGFloat(scale),
      safeAreaInsets: margins.map {
        UIEdgeInsets(
          top: CGFloat($0.top),
          left: CGFloat($0.left),
          bottom: CGFloat($0.bottom),
          right: CGFloat($0.right)
        )
      } ?? .zero
    )
  }
}
