//! `blobs/put`, `blobs/read`, `blobs/has`.

use api_contract::lightspeed::blobs::{
    BlobHasItem, BlobHasParams, BlobHasResponse, BlobPutInput, BlobPutParams, BlobPutResponse,
    BlobPutResult, BlobReadParams, BlobReadResponse, Blobs,
};
use api_contract::lightspeed::error::AgentApiError;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

use super::content::keep;
use super::handler::Handler;
use super::refusal::{invalid, no_blob};

impl Blobs for Handler<'_> {
    fn blobs_put(&mut self, params: BlobPutParams) -> Result<BlobPutResponse, AgentApiError> {
        // All of them are decoded before one is stored.
        let decoded: Vec<Vec<u8>> = params
            .blobs
            .iter()
            .enumerate()
            .map(decode)
            .collect::<Result<_, _>>()?;
        let rules = self.rules;
        let store = &mut self.universe().blobs;
        let blobs = decoded
            .iter()
            .map(|bytes| BlobPutResult {
                blob_ref: keep(bytes, store, rules),
                bytes: bytes.len() as u64,
            })
            .collect();
        Ok(BlobPutResponse {
            blobs: rules.blobs().put_results(blobs),
        })
    }

    fn blobs_read(&mut self, params: BlobReadParams) -> Result<BlobReadResponse, AgentApiError> {
        let blob_ref = params.blob_ref;
        let bytes = self
            .universe()
            .blobs
            .get(&blob_ref)
            .ok_or_else(|| no_blob(&blob_ref))?;
        Ok(BlobReadResponse {
            bytes: bytes.len() as u64,
            bytes_base64: STANDARD.encode(bytes),
            blob_ref,
        })
    }

    fn blobs_has(&mut self, params: BlobHasParams) -> Result<BlobHasResponse, AgentApiError> {
        let rules = self.rules.blobs();
        let store = &self.universe().blobs;
        let refs = params.blob_refs.into_iter();
        let blobs = refs
            .map(|blob_ref| BlobHasItem {
                exists: rules.says_it_has(store.has(&blob_ref)),
                blob_ref,
            })
            .collect();
        Ok(BlobHasResponse { blobs })
    }
}

fn decode((index, input): (usize, &BlobPutInput)) -> Result<Vec<u8>, AgentApiError> {
    STANDARD.decode(&input.bytes_base64).map_err(|_| {
        invalid(format!(
            "`blobs[{index}].bytesBase64` must be standard base64 with padding"
        ))
    })
}
