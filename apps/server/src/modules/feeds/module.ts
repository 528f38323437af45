export { formatsByName } from './adapters/all.ts';
export { createFeeds, type Feeds } from './feeds.ts';
