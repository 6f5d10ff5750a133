// swift-format-ignore-file
//
//  ProgressRing.swift
//  A layer with a property of its own that animates, in steps of a display link.
//

import UIKit

class ProgressRingLayer: CALayer {
  @NSManaged var progress: CGFloat

  override init() {
    super.init()
  }

  override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? ProgressRingLayer {
      progress = other.progress
    }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override class func needsDisplay(forKey key: String) -> Bool {
    if key == #keyPath(progress) { return true }
    return super.needsDisplay(forKey: key)
  }

  override func action(forKey event: String) -> (any CAAction)? {
    guard event == #keyPath(ProgressRingLayer.progress) else { return super.action(forKey: event) }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = presentation()?.progress ?? 0
    animation.duration = 1
    return animation
  }

  override func draw(in ctx: CGContext) {
    ctx.setFillColor(UIColor.red.cgColor)
    ctx.fill(CGRect(x: 0, y: 0, width: bounds.width * progress, height: bounds.height))
  }
}

class ProgressRingView: UIView {
  override class var layerClass: AnyClass { ProgressRingLayer.self }
  var ring: ProgressRingLayer { layer as! ProgressRingLayer }
}

@objc(ProgressRingViewController)
class ProgressRingViewController: UIViewController {
  private let ringView = ProgressRingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let label = UILabel(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
  private var displayLink: CADisplayLink?

  override func viewDidLoad() {
    super.viewDidLoad()
    ringView.layer.name = "ring"
    view.addSubview(ringView)
    label.accessibilityIdentifier = "shown"
    view.addSubview(label)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    displayLink = CADisplayLink(target: self, selector: #selector(ProgressRingViewController.step))
    displayLink?.add(to: .main, forMode: .common)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    ringView.ring.progress = 1
  }

  @objc private dynamic func step(displayLink: CADisplayLink) {
    let shown = ringView.ring.presentation()?.progress ?? 0
    label.text = "\(Int(shown * 10))"
    if shown >= 1 {
      displayLink.invalidate()
      self.displayLink = nil
    }
  }
}

#Preview("Ring", traits: .fixedLayout(width: 480, height: 320)) {
  ProgressRingViewController()
}
