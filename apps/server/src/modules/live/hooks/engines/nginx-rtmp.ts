import { readStreamKey } from '@xiongmao/api/live/stream-key';
import { type Engine, toldOf } from './engine.ts';

/**
 * nginx's rtmp module: `on_publish` and `on_publish_done` post a form with `call`, `name`, `clientid` and what
 * stood behind the `?` of the stream's name.
 */
export const nginxRtmp: Engine = {
  read({ call, name, key, clientid }) {
    if (call !== 'publish' && call !== 'publish_done') return null;
    const left = call === 'publish_done';
    const given = readStreamKey(
      `${name}?key=${encodeURIComponent(String(key ?? (left ? 'gone' : '')))}`,
    );
    return given && toldOf(left ? 'left' : 'publish', given, String(clientid));
  },
  answer: (reply, allowed) => reply.status(allowed ? 200 : 403).send(),
};
