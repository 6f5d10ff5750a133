// As on Apple's systems, importing UIKit brings QuartzCore, CoreGraphics and Foundation.
@_exported public import QuartzCore
