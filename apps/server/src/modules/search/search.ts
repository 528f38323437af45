import { searchAll, searchBest } from '@xiongmao/api/search/calls';
import { type FoundKind, foundInLive } from '@xiongmao/api/search/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { connect } from '#platform/db/database.ts';
import { serve } from '#platform/http/calls.ts';
import type { Subject } from '#platform/http/concealing/concealing.ts';
import type { Shielded } from '#platform/http/concealing/shielded.ts';
import { CodedError } from '#platform/http/errors.ts';
import { languageOf } from '#platform/http/language.ts';
import { defineJob } from '#platform/jobs.ts';
import type { ModuleContext } from '#platform/module.ts';
import { answerAll, answerBest } from './answers.ts';
import type { LeaveOut } from './find/find.ts';
import type { EntryRow } from './find/find-entries.ts';
import { fillSome, refill } from './index/fill.ts';
import { followChanges } from './index/follow-changes.ts';
import type { Searched } from './kinds/searched.ts';

/** What is looked for has connections of its own, so that it keeps nobody waiting for another, and an end. */
const connections = 4;
/** They ask the same few statements, which are cheap to run and dear to plan. */
const settings = { statement_timeout: 2_000, plan_cache_mode: 'force_generic_plan' };

/** Goes through some more of all that there is. */
const fillOn = defineJob<object>('search-fill');

export interface Search {
  stop(): Promise<void>;
}

/** Serves what is looked for, and keeps what can be found. */
export async function createSearch(
  app: FastifyInstance,
  { caller, clock, databaseUrl, db, env, jobs, log }: ModuleContext,
  kinds: readonly Searched[],
): Promise<Search> {
  const own = await connect(databaseUrl, log, connections, settings);
  const hidden = env.BRAND_LIVE ? [] : foundInLive;
  const subjects = new Map(kinds.map(({ kind, tellsAs }) => [kind as FoundKind, tellsAs]));
  const subjectOf = ({ kind, id }: EntryRow): Subject | null => {
    const tellsAs = subjects.get(kind);
    return tellsAs ? `${tellsAs}-${id}` : null;
  };
  /** What is found by its title confirms what somebody guessed. */
  const leavingOut =
    (shielded: Shielded): LeaveOut =>
    async (rows) => {
      const asked = rows.flatMap((row) => subjectOf(row) ?? []);
      const untold = await caller.concealing.hiddenAmong(shielded, asked);
      return rows.filter((row) => !untold.has(subjectOf(row)!));
    };
  const looking = ({
    request,
    shielded,
  }: {
    request: FastifyRequest;
    shielded: Shielded | null;
  }) => ({
    ...{ db: own, kinds, hidden, now: clock.now(), locale: languageOf(request) },
    leaveOut: shielded && leavingOut(shielded),
  });
  serve(app, caller, searchBest, ({ query: { text, size }, ...from }) =>
    inTime(answerBest(looking(from), text, size)),
  );
  serve(app, caller, searchAll, ({ query: { gameId = null, when = null, ...asked }, ...from }) =>
    inTime(answerAll(looking(from), { ...asked, gameId, when })),
  );

  // Where it is comes from the database: a start goes on where the one before ended.
  jobs.catchUp('search', async (after) => ((await fillSome(db, kinds)) ? after + 1 : null));
  // What became otherwise without being told of: how often something is wanted, foremost.
  jobs.schedule('search-refill', '17 4 * * *', () =>
    db.transaction(async (tx) => {
      await refill(tx);
      await jobs.send(tx, fillOn, {});
    }),
  );
  jobs.work(fillOn, async () => {
    if (await fillSome(db, kinds)) await db.transaction((tx) => jobs.send(tx, fillOn, {}));
  });
  const following = followChanges({ db, kinds, log });
  return {
    async stop() {
      await following.stop();
      await own.$client.end();
    },
  };
}

/** PostgreSQL's code for a statement that took longer than it may. */
const timedOut = '57014';

/** Where the database is too busy to search, that is told; else an error of the program would be looked for. */
async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    throw cause?.code === timedOut ? new CodedError('unavailable') : error;
  }
}
