import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

/// A controller of a collection, whose class may implement any of its delegate's methods.
@Suite(.serialized) struct `A collection's controller` {
  final class Grid: UICollectionViewController {
    var heard: [String] = []

    override func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 60 }

    override func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind,
        withReuseIdentifier: "header",
        for: indexPath
      )
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool {
      heard.append("should deselect")
      return false
    }
    override func collectionView(
      _ collectionView: UICollectionView,
      didHighlightItemAt indexPath: IndexPath
    ) { heard.append("highlighted") }
    override func collectionView(
      _ collectionView: UICollectionView,
      didUnhighlightItemAt indexPath: IndexPath
    ) { heard.append("not highlighted") }
    override func collectionView(
      _ collectionView: UICollectionView,
      willDisplaySupplementaryView view: UICollectionReusableView,
      forElementKind elementKind: String,
      at indexPath: IndexPath
    ) { heard.append("header") }
    override func collectionView(
      _ collectionView: UICollectionView,
      didEndDisplayingSupplementaryView view: UICollectionReusableView,
      forElementOfKind elementKind: String,
      at indexPath: IndexPath
    ) { heard.append("no header") }
    override func collectionView(
      _ collectionView: UICollectionView,
      targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
      heard.append("target")
      return proposedContentOffset
    }
    override func viewForZooming(in scrollView: UIScrollView) -> UIView? {
      heard.append("zoomed")
      return nil
    }
    override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      heard.append("scrolled")
    }
  }

  private func grid() -> (ShownWindow, Grid) {
    let flow = UICollectionViewFlowLayout()
    flow.headerReferenceSize = CGSize(width: 0, height: 30)
    let grid = Grid(collectionViewLayout: flow)
    let view: UICollectionView = grid.collectionView
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header"
    )
    return (ShownWindow(root: grid), grid)
  }

  @Test func `hears of highlights, headers, deselections and other layouts`() {
    let (shown, grid) = grid()
    #expect(grid.heard == ["header"])
    grid.collectionView.allowsMultipleSelection = true
    grid.heard = []
    for time in [0.0, 1] { shown.click(20, 50, at: time) }
    #expect(
      grid.heard == [
        "highlighted", "not highlighted", "highlighted", "not highlighted", "should deselect",
      ]
    )
    grid.heard = []
    grid.collectionView.contentOffset.y = 200
    CATransaction.flush()
    #expect(grid.heard == ["no header"])
    let other = UICollectionViewFlowLayout()
    grid.collectionView.setCollectionViewLayout(other, animated: true)
    #expect(grid.heard.contains("target"))
  }

  @Test func `hears of zooms and of the ends of animated scrolling`() {
    let screen = ScrollTrial()
    let (_, grid) = grid()
    grid.heard = []
    grid.collectionView.setContentOffset(CGPoint(x: 0, y: 20), animated: true)
    screen.pass(60)
    #expect(grid.heard == ["scrolled"])
    grid.collectionView.maximumZoomScale = 2
    grid.collectionView.setZoomScale(2, animated: false)
    #expect(grid.heard.contains("zoomed"))
  }
}
