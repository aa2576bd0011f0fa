// What Apple's module declares of an element's further contents is UIKitCore's here, which reads it.
@_exported import class UIKitCore.AXCustomContent
@_exported import protocol UIKitCore.AXCustomContentProvider
@_exported import typealias UIKitCore.AXCustomContentReturnBlock
