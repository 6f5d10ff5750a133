import QuartzCore
import Testing
import UIKit
import WindowSystem

/// The dots of pages.
///
/// One of five pages at (20, 20) is 100 points wide: dots begin at 14.5, one every 16 points.
final class `Page controls` {
  private lazy var shown = ShownWindow()
  private var heard: [Int] = []

  private func makeControl(pages: Int = 5) -> UIPageControl {
    let control = shown.add(UIPageControl(frame: CGRect(x: 20, y: 20, width: 100, height: 37)))
    control.numberOfPages = pages
    control.addAction(
      UIAction { [unowned self] in heard.append(($0.sender as? UIPageControl)?.currentPage ?? -1) },
      for: .valueChanged
    )
    return control
  }

  @Test func `have the values of Apple's`() {
    let control = UIPageControl()
    #expect(control.numberOfPages == 0 && control.currentPage == 0 && !control.hidesForSinglePage)
    #expect(control.pageIndicatorTintColor == nil && control.currentPageIndicatorTintColor == nil)
    #expect(control.size(forNumberOfPages: 3) == CGSize(width: 39, height: 7))
    #expect(control.size(forNumberOfPages: 0).width == 0)
  }

  @Test func `keep the page among the pages`() {
    let control = makeControl()
    for (set, page) in [(2, 2), (9, 4), (-1, 0)] {
      control.currentPage = set
      #expect(control.currentPage == page)
    }
    control.currentPage = 4
    control.numberOfPages = 2
    #expect(control.currentPage == 1 && heard.isEmpty)
    control.numberOfPages = -3
    #expect(control.numberOfPages == 0 && control.currentPage == 0)
  }

  @Test func `go on and back by taps, and tell`() {
    let control = makeControl()
    shown.click(110, 38)
    shown.click(110, 38)
    shown.click(25, 38)
    #expect(control.currentPage == 1 && heard == [1, 2, 1])
    shown.click(25, 38)
    shown.click(25, 38)
    #expect(control.currentPage == 0 && heard == [1, 2, 1, 0])
  }

  @Test func `go by arrow keys`() {
    let control = makeControl()
    control.becomeFirstResponder()
    shown.type(KeyName.right)
    shown.type(KeyName.right)
    shown.type(KeyName.left)
    #expect(control.currentPage == 1 && heard == [1, 2, 1])
  }

  @Test func `draw a dot for each page, the current one in its color`() {
    let control = makeControl(pages: 3)
    control.pageIndicatorTintColor = .green
    control.currentPageIndicatorTintColor = .red
    control.currentPage = 1
    control.layoutIfNeeded()
    // 39 points of dots in 100: their middles are at 34, 50 and 66.
    #expect([34, 50, 66].map { control.color($0, 18) } == [0x00FF00, 0xFF0000, 0x00FF00])
    #expect(control.color(42, 18) == 0xFFFFFF)
    control.numberOfPages = 1
    control.hidesForSinglePage = true
    #expect(control.color(50, 18) == 0xFFFFFF)
  }
}
