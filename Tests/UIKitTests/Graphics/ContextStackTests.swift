import CoreGraphics
import Foundation
import Testing
import UIKit

/// The contexts that drawing without a context argument draws in.
struct `The stack of contexts` {
  private func context() throws -> CGContext {
    try CGContext(pixelWidth: 4, pixelHeight: 4, scale: 1)
  }

  @Test func `has the last one pushed on top`() throws {
    let (first, second) = try (context(), context())
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsPushContext(first)
    UIGraphicsPushContext(second)
    #expect(UIGraphicsGetCurrentContext() === second)
    UIGraphicsPopContext()
    #expect(UIGraphicsGetCurrentContext() === first)
    UIGraphicsPopContext()
    UIGraphicsPopContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `is each thread's own`() async {
    let isCurrent = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let context = try? CGContext(pixelWidth: 4, pixelHeight: 4, scale: 1)
        if let context { UIGraphicsPushContext(context) }
        continuation.resume(
          returning: context != nil && UIGraphicsGetCurrentContext() === context
        )
      }
    }
    #expect(isCurrent && UIGraphicsGetCurrentContext() == nil)
  }
}
