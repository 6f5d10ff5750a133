/// Frameworks of Apple's systems that are not here, each with what their import brings along that is.
///
/// Many files import one and use nothing of it. So the import is that other module's, with a warning; what is used of
/// the framework is an error with its name.
package enum MissingFrameworks {
  /// The modules by their names.
  package static let replacements: [String: String] = [
    "ARKit": "UIKit", "AVFoundation": "UIKit", "AVKit": "UIKit", "Accelerate": "Foundation",
    "AssetsLibrary": "UIKit", "ContactsUI": "UIKit", "CoreAudio": "Foundation",
    "CoreData": "Foundation", "CoreHaptics": "Foundation", "CoreLocation": "Foundation",
    "CoreMedia": "Foundation", "CoreMotion": "Foundation", "CoreVideo": "Foundation",
    "GLKit": "UIKit", "GameplayKit": "Foundation", "MapKit": "UIKit",
    "MediaPlayer": "UIKit", "MessageUI": "UIKit", "Metal": "Foundation", "MetalKit": "UIKit",
    "MetricKit": "Foundation", "MobileCoreServices": "Foundation", "OpenGLES": "Foundation",
    "Photos": "UIKit", "PhotosUI": "UIKit", "SafariServices": "UIKit", "SceneKit": "UIKit",
    "SpriteKit": "UIKit", "StoreKit": "UIKit", "SwiftUI": "UIKit",
    "SystemConfiguration": "Foundation",
    "UniformTypeIdentifiers": "Foundation", "UserNotifications": "Foundation", "WebKit": "UIKit",
  ]
}
