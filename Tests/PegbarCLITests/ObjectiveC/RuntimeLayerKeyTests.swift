import CoreGraphics
import Foundation
import Testing

/// Values that a layer's class declares for the Objective-C runtime, in a scene that runs (KP7).
///
/// Each is a key that animations move in presentation copies, from which the layer is drawn (Apple, *CALayer*:
/// `needsDisplay(forKey:)`).
struct `Layer values declared for the runtime` {
  /// Each layer fills a part of its width, by its value.
  ///
  /// The lowest bar's width is the value that a display link reads from the topmost layer's presentation copy.
  private static let scene = """
    import UIKit

    class MeterLayer: CALayer {
      var shown: CGFloat { 0 }
      override init() { super.init() }
      override init(layer: Any) { super.init(layer: layer) }
      required init?(coder: NSCoder) { fatalError() }
      override func draw(in ctx: CGContext) {
        ctx.setFillColor(UIColor.red.cgColor)
        ctx.fill(CGRect(x: 0, y: 0, width: bounds.width * shown, height: bounds.height))
      }
    }

    class DynamicLayer: MeterLayer {
      @objc dynamic var level: CGFloat = 0
      override var shown: CGFloat { level }
      override class func needsDisplay(forKey key: String) -> Bool {
        key == #keyPath(level) || super.needsDisplay(forKey: key)
      }
    }

    class ManagedLayer: MeterLayer {
      @NSManaged var level: CGFloat
      override var shown: CGFloat { level }
      override class func needsDisplay(forKey key: String) -> Bool {
        key == #keyPath(level) || super.needsDisplay(forKey: key)
      }
    }

    @objcMembers class MemberLayer: MeterLayer {
      dynamic var level = 0.0
      override var shown: CGFloat { CGFloat(level) }
      override class func needsDisplay(forKey key: String) -> Bool {
        key == "level" || super.needsDisplay(forKey: key)
      }
    }

    /// Its plain changes animate, by its class.
    class ActingLayer: MeterLayer {
      @NSManaged dynamic var level: CGFloat
      override var shown: CGFloat { level }
      override class func needsDisplay(forKey key: String) -> Bool {
        key == #keyPath(level) || super.needsDisplay(forKey: key)
      }
      override func action(forKey event: String) -> CAAction? {
        guard event == #keyPath(level) else { return super.action(forKey: event) }
        let animation = CABasicAnimation(keyPath: event)
        animation.fromValue = presentation()?.level ?? level
        animation.duration = 1
        animation.timingFunction = CAMediaTimingFunction(name: .linear)
        return animation
      }
    }

    class Meters: UIView {
      let layers: [CALayer] = [DynamicLayer(), ManagedLayer(), MemberLayer(), ActingLayer()]
      let bar = CALayer()
      var link: CADisplayLink?

      override func didMoveToWindow() {
        super.didMoveToWindow()
        for (row, meter) in layers.enumerated() {
          meter.frame = CGRect(x: 0, y: 20 * CGFloat(row), width: 100, height: 20)
          layer.addSublayer(meter)
          meter.setNeedsDisplay()
        }
        bar.frame = CGRect(x: 0, y: 80, width: 0, height: 20)
        bar.backgroundColor = UIColor.blue.cgColor
        layer.addSublayer(bar)
        CATransaction.flush()
        start()
        link = CADisplayLink(target: self, selector: #selector(step))
        link?.add(to: .main, forMode: .common)
      }

      func start() {
        for meter in layers.prefix(3) {
          let animation = CABasicAnimation(keyPath: "level")
          animation.fromValue = 0
          animation.toValue = 1
          animation.duration = 1
          meter.add(animation, forKey: "level")
        }
        (layers[3] as! ActingLayer).level = 1
      }

      @objc func step(_ link: CADisplayLink) {
        let shown = (layers[0].presentation() as? DynamicLayer)?.level ?? 0
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        bar.frame.size.width = 100 * shown
        CATransaction.commit()
      }
    }

    #Preview("Meters", traits: .fixedLayout(width: 100, height: 100)) {
      let view = Meters()
      view.backgroundColor = .white
      return view
    }

    """

  /// Widths in points at a time; an animation that is over shows the model, which the last layer alone has changed.
  @Test(
    arguments: [
      ("0.25", [25, 25, 25, 25, 25]), ("0.5", [50, 50, 50, 50, 50]),
      ("0.9", [90, 90, 90, 90, 90]), ("1.5", [0, 0, 0, 100, 0]),
    ] as [(String, [Int])]
  )
  func `are drawn with the values in between`(_ time: String, _ widths: [Int]) async throws {
    let workspace = try Workspace()
    let scene = try Workspace.sharedFile("meters.swift", Self.scene)
    let run = try await workspace.pegbar(line: "shot \(scene) -o out.png --at \(time)")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    let image = try CGImage(pngFile: workspace.path + "/out.png")
    for (row, width) in widths.enumerated() {
      let line = (0..<100).map { image.pixels[(20 * row + 10) * 100 + $0] & 0xFFFFFF }
      let filled = line.prefix { $0 != 0xFFFFFF }.count
      // The link's bar is of the frame's start; an edge between two pixels colors one more.
      #expect(abs(filled - width) <= (row == 4 ? 4 : 1), "row \(row) at \(time): \(filled)")
    }
  }
}
