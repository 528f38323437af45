import { readStreamKey } from '@xiongmao/api/live/stream-key';
import { type Engine, toldOf } from './engine.ts';

/**
 * MediaMTX: `authHTTPAddress` is posted JSON with `action`, `path` (`live/<stream>`), `query` and `id`, and
 * its `runOnNotReady` sends the same with the action `unpublish`.
 */
export const mediaMtx: Engine = {
  read({ action, path, query, id }) {
    if (action !== 'publish' && action !== 'unpublish') return null;
    const stream = String(path ?? '').replace(/^live\//, '');
    const given = readStreamKey(`${stream}?${query || (action === 'unpublish' ? 'key=gone' : '')}`);
    return given && toldOf(action === 'publish' ? 'publish' : 'left', given, String(id));
  },
  answer: (reply, allowed) => reply.status(allowed ? 200 : 401).send(),
};
