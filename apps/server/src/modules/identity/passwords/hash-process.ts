// Forked by hash-elsewhere.ts: hashes passwords, and gives way to all other work on the machine.
import { argon2 } from 'node:crypto';
import { getPriority, setPriority } from 'node:os';
import type { Order, OrderAnswer } from '@xiongmao/api/hosting/workers/orders';
import type { HashOrder } from './hash-elsewhere.ts';

// Threads have the priority of the one that begins them: before the first is begun.
setPriority(Math.min(19, getPriority() + 5));

process.on('message', ({ number, given }: Order<HashOrder>) => {
  argon2('argon2id', given, (error, result) => {
    const answer = error ? { number, error: error.message } : { number, result };
    if (process.connected) process.send!(answer satisfies OrderAnswer<Uint8Array>);
  });
});
// Its parent handles signals; without one it has nothing to do.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());
