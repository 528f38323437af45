import type { ModuleContext } from '#platform/module.ts';
import type { Realtime } from '#platform/realtime/realtime.ts';
import { type Repeated, repeat } from '#platform/repeat.ts';
import { findChosen } from './choice.ts';
import { believed } from './choices.ts';

/** ms between looks for what accounts have chosen at any process. */
const lookEvery = 2_000;
/** ms for which a choice is looked at again: a commit may come late, and a handshake that had begun before it. */
const lookBack = 30_000;

/** Sockets of accounts that chose otherwise are closed, and come back once no process believes what was chosen before. */
export function renewSockets(
  realtime: Pick<Realtime, 'renewAccounts'>,
  { db, log }: Pick<ModuleContext, 'db' | 'log'>,
): Pick<Repeated, 'stop'> {
  let looked = Date.now();
  async function look(): Promise<void> {
    const now = Date.now();
    const chosen = await findChosen(db, now - looked + lookBack);
    looked = now;
    realtime.renewAccounts(
      new Map(chosen.map(({ accountId, ago }) => [accountId, now - ago + believed])),
    );
  }
  return repeat(lookEvery, look, (error) =>
    log.warn({ err: error }, 'what accounts chose could not be looked at'),
  );
}
