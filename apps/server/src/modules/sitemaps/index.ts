export type { Mapped } from './mapped.ts';
export { createSitemaps } from './sitemaps.ts';
