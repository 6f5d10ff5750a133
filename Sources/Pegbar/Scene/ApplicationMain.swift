public import UIKit

extension UIApplicationDelegate {
  /// The program of a scene whose delegate is marked `@main`: launches the application and runs it.
  public static func main() {
    SceneRunner.run(self)
  }
}
