@_exported import FBSnapshotTestCase
