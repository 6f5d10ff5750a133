// Apple's CoreGraphics gives its importers CGFloat, CGPoint, CGSize and CGRect; on Linux these live in Foundation.
@_exported public import Foundation
