//! Stored records of one kind.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// Records by id, also in the order of their last put.
///
/// Two puts in one millisecond still have an order, so that order is a count of puts and not a time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound(
    serialize = "Id: Ord + Serialize, Record: Serialize",
    deserialize = "Id: Ord + Deserialize<'de>, Record: Deserialize<'de>"
))]
pub(crate) struct RecordStore<Id, Record> {
    records: BTreeMap<Id, Stored<Record>>,
    by_put: BTreeMap<u64, Id>,
    puts: u64,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Stored<Record> {
    record: Record,
    put: u64,
}

impl<Id, Record> Default for RecordStore<Id, Record> {
    fn default() -> Self {
        Self {
            records: BTreeMap::new(),
            by_put: BTreeMap::new(),
            puts: 0,
        }
    }
}

impl<Id: Ord + Clone, Record> RecordStore<Id, Record> {
    pub(crate) fn get(&self, id: &Id) -> Option<&Record> {
        self.records.get(id).map(|stored| &stored.record)
    }

    /// Changes a record where it stands in the order.
    pub(crate) fn get_mut(&mut self, id: &Id) -> Option<&mut Record> {
        self.records.get_mut(id).map(|stored| &mut stored.record)
    }

    /// Stores the record in place of the one that has its id.
    pub(crate) fn put(&mut self, id: Id, record: Record) {
        self.puts += 1;
        self.by_put.insert(self.puts, id.clone());
        let put = self.puts;
        if let Some(before) = self.records.insert(id, Stored { record, put }) {
            self.by_put.remove(&before.put);
        }
    }

    pub(crate) fn remove(&mut self, id: &Id) -> Option<Record> {
        let stored = self.records.remove(id)?;
        self.by_put.remove(&stored.put);
        Some(stored.record)
    }

    pub(crate) fn len(&self) -> usize {
        self.records.len()
    }

    /// All records in the order of their ids.
    pub(crate) fn by_id(&self) -> impl Iterator<Item = &Record> {
        self.records.values().map(|stored| &stored.record)
    }

    /// All records, the one put last first.
    pub(crate) fn newest_first(&self) -> impl Iterator<Item = &Record> {
        let ids = self.by_put.values().rev();
        ids.filter_map(|id| self.get(id))
    }
}

#[cfg(test)]
mod tests {
    use super::RecordStore;

    #[test]
    fn a_record_that_is_put_again_comes_first_and_a_removed_one_is_in_no_list() {
        let mut store = RecordStore::default();
        for (id, record) in [("b", 1), ("c", 2), ("a", 3), ("b", 4)] {
            store.put(id, record);
        }
        assert_eq!(store.newest_first().copied().collect::<Vec<_>>(), [4, 3, 2]);
        assert_eq!(store.by_id().copied().collect::<Vec<_>>(), [3, 4, 2]);
        assert_eq!(store.remove(&"a"), Some(3));
        assert_eq!(store.remove(&"a"), None);
        assert_eq!(store.newest_first().copied().collect::<Vec<_>>(), [4, 2]);
    }
}
