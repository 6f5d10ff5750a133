// Apple's CoreGraphics exports CGFloat, CGPoint, CGSize and CGRect; on Linux these are in Foundation.
@_exported public import Foundation
