import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createOrders } from '@xiongmao/api/hosting/workers/orders';

/** What argon2id is asked for; `memory` in KiB. */
export interface HashOrder {
  message: string;
  nonce: Buffer;
  memory: number;
  passes: number;
  parallelism: number;
  tagLength: number;
}

const program = fileURLToPath(new URL('hash-process.ts', import.meta.url));

const hash = createOrders<HashOrder, Uint8Array>({
  longestSilence: 20_000,
  begin({ hear, ended }) {
    const child = fork(program, { serialization: 'advanced', execArgv: [] });
    child.on('message', hear);
    child.once('error', ended);
    child.once('exit', (code, signal) => {
      ended(new Error(`the process that hashes passwords ended (${code ?? signal})`));
    });
    return {
      // What can't be sent any more is asked again when the process has ended.
      send: (order) => child.send(order, () => undefined),
      kill: () => child.kill('SIGKILL'),
      ref() {
        child.ref();
        child.channel?.ref();
      },
      unref() {
        child.unref();
        child.channel?.unref();
      },
    };
  },
});

/**
 * Hashes in a process of its own, which has the lowest claim to the processors: in this one's threads a few
 * sign-ins at once would hold up everybody's reads. It ends with this process.
 */
export const hashElsewhere = async (given: HashOrder): Promise<Buffer> =>
  Buffer.from(await hash(given));
