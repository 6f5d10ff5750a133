// As on Apple's systems, importing UIKit brings QuartzCore, CoreImage, CoreGraphics and Foundation.
@_exported public import CoreImage
@_exported public import QuartzCore
