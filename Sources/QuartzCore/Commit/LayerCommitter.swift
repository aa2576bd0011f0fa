/// Turns a layer tree into frames: visits marked paths only and hands out the same nodes for the
/// rest.
///
/// A tree has one committer at a time, since layers keep the node of their last commit.
package final class LayerCommitter {
  private var frameNumber = 0

  package init() {}
}
