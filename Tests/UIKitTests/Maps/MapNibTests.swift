import MapKit
import UIKit
import UIKitTestSupport
import XCTest

/// Maps of documents.
final class MapNibTests: XCTestCase {
  @MainActor private final class Owner: NSObject, MKMapViewDelegate {}

  func test_aMapOfADocument_hasItsAttributes_andItsDelegate() throws {
    try MainActor.assumeIsolated {
      let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <mapView contentMode="scaleToFill" mapType="satellite" showsUserLocation="YES" \
        zoomEnabled="NO" id="map">
        <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
        <connections><outlet property="delegate" destination="-1" id="a"/></connections>
        </mapView>
        </objects></document>
        """
      let owner = Owner()
      let objects = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: owner)
      let map = try XCTUnwrap(objects.first as? MKMapView)
      XCTAssertTrue(map.delegate === owner)
      XCTAssertEqual(map.mapType, .satellite)
      XCTAssertTrue(map.showsUserLocation)
      XCTAssertFalse(map.isZoomEnabled)
      XCTAssertEqual(map.frame.width, 200)
    }
  }
}
