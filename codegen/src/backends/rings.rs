//! Names that lead back to themselves.

use std::collections::{BTreeMap, BTreeSet};

/// Per name, the names it leads to.
pub(super) type Graph<'a> = BTreeMap<&'a String, Vec<&'a String>>;

/// The names that lead back to themselves.
pub(super) fn endless(graph: &Graph<'_>) -> BTreeSet<String> {
    let rings = rings(graph);
    let mut sizes: BTreeMap<usize, usize> = BTreeMap::new();
    for ring in rings.values() {
        *sizes.entry(*ring).or_default() += 1;
    }
    let alone = |name: &String| rings.get(name).and_then(|ring| sizes.get(ring)) == Some(&1);
    let found = graph
        .iter()
        .filter(|(name, inside)| !alone(name) || inside.contains(name));
    found.map(|(name, _)| (*name).clone()).collect()
}

/// The strongly connected components, each with a number: Tarjan's algorithm, without recursion, so
/// that a long chain of types cannot exhaust the stack.
pub(super) fn rings<'a>(graph: &Graph<'a>) -> BTreeMap<&'a String, usize> {
    let mut order: BTreeMap<&String, usize> = BTreeMap::new();
    let mut lowest: BTreeMap<&String, usize> = BTreeMap::new();
    let mut rings: BTreeMap<&'a String, usize> = BTreeMap::new();
    let mut open: Vec<&'a String> = Vec::new();
    let mut ring = 0;
    for &start in graph.keys() {
        let mut path: Vec<(&'a String, usize)> = Vec::new();
        if !order.contains_key(start) {
            path.push((start, 0));
        }
        while let Some((name, next)) = path.pop() {
            if next == 0 {
                let position = order.len();
                order.insert(name, position);
                lowest.insert(name, position);
                open.push(name);
            }
            let inside = graph.get(name).and_then(|inside| inside.get(next));
            if let Some(&inside) = inside.filter(|inside| graph.contains_key(**inside)) {
                path.push((name, next + 1));
                if !order.contains_key(inside) {
                    path.push((inside, 0));
                } else if !rings.contains_key(inside) {
                    lower(&mut lowest, name, order[inside]);
                }
                continue;
            }
            if inside.is_some() {
                // It leads to nothing that is known.
                path.push((name, next + 1));
                continue;
            }
            if lowest[name] == order[name] {
                while let Some(member) = open.pop() {
                    rings.insert(member, ring);
                    if member == name {
                        break;
                    }
                }
                ring += 1;
            }
            if let Some((before, _)) = path.last() {
                let reached = lowest[name];
                lower(&mut lowest, before, reached);
            }
        }
    }
    rings
}

fn lower<'a>(lowest: &mut BTreeMap<&'a String, usize>, name: &'a String, to: usize) {
    let entry = lowest.entry(name).or_insert(to);
    *entry = to.min(*entry);
}
