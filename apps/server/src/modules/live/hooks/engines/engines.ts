import type { Engine } from './engine.ts';
import { mediaMtx } from './media-mtx.ts';
import { nginxRtmp } from './nginx-rtmp.ts';
import { srs } from './srs.ts';

/** By their names in the address that they ask. */
export const engines: ReadonlyMap<string, Engine> = new Map([
  ['nginx-rtmp', nginxRtmp],
  ['srs', srs],
  ['mediamtx', mediaMtx],
]);
