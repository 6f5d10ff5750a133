import CoreGraphics
package import SceneProtocol
package import UIKit
package import WindowSystem

extension InputTarget {
  /// What is under the pointer of an event, before the scene receives it; `nil` where nothing has a name.
  package init?(of event: InputEvent, in scene: UIWindow) {
    guard let place = event.place, let target = SceneNames(scene).target(at: place) else {
      return nil
    }
    let (name, identifier): (String?, String?) =
      switch target.name {
      case .named(let name): (name, nil)
      case .identified(let identifier): (nil, identifier)
      }
    let rectangle = target.rectangle
    self.init(
      name: name,
      identifier: identifier,
      x: Double(rectangle.minX),
      y: Double(rectangle.minY),
      width: Double(rectangle.width),
      height: Double(rectangle.height)
    )
  }
}

extension InputEvent {
  /// The pointer's location, for events that have one.
  fileprivate var place: CGPoint? {
    if case .pointerCancelled = self { nil } else { pointer?.location }
  }
}
