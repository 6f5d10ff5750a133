// As on Apple's systems, importing ImageIO imports CoreGraphics.
@_exported public import CoreGraphics
