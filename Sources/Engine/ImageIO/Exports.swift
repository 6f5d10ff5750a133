// As on Apple's systems, importing ImageIO brings CoreGraphics.
@_exported public import CoreGraphics
