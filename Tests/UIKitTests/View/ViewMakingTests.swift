import CoreGraphics
import Testing
import UIKit

/// Views of a class that is known only when the program runs.
struct `A view's class` {
  private class Plate: UIView {
    let name = "plate"
    override init(frame: CGRect) {
      super.init(frame: frame)
      tag = 7
    }
    required init?(coder: NSCoder) { nil }
  }
  private final class Dish: Plate { var parts = [1, 2] }

  private func make<View: UIView>(_ type: View.Type) -> View { UIView.instance(of: type) }

  @Test func `makes its views by its own initializer`() {
    let dish = make(Dish.self)
    #expect(dish.name == "plate" && dish.tag == 7 && dish.parts == [1, 2])
    #expect(dish.layer.delegate === dish && dish.frame == .zero)
    #expect(type(of: UIView.instance(of: UIView.self)) == UIView.self)
    #expect(UIView.instance(of: UILabel.self).numberOfLines == 1)
  }
}
