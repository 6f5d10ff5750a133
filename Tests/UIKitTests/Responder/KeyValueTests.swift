import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

/// Values by their names.
@Suite(.serialized) struct `Values by name` {
  private final class Card: UIView {
    var level = 3
    var note: String? = "a"
  }

  @Test func `of views are those that can be observed, and stored ones`() {
    let card = Card(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(card.value(forKey: "frame") as? CGRect == card.frame)
    #expect(card.value(forKey: "hidden") as? Bool == false)
    #expect(card.value(forKey: "level") as? Int == 3)
    #expect(card.value(forKey: "note") as? String == "a")
    card.note = nil
    #expect(card.value(forKey: "note") == nil)
    var missing: Any? = 0
    #expect(reports { missing = card.value(forKey: "nothing") }.count == 1 && missing == nil)
  }

  @Test func `are set where they are known, and reported elsewhere`() {
    let card = Card()
    card.setValue(true, forKey: "hidden")
    card.setValue(0.5, forKeyPath: "alpha")
    card.setValue(UIColor.red, forKey: "backgroundColor")
    #expect(card.isHidden && card.alpha == 0.5 && card.backgroundColor == .red)
    #expect(reports { card.setValue("x", forKey: "alpha") }.count == 1)
    #expect(reports { card.setValue(4, forKey: "level") }.count == 1 && card.level == 3)
    let controller = UIViewController()
    controller.setValue(true, forKey: "modalInPresentation")
    controller.setValue("One", forKey: "title")
    #expect(controller.isModalInPresentation && controller.title == "One")
  }

  @Test func `of a bar button is the view that shows it`() {
    let item = UIBarButtonItem(title: "Add")
    #expect(item.value(forKey: "view") == nil)
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    bar.items = [item]
    #expect((item.value(forKey: "view") as? UIView)?.superview === bar)
    #expect(item.value(forKey: "title") as? String == "Add")
  }
}
