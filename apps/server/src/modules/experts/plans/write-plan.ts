import { isContrary } from '@xiongmao/api/experts/contrary';
import { isPrediction } from '@xiongmao/api/experts/markets';
import { mostPlans } from '@xiongmao/api/experts/rules';
import type { Prediction } from '@xiongmao/api/experts/shapes';
import { prediction, viewing } from '@xiongmao/api/experts/shapes';
import { type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '#modules/matches/index.ts';
import { bool, int, orNull, type RowOf, text, time } from '#platform/db/columns.ts';
import { instant, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { lockActiveExpert } from '../policy.ts';
import { isToCome } from './plan-rows.ts';
import { transition } from './states.ts';

/** What an expert writes. */
export const writtenRow = {
  ...prediction.shape,
  title: text,
  content: text,
  label: text,
  price: int,
  refund: bool,
  viewing,
};
export type Written = RowOf<typeof writtenRow>;

const openMatchRow = {
  gameId: int,
  bestOf: orNull(int),
  startsAt: time,
};
export type OpenMatch = RowOf<typeof openMatchRow>;

/**
 * Posts a plan, which then awaits review. Throws `expertEnded`, `expertSuspended`, `matchClosed`, `badPrediction`,
 * `tooManyPlans`: three for each match, whatever sources have rows of it, those that were refused or never published and deleted left out;
 * `contraryPick`.
 */
export async function postPlan(
  tx: Tx,
  given: { expertId: number; matchId: number; written: Written; now: Date },
): Promise<number> {
  const { expertId, matchId, written, now } = given;
  await lockActiveExpert(tx, expertId);
  const match = await findOpenMatch(tx, matchId, now);
  checkPrediction(match, written);
  const [held] = await rows(
    tx,
    { count: int },
    sql`select count(*) as count from plan
      where expert_id = ${expertId} and match_id = any(${rowsOf(matchId)})
        and (released_at is not null or state = 'underReview')`,
  );
  if (held!.count >= mostPlans) throw new CodedError('tooManyPlans');
  await refuseContrary(tx, { ...written, expertId, matchId, planId: null });
  return insertPlan(tx, { expertId, matchId, match, written, at: now });
}

/** A plan under review. */
export async function insertPlan(
  tx: Tx,
  given: { expertId: number; matchId: number; match: OpenMatch; written: Written; at: Date },
): Promise<number> {
  const { expertId, matchId, match, written } = given;
  const at = instant(given.at);
  const { title, content, label, playType, level, pick, line, odds, price, refund, viewing } =
    written;
  const [made] = await rows(
    tx,
    { id: int },
    sql`insert into plan (expert_id, match_id, game_id, planned_start, title, content, label,
        play_type, level, pick, line, odds, price, refund, viewing, created_at)
      values (${expertId}, ${matchId}, ${match.gameId}, ${match.startsAt}::timestamptz, ${title},
        ${content}, ${label}, ${playType}, ${level}, ${pick}, ${line}, ${odds}, ${price}, ${refund},
        ${viewing}, ${at})
      returning id`,
  );
  await tx.execute(sql`
    insert into plan_change (plan_id, "from", "to", by, at)
    values (${made!.id}, null, 'underReview', ${expertId}, ${at})`);
  return made!.id;
}

/**
 * Revises what is not published; it goes back to review. Throws `planFixed` for what is published, of which
 * `revisePublished` revises less, and `contraryPick`.
 */
export async function revisePlan(
  tx: Tx,
  given: { expertId: number; planId: number; written: Partial<Written>; now: Date },
): Promise<void> {
  const { expertId, planId, now } = given;
  await lockActiveExpert(tx, expertId);
  const [found] = await rows(
    tx,
    { ...writtenRow, matchId: int, published: bool },
    sql`select title, content, label, play_type as "playType", level, pick, line, odds, price, refund,
        viewing, match_id as "matchId", released_at is not null as published
      from plan where id = ${planId} for no key update`,
  );
  if (!found) throw new CodedError('notFound');
  if (found.published) throw new CodedError('planFixed');
  const { matchId, published: _published, ...before } = found;
  const written = { ...before, ...given.written };
  checkPrediction(await findOpenMatch(tx, matchId, now), written);
  await refuseContrary(tx, { ...written, expertId, matchId, planId });
  const { title, content, label, playType, level, pick, line, odds, price, refund, viewing } =
    written;
  await tx.execute(sql`
    update plan set title = ${title}, content = ${content}, label = ${label},
      play_type = ${playType}, level = ${level}, pick = ${pick}, line = ${line}, odds = ${odds},
      price = ${price}, refund = ${refund}, viewing = ${viewing}
    where id = ${planId}`);
  await transition(tx, planId, { to: 'underReview', by: expertId, reason: null, at: now });
}

/** A match that has not begun, by the server's clock, which `hold` may keep so; throws `matchClosed`. */
export async function findOpenMatch(
  tx: Tx,
  id: number,
  now: Date,
  hold: SQL = sql``,
): Promise<OpenMatch> {
  const [match] = await rows(
    tx,
    openMatchRow,
    sql`select m.game_id as "gameId", m.best_of as "bestOf", m.starts_at as "startsAt"
      from matches.shown_match m where m.id = ${id} and ${isToCome(now)} ${hold}`,
  );
  if (!match) throw new CodedError('matchClosed');
  return match;
}

/**
 * Throws `contraryPick` where another plan of the expert stands against this one on the same level of the
 * match, also in another market: one of the two could not but hit, or none of both can be meant. A plan that was
 * published counts, also once it is deleted; one that is being `published` looks at no others.
 */
export async function refuseContrary(
  tx: Tx,
  given: Pick<Prediction, 'playType' | 'level' | 'pick' | 'line'> & {
    expertId: number;
    matchId: number;
    planId: number | null;
    published?: boolean;
  },
): Promise<void> {
  const { expertId, matchId, planId, level, published = false } = given;
  const others = await rows(
    tx,
    prediction.shape,
    sql`select play_type as "playType", level, pick, line, odds from plan
      where expert_id = ${expertId} and match_id = any(${rowsOf(matchId)}) and id is distinct from ${planId}
        and level = ${level}
        and (released_at is not null or (state = 'underReview' and not ${published}::boolean))`,
  );
  if (others.some((other) => isContrary(given, other))) throw new CodedError('contraryPick');
}

function checkPrediction({ gameId, bestOf }: OpenMatch, prediction: Prediction): void {
  if (!isPrediction(gameId, bestOf, prediction)) throw new CodedError('badPrediction');
}
