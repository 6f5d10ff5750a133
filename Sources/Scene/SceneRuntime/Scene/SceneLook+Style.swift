import SceneProtocol
import UIKit

extension SceneLook {
  /// What the scene is told of it.
  var style: UIUserInterfaceStyle { isDark ? .dark : .light }
}
