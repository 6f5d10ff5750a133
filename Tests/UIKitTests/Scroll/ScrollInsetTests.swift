import CoreGraphics
import QuartzCore
import Testing
import UIKit

/// What the safe area adds to the content's insets: Apple, *UIScrollView*, `contentInsetAdjustmentBehavior`.
@Suite(.serialized) struct `Scroll insets` {
  /// Notes the changes that it hears of.
  private final class Listening: UIScrollView, UIScrollViewDelegate {
    var changes: [UIEdgeInsets] = []
    var delegateChanges = 0
    override func adjustedContentInsetDidChange() { changes.append(adjustedContentInset) }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      delegateChanges += 1
    }
  }

  private let safe = UIEdgeInsets(top: 20, left: 5, bottom: 10, right: 7)

  /// A controller's view of 200 × 200 points that a scroll view fills.
  private func makeView(content: CGSize) -> (Listening, UIViewController, ShownWindow) {
    let root = UIViewController()
    let shown = ShownWindow(root: root)
    let view = Listening(frame: root.view.bounds)
    view.delegate = view
    view.contentSize = content
    root.view.addSubview(view)
    CATransaction.flush()
    return (view, root, shown)
  }

  @Test(arguments: [
    (UIScrollView.ContentInsetAdjustmentBehavior.never, false, false),
    (.always, true, true), (.scrollableAxes, false, true), (.automatic, false, true),
  ])
  func `the behavior determines which of the safe area's insets are added`(
    _ behavior: UIScrollView.ContentInsetAdjustmentBehavior,
    _ isWide: Bool,
    _ isHigh: Bool
  ) {
    let (view, root, _) = makeView(content: CGSize(width: 200, height: 900))
    view.contentInsetAdjustmentBehavior = behavior
    view.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    root.additionalSafeAreaInsets = safe
    let expected = UIEdgeInsets(
      top: 1 + (isHigh ? 20 : 0),
      left: 2 + (isWide ? 5 : 0),
      bottom: 3 + (isHigh ? 10 : 0),
      right: 4 + (isWide ? 7 : 0)
    )
    #expect(view.adjustedContentInset == expected && view.contentInset.top == 1)
    view.alwaysBounceHorizontal = true
    let left: CGFloat = behavior == .never ? 2 : 7
    #expect(view.adjustedContentInset.left == left)
  }

  @Test func `content at its start stays there, and comes to its end under the bar`() {
    let (view, root, shown) = makeView(content: CGSize(width: 200, height: 900))
    root.additionalSafeAreaInsets = safe
    #expect(view.contentOffset.y == -20 && view.safeAreaInsets == safe)
    #expect(view.changes == [UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)])
    #expect(view.delegateChanges == 1)
    view.setContentOffset(CGPoint(x: 0, y: 5000), animated: false)
    view.contentSize.height = 800
    // 800 and the safe area's 10, less the 200 that are in view.
    #expect(view.contentOffset.y == 610)
    root.additionalSafeAreaInsets = .zero
    shown.advance(to: 0)
    #expect(view.contentOffset.y == 600 && view.adjustedContentInset == .zero)
    #expect(view.delegateChanges == view.changes.count)
  }

  @Test func `content that cannot be scrolled has its top below the bar only in a navigation`() {
    let (view, root, _) = makeView(content: CGSize(width: 100, height: 100))
    root.additionalSafeAreaInsets = safe
    #expect(view.adjustedContentInset == .zero)
    let inner = UIViewController()
    let navigation = UINavigationController(rootViewController: inner)
    let shown = ShownWindow(root: navigation)
    inner.additionalSafeAreaInsets = safe
    let scroll = UIScrollView(frame: inner.view.bounds)
    inner.view.addSubview(scroll)
    shown.advance(to: 0)
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
    scroll.contentInsetAdjustmentBehavior = .scrollableAxes
    #expect(scroll.adjustedContentInset == .zero)
  }

  @Test func `only what reaches into the safe area's insets is added`() {
    let (view, root, _) = makeView(content: CGSize(width: 200, height: 900))
    root.additionalSafeAreaInsets = safe
    view.frame = CGRect(x: 0, y: 15, width: 200, height: 185)
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 5, left: 0, bottom: 10, right: 0))
    view.frame = CGRect(x: 0, y: 30, width: 200, height: 100)
    #expect(view.adjustedContentInset == .zero)
  }

  @Test func `the bars keep to the safe area, unless they are not to`() throws {
    let (view, root, _) = makeView(content: CGSize(width: 200, height: 900))
    root.additionalSafeAreaInsets = safe
    let bars = (view.layer.sublayers ?? []).filter { $0.zPosition > 1000 && !$0.isHidden }
    let bar = try #require(bars.first)
    #expect(bar.frame.minY == -20 + 20 + 3 && bar.frame.maxX == 200 - 7 - 3)
    view.automaticallyAdjustsScrollIndicatorInsets = false
    #expect(bar.frame.minY == -20 + 3 && bar.frame.maxX == 200 - 3)
  }
}
