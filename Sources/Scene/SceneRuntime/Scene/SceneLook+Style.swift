import SceneProtocol
import UIKit

extension SceneLook {
  /// The style that the scene is notified of.
  var style: UIUserInterfaceStyle { isDark ? .dark : .light }
}
