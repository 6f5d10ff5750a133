@_exported public import CoreGraphics
@_exported public import ImageIO
@_exported public import CoreImage
@_exported public import QuartzCore
@_exported public import UIKit
