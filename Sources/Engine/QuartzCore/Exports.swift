// As on Apple's systems, importing QuartzCore brings CoreGraphics (and with it Foundation's geometry).
@_exported public import CoreGraphics
