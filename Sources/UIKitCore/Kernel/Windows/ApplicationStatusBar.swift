import Foundation

/// The status bar as the application says it should be, rather than the controllers of its windows.
///
/// Which of them is asked, Info.plist says: the application where `UIViewControllerBasedStatusBarAppearance` is NO.
/// `UIStatusBarStyle` and `UIStatusBarHidden` there are what it begins with.
@MainActor
struct ApplicationStatusBar {
  /// How the program sees it and changes it.
  static var current = ApplicationStatusBar(AppInfo.dictionary)

  /// Whether the application is asked.
  let isAsked: Bool
  /// How the bar's text is coloured.
  var style: UIStatusBarStyle
  /// Whether there is no bar.
  var isHidden: Bool

  /// Reads what an Info.plist says.
  init(_ information: [String: Any]) {
    isAsked = information["UIViewControllerBasedStatusBarAppearance"] as? Bool == false
    isHidden = information["UIStatusBarHidden"] as? Bool ?? false
    switch information["UIStatusBarStyle"] as? String {
    case "UIStatusBarStyleLightContent": style = .lightContent
    case "UIStatusBarStyleDarkContent": style = .darkContent
    default: style = .default
    }
  }
}
