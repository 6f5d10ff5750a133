import Foundation
import SceneProtocol

extension PreviewRequest {
  /// The file's name, which is the window's title.
  var title: String { (shownPath as NSString).lastPathComponent }
}
