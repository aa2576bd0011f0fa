import NibDocument
import XCTest

@testable import tessera

/// Names that Swift would see of sources in Objective-C, which are left out.
final class ForeignNameTests: PackageTestCase {
  func test_classesProtocolsAndEnumerations_areFound_andWhatOnlyNamesThemIsNot() {
    let names = ForeignNames.declared(
      inText: """
        #import <UIKit/UIKit.h>
        @class Later;
        @protocol Forward;
        @protocol One, Two;
        typedef NS_ENUM(NSInteger, KitKind) { KitKindA };
        typedef NS_OPTIONS(NSUInteger, KitFlags) { KitFlagsA = 1 << 0 };
        @protocol KitDelegate <NSObject>
        - (void)kitDidEnd:(Kit *)kit;
        @end
        @protocol Bare
        @end
        NS_SWIFT_NAME(Header)
        @interface KitHeader : UIView <KitDelegate>
        @end
        @interface Box<T> : NSObject
        @end
        @interface UIView (Kit)
        @end
        @interface KitHeader () <KitDelegate>
        @end
        extern "C" {
        extern NSString *const KitName;
        FOUNDATION_EXPORT double KitVersionNumber;
        UIKIT_EXTERN void KitDo(NSInteger count, void (^done)(void));
        static inline int local(int a) { return a; }
        }
        """)
    XCTAssertEqual(
      names,
      [
        "KitKind", "KitFlags", "KitDelegate", "Bare", "Header", "KitHeader", "Box", "KitName",
        "KitVersionNumber", "KitDo",
      ])
  }

  func test_targetsTellTheLowering_whatTheirObjectiveCDeclares() throws {
    for (path, text) in [
      "App/A.swift": "@main struct A { static func main() {} }", "App/Old.m": "#import \"Old.h\"",
      "App/Old.h": "@interface Old : NSObject\n@end",
      "Pod/Pod.m": "@interface Pod : NSObject\n@end",
      "Pod/include/Pod/More.h": "@protocol More\n@end",
    ] { try Files.write(text, to: root + "/Own/" + path) }
    var app = XcodeProject.Target(name: "App", kind: .application)
    app.sources = [root + "/Own/App/A.swift"]
    app.foreignSources = [root + "/Own/App/Old.m"]
    var pod = XcodeProject.Target(name: "Pod-Kit", kind: .framework)
    pod.foreignSources = [root + "/Own/Pod/Pod.m"]
    let project = XcodeProject(folder: root + "/Own", name: "App", targets: [app, pod])
    var writer = XcodeImport(project: project, tessera: "/tessera")
    _ = try writer.write(to: root + "/out")
    let data = try Data(contentsOf: URL(fileURLWithPath: root + "/out/App/XcodeSources.json"))
    let list = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    // A bridging header shows what libraries declare to files that import nothing.
    app.settings["SWIFT_OBJC_BRIDGING_HEADER"] = "App/App-Bridging-Header.h"
    writer = XcodeImport(
      project: XcodeProject(folder: root + "/Own", name: "App", targets: [app, pod]),
      tessera: "/tessera")
    _ = try writer.write(to: root + "/bridged")
    let bridged = try JSONSerialization.jsonObject(
      with: Data(contentsOf: URL(fileURLWithPath: root + "/bridged/App/XcodeSources.json")))
    XCTAssertEqual(
      ((bridged as? [String: Any])?["absent"] as? [String: [String]])?["Objective-C"],
      ["More", "Old", "Pod"])
    XCTAssertEqual(
      list?["absent"] as? [String: [String]], ["Objective-C": ["Old"], "Pod_Kit": ["More", "Pod"]])
  }
}
