export { FeedFileError, FeedFilesError } from './adapters/adapter.ts';
export { adapterOf, adapters } from './adapters/all.ts';
export { check } from './check.ts';
export { dump } from './dump.ts';
export { createFeeds, type Feeds } from './feeds.ts';
export { importFiles } from './import-files.ts';
export { ingest } from './ingest.ts';
export { replayFiles } from './replay-files.ts';
export { signPush } from './verify-push.ts';
