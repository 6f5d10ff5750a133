import CoreGraphics
import Foundation
import Testing

/// Apple, *CGAffineTransform*: row vectors, so in a product the left map comes first.
struct `Affine transforms` {
  @Test func `older code's functions make the same`() {
    #expect(CGAffineTransformMakeRotation(0.3) == CGAffineTransform(rotationAngle: 0.3))
    #expect(CGAffineTransformMakeScale(2, 3) == CGAffineTransform(scaleX: 2, y: 3))
    #expect(CGAffineTransformMakeTranslation(2, 3) == CGAffineTransform(translationX: 2, y: 3))
  }

  @Test func `a concatenation applies the receiver first`() {
    let moveThenScale = CGAffineTransform(translationX: 10, y: 20)
      .concatenating(CGAffineTransform(scaleX: 2, y: 3))
    #expect(CGPoint(x: 1, y: 1).applying(moveThenScale) == CGPoint(x: 22, y: 63))
  }

  @Test func `translatedBy, scaledBy and rotated act before what is already there`() {
    let scale = CGAffineTransform(scaleX: 2, y: 2)
    #expect(CGPoint(x: 1, y: 1).applying(scale.translatedBy(x: 10, y: 0)) == CGPoint(x: 22, y: 2))
    let move = CGAffineTransform(translationX: 5, y: 0)
    #expect(CGPoint(x: 1, y: 1).applying(move.scaledBy(x: 3, y: 4)) == CGPoint(x: 8, y: 4))
    let turned = CGPoint(x: 1, y: 0).applying(move.rotated(by: .pi / 2))
    #expect(abs(turned.x - 5) < 1e-12 && abs(turned.y - 1) < 1e-12)
  }

  @Test func `an inverse undoes, and a singular map is its own inverse`() {
    let map = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 7, ty: -4)
    let back = CGPoint(x: 3, y: 5).applying(map).applying(map.inverted())
    #expect(abs(back.x - 3) < 1e-12 && abs(back.y - 5) < 1e-12)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func `sizes ignore the translation and rectangles give their bounding box`() {
    let map = CGAffineTransform(a: 0, b: 2, c: -1, d: 0, tx: 100, ty: 50)
    #expect(CGSize(width: 3, height: 4).applying(map) == CGSize(width: -4, height: 6))
    #expect(
      CGRect(x: 0, y: 0, width: 3, height: 4).applying(map)
        == CGRect(x: 96, y: 50, width: 4, height: 6)
    )
    #expect(CGRect.null.applying(map).isNull)
  }

  @Test func `the empty initializer is all zero and not the identity`() {
    #expect(CGAffineTransform() == CGAffineTransform(0, 0, 0, 0, 0, 0))
    #expect(!CGAffineTransform().isIdentity)
    #expect(CGAffineTransform.identity.isIdentity)
  }
}
