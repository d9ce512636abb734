//! The tree: what was tried after what, and how it went.

use ludi_engine::Seat;

/// A decision in the tree.
pub(super) struct Node<D> {
    pub(super) decision: Option<D>,
    /// Who made the decision that leads here.
    pub(super) seat: Seat,
    pub(super) visits: u32,
    /// How often the decision was possible when its siblings were compared.
    pub(super) chances: u32,
    pub(super) value: f32,
    pub(super) squares: f32,
    pub(super) children: Vec<u32>,
}

impl<D: Copy + PartialEq> Node<D> {
    pub(super) fn new(decision: Option<D>, seat: Seat) -> Self {
        let (visits, chances, value, squares) = (0, 0, 0.0, 0.0);
        Self { decision, seat, visits, chances, value, squares, children: Vec::new() }
    }

    /// The decision that leads here.
    pub(super) fn made(&self) -> D {
        self.decision.expect("only the root has none")
    }

    pub(super) fn learn(&mut self, value: f32) {
        self.visits += 1;
        self.value += value;
        self.squares += value * value;
    }

    pub(super) fn mean(&self) -> f32 {
        self.value / self.visits.max(1) as f32
    }

    /// The squared standard error of the mean.
    pub(super) fn doubt(&self) -> f32 {
        let n = self.visits.max(1) as f32;
        let mean = self.mean();
        (self.squares / n - mean * mean).max(1e-4) / n
    }

    fn without_children(&self) -> Self {
        Self { children: Vec::new(), ..*self }
    }
}

/// The part of a tree below a node, which becomes the root.
pub(super) fn below<D: Copy + PartialEq>(mut old: Vec<Node<D>>, root: u32) -> Vec<Node<D>> {
    let mut nodes = Vec::new();
    let mut moved = vec![root as usize];
    let mut next = 0;
    // Breadth first: a node's children get their new places when the node is moved.
    while let Some(index) = moved.get(next).copied() {
        next += 1;
        let children = std::mem::take(&mut old[index].children);
        let places = moved.len() as u32..(moved.len() + children.len()) as u32;
        moved.extend(children.iter().map(|child| *child as usize));
        nodes.push(Node { children: places.collect(), ..old[index].without_children() });
    }
    nodes[0].decision = None;
    nodes
}
