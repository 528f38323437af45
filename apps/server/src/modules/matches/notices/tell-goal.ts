import { inOrder } from '@xiongmao/api/catalogue/sides';
import { incidentKind } from '@xiongmao/api/matches/shapes';
import { sql } from 'drizzle-orm';
import { notify, notifyFans, toldOf } from '#modules/users/index.ts';
import { int, orNull, text, time } from '#platform/db/columns.ts';
import { rows, type Tx } from '#platform/db/database.ts';
import type { Jobs } from '#platform/jobs.ts';
import { goalKinds } from '../apply/goal-scored.ts';
import { fansOf } from './fans.ts';
import * as told from './notice-types.ts';
import { causeOf } from './tell-later.ts';

interface Goal {
  match: { matchId: number; gameId: number; home: string; away: string };
  key: string;
  once: { cause: string; at: Date };
}

interface Scored extends Goal {
  place: { gameId: number; leagueIds: readonly number[] };
}

const goals = sql`kind = any(${sql.param([...goalKinds])}::text[]) and state <> 'withdrawn'`;
/** By the goals of a timeline: an own goal is on the side that gains. */
const counted = (side: 'home' | 'away') => sql`(select count(*)::int from incident
  where match_id = g.match_id and ${goals} and side = ${side} and place <= g.place)`;

/** Tells a goal that still stands, with the score after it. */
export async function tellGoal(
  tx: Tx,
  jobs: Jobs,
  { match, place, key, once }: Scored,
): Promise<void> {
  const [goal] = await rows(
    tx,
    { kind: incidentKind, player: orNull(text), home: int, away: int, at: orNull(time) },
    sql`select g.kind, g.at, coalesce((select p.name from catalogue.player p join match m on m.source = p.source
          where m.id = g.match_id and p.source_id = g.player_id), g.player) as player,
        coalesce(g.score_home, ${counted('home')}) as home,
        coalesce(g.score_away, ${counted('away')}) as away
      from incident g where g.match_id = ${match.matchId} and g.key = ${key} and g.state <> 'withdrawn'`,
  );
  if (!goal) return;
  const score = inOrder(match.gameId, { home: goal.home, away: goal.away });
  const values = { ...match, homeScore: score.home, awayScore: score.away };
  const fans = {
    among: fansOf({ matchId: match.matchId, goal: { key, at: goal.at }, now: once.at }),
    occasion: 'goal',
    result: { ...place, instead: null },
  } as const;
  const { player } = goal;
  if (player === null) {
    await notifyFans(tx, jobs, fans, { type: told.goal, values, ...once });
  } else {
    const type = goal.kind === 'ownGoal' ? told.ownGoalBy : told.goalBy;
    await notifyFans(tx, jobs, fans, { type, values: { ...values, player }, ...once });
  }
}

/** Tells who was told of a goal that it does not count, with the score without it. */
export async function tellWithdrawn(tx: Tx, jobs: Jobs, { match, key, once }: Goal): Promise<void> {
  const [goal] = await rows(
    tx,
    { home: int, away: int },
    sql`select ${counted('home')} as home, ${counted('away')} as away
      from incident g where g.match_id = ${match.matchId} and g.key = ${key} and g.state = 'withdrawn'`,
  );
  if (!goal) return;
  const scored = causeOf({ matchId: match.matchId, what: 'goal', key });
  const fans = fansOf({ matchId: match.matchId, goal: { key, at: null }, now: once.at });
  const all = sql`select id from (${fans}) fan`;
  const score = inOrder(match.gameId, goal);
  await notify(tx, jobs, toldOf(all, [told.goal, told.goalBy, told.ownGoalBy], scored), {
    type: told.goalWithdrawn,
    values: { ...match, homeScore: score.home, awayScore: score.away },
    ...once,
  });
}
