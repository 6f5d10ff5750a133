import CoreGraphics
import QuartzCore
import Testing
import UIKit

/// What UIKit draws itself: turned dark it looks as if it had been made there.
final class `UIKit's own parts in the dark` {
  private lazy var room = ShownWindow()

  nonisolated enum Part: CaseIterable, Sendable {
    case label, `switch`, slider, segments, stepper, progress, button, filledButton, template, bar
    case navigation, scroll

    @MainActor func make() -> UIView {
      let frame = CGRect(x: 10, y: 10, width: 160, height: 40)
      switch self {
      case .label:
        let label = UILabel(frame: frame)
        label.text = "Text"
        return label
      case .switch: return UISwitch(frame: frame)
      case .slider: return UISlider(frame: frame)
      case .segments:
        let segments = UISegmentedControl(items: ["One", "Two"])
        segments.selectedSegmentIndex = 1
        return segments
      case .stepper: return UIStepper(frame: frame)
      case .progress: return UIProgressView(frame: frame)
      case .button:
        let button = UIButton(type: .system)
        button.frame = frame
        button.setTitle("Press", for: .normal)
        return button
      case .filledButton:
        var look = UIButton.Configuration.gray()
        look.title = "Press"
        look.background.strokeColor = .separator
        look.background.strokeWidth = 1
        return UIButton(configuration: look)
      case .template:
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
          UIColor.black.setFill()
          $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        return UIImageView(image: image.withRenderingMode(.alwaysTemplate))
      case .bar:
        let bar = UINavigationBar(frame: frame)
        bar.items = [UINavigationItem(title: "Before"), UINavigationItem(title: "Now")]
        return bar
      case .navigation:
        return UINavigationController(rootViewController: UIViewController()).view
      case .scroll:
        let scroll = UIScrollView(frame: frame)
        scroll.contentSize = CGSize(width: 800, height: 800)
        return scroll
      }
    }
  }

  @Test(arguments: Part.allCases)
  func `are as if made dark`(part: Part) throws {
    defer { UITraitCollection.configure(style: .light) }
    let turned = room.add(part.make())
    let inLight = look(of: turned)
    UITraitCollection.configure(style: .dark)
    CATransaction.flush()
    let inDark = look(of: turned)
    turned.removeFromSuperview()
    let made = room.add(part.make())
    #expect(inDark == look(of: made))
    #expect(inDark != inLight)
    UITraitCollection.configure(style: .light)
    CATransaction.flush()
    #expect(look(of: made) == inLight)
  }

  /// A sheet lies in front of what presents it: its back is lighter than that.
  @Test func `sheets are in front`() throws {
    let (root, sheet) = (UIViewController(), UIViewController())
    room.window.rootViewController = root
    room.window.overrideUserInterfaceStyle = .dark
    sheet.view.backgroundColor = .systemBackground
    CATransaction.flush()
    root.present(sheet, animated: false)
    CATransaction.flush()
    #expect(sheet.traitCollection.userInterfaceLevel == .elevated)
    let back = try #require(sheet.view.layer.backgroundColor).rgba
    #expect(back.x == 28.0 / 255)
    #expect(root.traitCollection.userInterfaceLevel == .base)
  }

  /// The colors and pictures of a view's layers, from the back to the front.
  private func look(of view: UIView) -> [String] { look(of: view.layer) }

  private func look(of layer: CALayer) -> [String] {
    func text(_ color: CGColor?) -> String { color.map { "\($0.rgba)" } ?? "-" }
    let shape = layer as? CAShapeLayer
    let own = [
      text(layer.backgroundColor), text(layer.borderColor), text(shape?.strokeColor),
      colors(in: layer.contents),
    ].joined(separator: " ")
    return [own] + (layer.sublayers ?? []).flatMap { look(of: $0) }
  }

  /// A picture, as text that is the same for the same pixels.
  private func colors(in contents: Any?) -> String {
    guard let image = contents as? CGImage, let data = try? image.pngData() else { return "-" }
    return data.base64EncodedString()
  }
}
