import SwiftSyntax

extension IfConfigClauseSyntax {
  /// Whether the clause is compiled once those before it are not; `nil` where its condition does not tell.
  var isCompiled: Bool? {
    guard let condition else { return true }
    return value(of: condition)
  }

  /// Whether `os(iOS)` is true for it: unless what it guards calls Darwin's C library, and there is another way.
  var isForIOS: Bool {
    let clauses = parent?.as(IfConfigClauseListSyntax.self)?.count ?? 1
    return clauses == 1 || !(elements.map(Syntax.init)?.callsDarwin ?? false)
  }

  private func value(of condition: ExprSyntax) -> Bool? {
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.text == "true"
    }
    if let not = condition.as(PrefixOperatorExprSyntax.self), not.operator.text == "!" {
      return value(of: not.expression).map(!)
    }
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first.flatMap { value(of: $0.expression) }
    }
    if let sequence = condition.as(SequenceExprSyntax.self) { return value(of: sequence) }
    guard let call = condition.as(FunctionCallExprSyntax.self), call.arguments.count == 1 else {
      return nil
    }
    let argument = call.arguments.trimmedDescription
    switch call.calledExpression.trimmedDescription {
    case "os": return argument == "iOS" ? isForIOS : argument == "Linux"
    case "targetEnvironment": return false
    case "canImport": return Self.modules[argument]
    default: return nil
    }
  }

  /// `&&` binds before `||`.
  private func value(of sequence: SequenceExprSyntax) -> Bool? {
    var alternatives: [[Bool?]] = [[]]
    for element in sequence.elements {
      guard let sign = element.as(BinaryOperatorExprSyntax.self)?.operator.text else {
        alternatives[alternatives.count - 1].append(value(of: element))
        continue
      }
      guard ["&&", "||"].contains(sign) else { return nil }
      if sign == "||" { alternatives.append([]) }
    }
    let values = alternatives.map { terms -> Bool? in
      terms.contains(false) ? false : terms.contains(nil) ? nil : true
    }
    return values.contains(true) ? true : values.contains(nil) ? nil : false
  }

  /// Whether modules can be imported.
  private static let modules = [
    "UIKit": true, "QuartzCore": true, "CoreGraphics": true, "CoreText": true, "CoreImage": true,
    "ImageIO": true, "Compression": true, "simd": true, "AudioToolbox": true, "Foundation": true,
    "os": true, "OSLog": true, "Glibc": true, "Dispatch": true,
    "AppKit": false, "Cocoa": false, "SwiftUI": false, "Combine": false, "WatchKit": false,
    "ObjectiveC": false, "Darwin": false,
  ]
}

extension Syntax {
  /// Functions and types of Darwin's C library that Linux's does not have.
  private static let ofDarwin: Set<String> = [
    "funopen", "fpos_t", "st_atimespec", "st_mtimespec", "st_ctimespec", "st_birthtimespec",
    "mach_absolute_time", "mach_timebase_info", "mach_timebase_info_data_t", "os_unfair_lock",
    "os_unfair_lock_t", "clonefile", "copyfile", "sysctlbyname", "task_info",
  ]

  fileprivate var callsDarwin: Bool {
    tokens(viewMode: .sourceAccurate).contains { Self.ofDarwin.contains($0.text) }
  }
}
