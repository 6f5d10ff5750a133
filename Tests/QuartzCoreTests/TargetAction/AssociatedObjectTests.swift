import Foundation
import QuartzCore
import Testing

/// Values that are associated with objects, as with Objective-C.
@MainActor
struct `Associated objects` {
  private final class Plain {}
  private static var first: UInt8 = 0
  private static var second: UInt8 = 0

  @Test func `are found by object and key`() {
    let objects: [AnyObject] = [CALayer(), NSObject(), Plain()]
    for object in objects {
      #expect(objc_getAssociatedObject(object, &Self.first) == nil)
      objc_setAssociatedObject(object, &Self.first, "one", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      objc_setAssociatedObject(object, &Self.second, 2, .OBJC_ASSOCIATION_COPY)
      #expect(objc_getAssociatedObject(object, &Self.first) as? String == "one")
      #expect(objc_getAssociatedObject(object, &Self.second) as? Int == 2)
    }
    objc_setAssociatedObject(objects[0], &Self.first, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(objects[0], &Self.first) == nil)
    for object in objects {
      objc_removeAssociatedObjects(object)
      #expect(objc_getAssociatedObject(object, &Self.second) == nil)
    }
  }

  @Test func `live as long as a layer`() {
    weak var value: Plain?
    do {
      let layer = CALayer()
      let plain = Plain()
      value = plain
      objc_setAssociatedObject(layer, &Self.first, plain, .OBJC_ASSOCIATION_RETAIN)
      withExtendedLifetime(layer) {}
    }
    #expect(value == nil)
  }

  @Test func `of other objects go when more objects have some`() {
    weak var value: Plain?
    do {
      let plain = Plain()
      value = plain
      objc_setAssociatedObject(Plain(), &Self.first, plain, .OBJC_ASSOCIATION_RETAIN)
    }
    let others = (0..<100).map { _ in Plain() }
    for other in others {
      objc_setAssociatedObject(other, &Self.first, 1, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(value == nil)
    #expect(others.allSatisfy { objc_getAssociatedObject($0, &Self.first) as? Int == 1 })
  }

  @Test func `that are assigned are not kept alive`() {
    let layer = CALayer()
    do {
      let plain = Plain()
      objc_setAssociatedObject(layer, &Self.first, plain, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(layer, &Self.first) as? Plain === plain)
    }
    #expect(objc_getAssociatedObject(layer, &Self.first) == nil)
  }
}
