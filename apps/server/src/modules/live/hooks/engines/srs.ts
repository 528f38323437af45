import { readStreamKey } from '@xiongmao/api/live/stream-key';
import { type Engine, toldOf } from './engine.ts';

/** SRS: `on_publish` and `on_unpublish` post JSON with `action`, `stream`, `param` (`?key=…`) and `client_id`. */
export const srs: Engine = {
  read({ action, stream, param, client_id }) {
    if (action !== 'on_publish' && action !== 'on_unpublish') return null;
    const query = String(param ?? '').replace(/^\??/, '?');
    const given = readStreamKey(
      `${stream}${query === '?' && action === 'on_unpublish' ? '?key=gone' : query}`,
    );
    return given && toldOf(action === 'on_publish' ? 'publish' : 'left', given, String(client_id));
  },
  answer: (reply, allowed) => reply.status(allowed ? 200 : 403).send({ code: allowed ? 0 : 1 }),
};
