export { FeedFileError, FeedFilesError } from './adapters/adapter.ts';
export { adapterOf, formats } from './adapters/all.ts';
export { dump } from './dump.ts';
export { importFiles } from './files/import-files.ts';
export { check } from './ingest/check.ts';
export { ingest } from './ingest/ingest.ts';
export { nonsenseIn } from './ingest/sense.ts';
export { signPush } from './push/verify-push.ts';
export { replayFiles } from './replay/replay-files.ts';
