import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import { testDatabase } from '#testing/database.ts';
import { silent } from '#testing/doubles/silent-log.ts';
import { fixtureOf, stateOf } from '#testing/factories.ts';
import { rows } from '#testing/rows.ts';
import { type FeedAdapter, FeedFileError, type Replayable } from '../adapters/adapter.ts';
import { scratch } from '../adapters/fixtures/adapter-runs.ts';
import { replayFiles } from './replay-files.ts';

const { db } = await testDatabase();
let own: ReturnType<typeof scratch>;
beforeEach(() => {
  own = scratch();
});
afterEach(() => own.remove());

/** A match as a source that has times tells it, of a home side with this name. */
function timed(match: string, name: string): Replayable {
  const fixture = fixtureOf(match, '2018-06-30T14:00:00Z');
  const replay = () => ({
    match,
    title: match,
    gameId: 202,
    opening: [{ ...fixture, home: { ...fixture.home!, id: match, name } }],
    timeline: [{ at: 0, messages: [stateOf(match, 1, { status: 'ended' })] }],
  });
  return { match, replay };
}

test('a replay leaves out what nobody sees, and matches that cannot be kept, as an import does', async () => {
  const adapter: FeedAdapter = {
    format: 'wyscout',
    async *read() {},
    async *timed() {
      yield timed('turned', '\u202eCF notyA\u200b');
      yield timed('nul', 'Cee\u0000ton');
      yield timed('nameless', '\u200b');
    },
  };
  await replayFiles({
    db,
    clock: systemClock,
    log: silent,
    adapter,
    paths: [own.file('match.json', {})],
    speed: 60,
    match: undefined,
  });
  const kept = await rows(
    db,
    sql`select team.name, match.status from match join team on team.id = home_id`,
  );
  expect(kept).toEqual([{ name: 'CF notyA', status: 'ended' }]);
});

test('of several matches the one that is asked for alone is worked out, and replayed', async () => {
  const worked: string[] = [];
  const adapter: FeedAdapter = {
    format: 'wyscout',
    async *read() {},
    async *timed() {
      for (const { match, replay } of [timed('first', 'First FC'), timed('second', 'Second FC')]) {
        const noted = () => {
          worked.push(match);
          return replay();
        };
        yield { match, replay: noted };
      }
    },
  };
  const paths = [own.file('match.json', {})];
  const play = (match: string) =>
    replayFiles({ db, clock: systemClock, log: silent, adapter, paths, speed: 60, match });
  await play('second');
  const kept = sql`select team.name from match join team on team.id = home_id order by match.id`;
  expect(await rows(db, kept)).toEqual([{ name: 'CF notyA' }, { name: 'Second FC' }]);
  await expect(play('third')).rejects.toThrow('no timed match third');
  expect(worked).toEqual(['second']);
});

test('a match of two files is played once, beside a file that is broken, which is told at the end', async () => {
  let worked = 0;
  const adapter: FeedAdapter = {
    format: 'wyscout',
    async *read() {},
    async *timed() {
      const { match, replay } = timed('doubled', 'Doubled FC');
      const counted = () => {
        worked++;
        return replay();
      };
      yield { match, replay: counted };
      yield { match, replay: counted };
      throw new FeedFileError('broken.json', 'the file', 'is cut off');
    },
  };
  const paths = [own.file('match.json', {})];
  const playing = replayFiles({
    ...{ db, clock: systemClock, log: silent, adapter, paths, speed: 60, match: undefined },
  });
  await expect(playing).rejects.toThrow('broken.json: the file: is cut off');
  expect(worked).toBe(1);
  const kept = sql`select match.status from match join team on team.id = home_id
    where team.name = 'Doubled FC'`;
  expect(await rows(db, kept)).toEqual([{ status: 'ended' }]);
});
