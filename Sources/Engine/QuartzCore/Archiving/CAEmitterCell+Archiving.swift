import Foundation

extension CAEmitterCell: KeyedArchiving {
  private static let newCell = CAEmitterCell()

  var newObject: NSObject { Self.newCell }

  var plainKeys: [String] { EmitterCellKey.byName.keys.sorted() + ["emitterCells", "style"] }

  func isChanged(plainKey key: String) -> Bool {
    switch key {
    case "contents": contents != nil
    case "emitterCells": emitterCells != nil
    case "style": style != nil
    default:
      EmitterCellKey(key).map { values[$0] != EmitterCellValues()[$0] } ?? false
    }
  }

  func reportUnarchivable(_ value: Any, forKey key: String) {
    EngineReport.handler(
      "\(type(of: self)): \(key) cannot be archived as \(value): the archive is without it"
    )
  }
}
