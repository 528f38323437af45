// Preloaded into the server: at a given statement, counted from a step's own one on its connection, it kills
// the server itself or the database, so that everything is as a crash at that moment leaves it.
import pg from 'pg';
import type { Trap } from './trapped-server.ts';

type Ask = (...given: unknown[]) => unknown;

const { prototype } = pg.Client;
const ask = prototype.query as Ask;
let trap: Trap | null = null;
let trapped: pg.Client | null = null;
let seen = 0;

process.on('message', (next: Trap) => {
  trap = next;
  trapped = null;
  seen = 0;
  process.send?.({ armed: true });
});
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));

function strike(pid: number): void {
  process.send?.({ struck: true });
  process.kill(pid, 'SIGKILL');
}

prototype.query = function query(this: pg.Client, ...given: unknown[]) {
  const [asked] = given as [string | { text?: string }];
  const text = typeof asked === 'string' ? asked : (asked?.text ?? '');
  if (trap && !trapped && text.includes(trap.marker)) {
    trapped = this;
    process.send?.({ met: true });
  }
  if (!trap || trapped !== this || seen++ !== trap.statement) return ask.apply(this, given);
  const { when, pid } = trap;
  const victim = pid ?? process.pid;
  trap = null;
  if (when === 'before') strike(victim);
  if (when === 'during') setImmediate(strike, victim);
  if (when !== 'after') return ask.apply(this, given);
  const last = given.at(-1);
  if (typeof last === 'function') {
    const heard = (...answer: unknown[]) => {
      strike(victim);
      last(...answer);
    };
    return ask.apply(this, [...given.slice(0, -1), heard]);
  }
  return (ask.apply(this, given) as Promise<unknown>).finally(() => strike(victim));
} as typeof prototype.query;
