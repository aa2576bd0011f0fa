import UIKitTestSupport
import XCTest

@testable @_spi(XcodeSources) import ObjCRuntime
@testable import UIKitCore

/// Keys that documents set by names that are not public.
final class HiddenKeyTests: XCTestCase {
  private final class OwnView: UIView {
    var cornerRadius: CGFloat = 0
  }

  @MainActor private static func view(_ attributes: String) -> UIView? {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view id="V" \(attributes)><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="cornerRadius"><integer key="value" value="25"/>
      </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view></objects></document>
      """
    return UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil).first as? UIView
  }

  func test_theCornerRadius_isTheLayers() {
    onMainActor {
      XCTAssertEqual(Self.view("")?.layer.cornerRadius, 25)
      let view = UIView()
      view.setValue(7, forKey: "cornerRadius")
      XCTAssertEqual(view.layer.cornerRadius, 7)
      XCTAssertEqual(view.value(forKey: "cornerRadius") as? CGFloat, 7)
    }
  }

  func test_aPropertyOfTheProgramsOwn_countsInstead() {
    onMainActor {
      ObjCMembers.add(OwnView.self, named: "OwnView") {
        $0.property("cornerRadius", \OwnView.cornerRadius)
      }
      let view = Self.view("customClass=\"OwnView\"") as? OwnView
      XCTAssertEqual(view?.cornerRadius, 25)
      XCTAssertEqual(view?.layer.cornerRadius, 0)
    }
  }
}
