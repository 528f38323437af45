import { randomFillSync } from 'node:crypto';
import { ProtocolError } from '@xiongmao/rtmp/protocol-error';

const size = 1536;
const version = 3;

export interface Handshake {
  /** Takes bytes; answers what to send, and once it is done what came behind it. */
  push(data: Buffer): { reply?: Buffer; rest?: Buffer };
}

/** The simple handshake: zeros for a version tell the client that there is no digest to check. */
export function createHandshake(): Handshake {
  let held: Buffer = Buffer.alloc(0);
  let replied = false;

  return {
    push(data) {
      held = Buffer.concat([held, data]);
      if (held.length > 0 && !replied && held[0] !== version) throw new ProtocolError('notRtmp');
      let reply: Buffer | undefined;
      if (!replied && held.length >= 1 + size) {
        reply = answer(held.subarray(1, 1 + size));
        held = held.subarray(1 + size);
        replied = true;
      }
      if (!replied || held.length < size) return { reply };
      return { reply, rest: held.subarray(size) };
    },
  };
}

/** S0, S1 and S2, which is what the client sent. */
function answer(sent: Buffer): Buffer {
  const reply = Buffer.alloc(1 + size + size);
  reply[0] = version;
  randomFillSync(reply, 1 + 8, size - 8);
  sent.copy(reply, 1 + size);
  return reply;
}
