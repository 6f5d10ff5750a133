import QuartzCore
import Testing
import UIKit

/// Values that are observed by their keys.
final class `Observed values` {
  private final class Observer: UIView {
    var heard: [String] = []
    override func observeValue(
      forKeyPath keyPath: String?,
      of object: Any?,
      change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let old = (change?[.oldKey] as? CGRect).map { "\($0.width) " } ?? ""
      heard.append("\(keyPath ?? "") \(old)\((change?[.newKey] as? CGRect)?.width ?? -1)")
    }
  }

  @Test func `of a view are notified when they change`() {
    let (view, observer) = (UIView(), Observer())
    view.addObserver(observer, forKeyPath: "frame", options: [.new, .old], context: nil)
    view.addObserver(observer, forKeyPath: "bounds", options: .new, context: nil)
    view.bounds.size = CGSize(width: 5, height: 5)
    view.bounds.size = CGSize(width: 5, height: 5)
    #expect(observer.heard == ["frame 0.0 5.0", "bounds 5.0"])
    view.removeObserver(observer, forKeyPath: "bounds")
    view.center = CGPoint(x: 7, y: 7)
    #expect(observer.heard.count == 3 && observer.heard.last == "frame 5.0 5.0")
    view.removeObserver(observer, forKeyPath: "frame")
    view.frame = .zero
    #expect(observer.heard.count == 3)
  }

  @Test func `are notified at once if that is asked for, and not after they are gone`() {
    let layer = CALayer()
    layer.bounds.size.width = 3
    weak var gone: Observer?
    do {
      let observer = Observer()
      gone = observer
      layer.addObserver(observer, forKeyPath: "bounds", options: [.initial, .new], context: nil)
      #expect(observer.heard == ["bounds 3.0"])
    }
    #expect(gone == nil)
    layer.bounds.size.width = 4
  }

  @Test func `that cannot be are reported`() {
    let (view, observer) = (UIView(), Observer())
    let told = reports { view.addObserver(observer, forKeyPath: "tag", context: nil) }
    #expect(told.count == 1 && told[0].hasPrefix("UIView: \"tag\" cannot be observed"))
  }

  @Test func `a key path is observed as long as the observation is kept, and tells changes alone`()
  {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var heard: [String] = []
    var offset: NSKeyValueObservation? = view.observe(\.contentOffset, options: [.new, .old]) {
      _,
      change in
      heard.append("offset \(change.oldValue?.y ?? -1) \(change.newValue?.y ?? -1)")
    }
    let size = view.observe(\.contentSize, options: .initial) { view, change in
      heard.append("size \(view.contentSize.height) \(change.newValue == nil)")
    }
    view.contentSize = CGSize(width: 10, height: 90)
    view.contentOffset.y = 5
    view.contentOffset.y = 5
    view.alpha = 0.5
    #expect(heard == ["size 0.0 true", "size 90.0 true", "offset 0.0 5.0"])
    offset = nil
    size.invalidate()
    view.contentOffset.y = 6
    view.contentSize.height = 80
    #expect(heard.count == 3 && offset == nil)
    var opacities: [Float] = []
    let layer = CALayer()
    let kept = layer.observe(\.opacity) { layer, _ in opacities.append(layer.opacity) }
    layer.opacity = 0.25
    #expect(opacities == [0.25])
    kept.invalidate()
  }

  @Test func `an observation that is not kept any more leaves nothing behind`() {
    let layer = CALayer()
    for _ in 0..<5 { _ = layer.observe(\.opacity) { _, _ in } }
    #expect(layer.observations.isEmpty)
    let kept = layer.observe(\.opacity) { _, _ in }
    #expect(layer.observations.count == 1)
    kept.invalidate()
  }
}
