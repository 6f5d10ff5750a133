import FrameLoop
import Inspection
import QuartzCore
import SceneProtocol
import UIKit

/// Answers questions that name layers as tapes do: the first visible one of a name, or else the first of all.
struct NamedInspection {
  private let inspector: Inspector
  private let window: UIWindow

  init(_ inspector: Inspector, _ window: UIWindow) {
    (self.inspector, self.window) = (inspector, window)
  }

  /// The answer to a question at this time.
  func report(on question: InspectionQuestion) -> InspectionReport {
    switch question.subject {
    case .tree: report(.tree)
    case .layer(let name):
      report(of: name) { id, report in
        ask(.layer(id: id), &report)
        if case .animations(let animations, _) = inspector.answer(.animations(id: id)) {
          report.animations = animations
        }
      }
    case .animations(nil): report(.animations(id: nil))
    case .animations(let name?):
      report(of: name) { id, report in ask(.animations(id: id), &report) }
    case .why(let name, let property):
      report(of: name) { id, report in
        let known = inspector.propertyNames(of: id)
        guard known.contains(property) else {
          report.problem = "\(name) has no property \(property)"
          report.meant = Suggestion.nearest(to: property, among: known)
          return
        }
        ask(.why(id: id, property: property), &report)
      }
    case .hit(let x, let y): report(.hit(x: x, y: y))
    case .depth: report(.depth(limit: 1000))
    case .cost: report(.cost)
    case .trail(let name): report(of: name) { id, report in ask(.trail(id: id), &report) }
    case .log: report(.log(limit: 1000))
    case .diff: InspectionReport()
    }
  }

  private func report(_ request: InspectionRequest) -> InspectionReport {
    var report = InspectionReport()
    ask(request, &report)
    return report
  }

  private func ask(_ request: InspectionRequest, _ report: inout InspectionReport) {
    switch inspector.answer(request) {
    case .problem(let words): report.problem = words
    case let answer: report.answer = answer
    }
  }

  private func report(
    of name: InspectionQuestion.Name,
    _ body: (Int, inout InspectionReport) -> Void
  ) -> InspectionReport {
    var report = InspectionReport()
    guard let layer = SceneNames(window, at: CACurrentMediaTime()).layer(name.sceneName) else {
      let names = inspector.names(of: name)
      report.problem = "no layer is called \(name)"
      report.meant = Suggestion.nearest(to: name.text, among: names).map {
        name.with($0).description
      }
      if report.meant == nil, !names.isEmpty {
        let some = names.prefix(8).map { name.with($0).description }.joined(separator: ", ")
        report.problem = "no layer is called \(name): there is \(some)"
      }
      return report
    }
    let count = inspector.names(of: name).count { $0 == name.text }
    if count > 1 {
      report.notes.append("\(name) is the name of \(count) layers: this is the first")
    }
    body(inspector.id(of: layer), &report)
    return report
  }
}

extension InspectionQuestion.Name {
  fileprivate var text: String {
    switch self {
    case .named(let text), .identified(let text): text
    }
  }

  fileprivate func with(_ text: String) -> Self {
    switch self {
    case .named: .named(text)
    case .identified: .identified(text)
    }
  }
}
