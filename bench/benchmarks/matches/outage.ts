import { atMost, type Check, say } from '../../checks.ts';
import { quiet } from '../../data/feed-imports.ts';
import {
  type compare,
  difference,
  type Football,
  football,
  outageBegins,
  outageEnds,
} from '../../data/football-outage.ts';
import { ownDatabase } from '../../own-database.ts';
import { type Database, loadServerCode } from '../../server-code.ts';

const rounds = 3;
const code = await loadServerCode();

/**
 * Ten minutes of a provider's silence while matches are played, by a driven clock: what is lost and what is doubled at
 * the first answers after it, and once what was late, corrected and withdrawn has come.
 */
export async function run(): Promise<Check[]> {
  await using stack = new AsyncDisposableStack();
  const { db, url } = await ownDatabase(stack, code, quiet);
  const found = { lost: [], doubled: [], wrong: [], waited: [], took: [], passed: [] } as Record<
    'lost' | 'doubled' | 'wrong' | 'waited' | 'took' | 'passed',
    number[]
  >;
  for (let round = 0; round < rounds; round++) {
    const game = await football(url, db, round);
    try {
      const { waited, took } = await sitOut(game);
      for (const now of [await difference(game, db), await later(game, db)]) {
        found.lost.push(now.lost);
        found.doubled.push(now.doubled);
        found.wrong.push(now.wrong);
      }
      found.waited.push(waited);
      found.took.push(took);
      found.passed.push(game.provider.passed());
      say(`round ${round + 1}: heard again after ${waited} s, right ${took} ms later`);
    } finally {
      await game.app.stop();
    }
  }
  const none = (name: string, ours: number[]) =>
    atMost(0, { name, unit: 'entries', ours: [Math.max(...ours)] });
  return [
    none('lost', found.lost),
    none('doubled', found.doubled),
    atMost(0, {
      name: 'matches with another score or status',
      unit: 'matches',
      ours: [Math.max(...found.wrong)],
    }),
    atMost(0, {
      name: 'requests beyond the plan',
      unit: 'requests',
      ours: [Math.max(...found.passed)],
    }),
    atMost(90, {
      name: 'from the end of the outage to the first answer, by the clock',
      unit: 's',
      ours: found.waited,
    }),
    atMost(5, {
      name: 'work until all is right',
      unit: 's',
      ours: found.took.map((ms) => ms / 1000),
    }),
  ];
}

/** Plays until the outage, lets it pass, and goes on to the first answers after it. */
async function sitOut({
  clock,
  provider,
  until,
  app,
}: Football): Promise<{ waited: number; took: number }> {
  await until(outageBegins);
  provider.set({ fault: 'error' });
  await until(outageEnds);
  provider.set({ fault: null });
  const asked = provider.asked.length;
  // The next attempt is the poller's own; until then nothing is asked.
  for (;;) {
    const began = performance.now();
    const next = await app.feeds.poll();
    if (provider.asked.length > asked) {
      const waited = (clock.now().getTime() - outageEnds) / 1000;
      await until(clock.now().getTime() + 2_000);
      return { waited: Math.round(waited), took: Math.round(performance.now() - began) };
    }
    clock.to(Math.max(next, clock.now().getTime() + 1));
  }
}

/** Once what is told late, corrected and withdrawn has come, of matches that are over at their first look back, too. */
async function later(game: Football, db: Database): ReturnType<typeof compare> {
  await game.until(outageEnds + 17 * 60_000);
  return difference(game, db);
}
