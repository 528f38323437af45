export { createFeeds, type Feeds } from './feeds.ts';
