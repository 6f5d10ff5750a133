import Foundation
import Testing
import UIKit

/// Tables of objects that may keep them alive or not, index paths of lists, and geometry as text.
struct `Foundation's types of Apple's systems` {
  private final class Plain: NSObject {}
  private protocol Listener: AnyObject {}
  private final class Ear: Listener {}

  @Test func `hash tables list objects while they are alive`() {
    let table = NSHashTable<Plain>.weakObjects()
    let kept = [Plain(), Plain()]
    for object in kept + kept { table.add(object) }
    do {
      let gone = Plain()
      table.add(gone)
      #expect(table.count == 3 && table.contains(gone))
    }
    #expect(table.allObjects == kept)
    table.remove(kept[0])
    #expect(table.allObjects == [kept[1]] && table.anyObject === kept[1])
    table.removeAllObjects()
    #expect(table.count == 0)
  }

  @Test func `hash tables hold what conforms to a protocol`() {
    let (table, ear) = (NSHashTable<any Listener>.weakObjects(), Ear())
    table.add(ear)
    #expect(table.allObjects.first === ear)
  }

  @Test func `hash tables compare as they are asked to`() {
    let (one, same) = (NSString("a"), NSString("a"))
    let table = NSHashTable<NSString>()
    table.add(one)
    #expect(table.contains(same))
    let byAddress = NSHashTable<NSString>(options: .objectPointerPersonality)
    byAddress.add(one)
    #expect(byAddress.contains(one) && !byAddress.contains(same))
  }

  @Test func `map tables lose entries with their keys or values`() {
    let table = NSMapTable<Plain, NSString>.weakToStrongObjects()
    let key = Plain()
    table.setObject("one", forKey: key)
    table.setObject("two", forKey: key)
    do { table.setObject("three", forKey: Plain()) }
    #expect(table.count == 1 && table.object(forKey: key) == "two")
    let values = NSMapTable<NSString, Plain>.strongToWeakObjects()
    values.setObject(key, forKey: "kept")
    do { values.setObject(Plain(), forKey: "gone") }
    #expect(values.object(forKey: "kept") === key && values.object(forKey: "gone") == nil)
    #expect(values.dictionaryRepresentation().keys.map { $0 as? String } == ["kept"])
    values.removeObject(forKey: "kept")
    #expect(values.count == 0)
  }

  @Test func `index paths have sections, rows and items`() {
    var path = IndexPath(row: 3, section: 1)
    #expect(path == IndexPath(indexes: [1, 3]) && path.item == 3)
    path.row += 1
    #expect(path == IndexPath(item: 4, section: 1))
    let object = NSIndexPath(row: 2, section: 5)
    #expect(object.row == 2 && object.section == 5)
  }

  @Test func `geometry is text and back`() {
    #expect(NSCoder.cgPoint(for: "{1, 2.5}") == CGPoint(x: 1, y: 2.5))
    #expect(NSCoder.cgRect(for: "{{1, 2}, {3, 4}}") == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(NSCoder.cgSize(for: NSCoder.string(for: CGSize(width: 8, height: 9))).height == 9)
    #expect(NSCoder.cgPoint(for: "no point") == .zero)
  }

  @Test func `numbers and times have their names`() {
    #expect(HUGE == .greatestFiniteMagnitude && NSEC_PER_SEC == 1_000_000_000)
    let before = Date().timeIntervalSinceReferenceDate
    let now = CFAbsoluteTimeGetCurrent()
    #expect(before <= now && now <= Date().timeIntervalSinceReferenceDate)
    #expect(CGFloat(2.5) as NSNumber == 2.5)
  }
}
