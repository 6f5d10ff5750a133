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

  @Test func `of a view are told when they change`() {
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

  @Test func `are told at once if that is asked for, and not to those that are gone`() {
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
}
