/// The methods of QuartzCore's and UIKit's protocols that are optional on Apple's systems, and have a default here.
package enum OptionalRequirements {
  /// Their names without labels.
  package static let names: Set<String> = [
    // CAAnimationDelegate, CALayerDelegate
    "animationDidStart", "animationDidStop", "display", "draw", "layerWillDraw", "layoutSublayers",
    "action",
    // UIScrollViewDelegate
    "scrollViewDidScroll", "scrollViewDidZoom", "scrollViewWillBeginDragging",
    "scrollViewWillEndDragging", "scrollViewDidEndDragging", "scrollViewWillBeginDecelerating",
    "scrollViewDidEndDecelerating", "scrollViewDidEndScrollingAnimation", "viewForZooming",
    "scrollViewWillBeginZooming", "scrollViewDidEndZooming", "scrollViewShouldScrollToTop",
    "scrollViewDidScrollToTop", "scrollViewDidChangeAdjustedContentInset",
    // UITableViewDataSource, UITableViewDelegate
    "tableView", "numberOfSections",
    // UICollectionViewDataSource, UICollectionViewDelegate
    "collectionView",
    // UITextViewDelegate
    "textView", "textViewShouldBeginEditing", "textViewDidBeginEditing", "textViewShouldEndEditing",
    "textViewDidEndEditing", "textViewDidChange", "textViewDidChangeSelection",
    // UITabBarControllerDelegate, UITabBarDelegate
    "tabBarController", "tabBar",
    // UITextFieldDelegate
    "textFieldShouldBeginEditing", "textFieldDidBeginEditing", "textFieldShouldEndEditing",
    "textFieldDidEndEditing", "textField", "textFieldDidChangeSelection", "textFieldShouldClear",
    "textFieldShouldReturn",
    // UIGestureRecognizerDelegate
    "gestureRecognizerShouldBegin", "gestureRecognizer",
    // UINavigationControllerDelegate, UIAdaptivePresentationControllerDelegate
    "navigationController", "adaptivePresentationStyle", "presentationController",
    "presentationControllerShouldDismiss", "presentationControllerWillDismiss",
    "presentationControllerDidDismiss", "presentationControllerDidAttemptToDismiss",
    // UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning
    "animationController", "interactionControllerForPresentation",
    "interactionControllerForDismissal", "animationEnded", "interruptibleAnimator",
    // UIApplicationDelegate, UISceneDelegate
    "application", "applicationDidBecomeActive", "applicationWillResignActive",
    "applicationDidEnterBackground", "applicationWillEnterForeground", "applicationWillTerminate",
    "scene", "sceneDidBecomeActive", "sceneWillResignActive", "sceneDidEnterBackground",
    "sceneWillEnterForeground", "sceneDidDisconnect",
  ]
}
