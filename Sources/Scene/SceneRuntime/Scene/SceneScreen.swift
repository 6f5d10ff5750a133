import CoreGraphics
import SceneProtocol
import UIKit

/// The screen that a scene is laid out for: its size, and a device's margins, kind and corners.
struct SceneScreen {
  /// The size that is asked for; `nil` for the device's, or else the scene's own.
  var size: SceneRequest.Size?
  /// The device; `nil` for none.
  var device: Device?
  /// Whether the corners of the device's screen are rounded.
  var roundsCorners = false
  /// Several screens in one window; `nil` for one that fills it.
  var grid: VariantGrid?
  /// The scene's own size.
  ///
  /// It is called once the scene's clock and the screen's scale are set, as a scene may have to make its views for it.
  let ownSize: () -> SceneRequest.Size

  /// Sets `UIScreen.main` up.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - room: The room for several screens, which are shown smaller where it is too little; `nil` for any.
  /// - Returns: The size of the scene's window.
  func configure(scale: Double, room: CGSize? = nil) -> SceneRequest.Size {
    let size = configureScreen(scale)
    return grid?.windowSize(in: room) ?? size
  }

  /// The radius of the corners of the window, in points; 0 for none that are rounded.
  var cornerRadius: Double {
    roundsCorners && grid == nil ? device?.cornerRadius ?? 0 : 0
  }

  private func configureScreen(_ scale: Double) -> SceneRequest.Size {
    let known = size ?? device?.size
    configure(known ?? Preview.defaultSize, scale)
    if let known { return known }
    let size = ownSize()
    configure(size, scale)
    return size
  }

  private func configure(_ size: SceneRequest.Size, _ scale: Double) {
    UIScreen.main.configure(
      size: CGSize(width: size.width, height: size.height),
      scale: CGFloat(scale),
      safeAreaInsets: device?.safeAreaInsets ?? .zero,
      form: device?.form ?? .window
    )
  }
}

extension Device {
  /// The margins that its system keeps free.
  var safeAreaInsets: UIEdgeInsets {
    let margins = safeArea
    return UIEdgeInsets(
      top: CGFloat(margins.top),
      left: CGFloat(margins.left),
      bottom: CGFloat(margins.bottom),
      right: CGFloat(margins.right)
    )
  }

  /// What its screen is, on which size classes depend.
  var form: ScreenForm {
    switch kind {
    case .phone: .phone(isLarge: false)
    case .largePhone: .phone(isLarge: true)
    case .tablet: .tablet
    }
  }
}
