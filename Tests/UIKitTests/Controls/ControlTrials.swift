import CoreGraphics
import QuartzCore
import UIKit
import WindowSystem

extension UIView {
  /// The color of a point of the view as it is drawn now, over white: 0xRRGGBB.
  func color(_ x: CGFloat, _ y: CGFloat) -> UInt32 {
    let format = UIGraphicsImageRendererFormat.preferred()
    format.scale = 1
    let room = CGRect(x: x.rounded(.down), y: y.rounded(.down), width: 1, height: 1)
    let picture = UIGraphicsImageRenderer(bounds: room, format: format).image { _ in
      UIColor.white.setFill()
      UIRectFill(room)
      drawHierarchy(in: bounds, afterScreenUpdates: true)
    }
    return (picture.cgImage?.pixels.first ?? 0) & 0xFF_FFFF
  }
}

extension ShownWindow {
  func type(_ keysym: UInt32, modifiers: KeyModifiers = []) {
    let key = KeyState(keysym: keysym, modifiers: modifiers, time: 0)
    send(.keyPressed(key, isRepeat: false))
    send(.keyReleased(key))
  }
}

/// Keysyms.
enum KeyName {
  nonisolated static let space: UInt32 = 0x20
  nonisolated static let enter: UInt32 = 0xFF0D
  nonisolated static let left: UInt32 = 0xFF51
  nonisolated static let up: UInt32 = 0xFF52
  nonisolated static let right: UInt32 = 0xFF53
  nonisolated static let down: UInt32 = 0xFF54
}
