import Foundation
import SceneProtocol

extension PreviewRequest {
  /// The name of the scene's file or of the tape, which is the window's title.
  var title: String { ((tape ?? shownPath) as NSString).lastPathComponent }
}
