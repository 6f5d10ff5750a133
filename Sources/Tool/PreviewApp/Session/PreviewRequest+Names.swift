import Foundation
import SceneProtocol

extension PreviewRequest {
  /// The file's name, which the window is called by.
  var title: String { (shownPath as NSString).lastPathComponent }
}
