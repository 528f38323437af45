import { randomInt } from 'node:crypto';
import { levelsOf, type Market, marketsOf, sportOf } from '@xiongmao/api/experts/markets';
import type { Prediction } from '@xiongmao/api/experts/shapes';
import { matchStatus, periodScore } from '@xiongmao/api/matches/shapes';
import { type SQL, sql } from 'drizzle-orm';
import { type Facts, judge } from '#modules/experts/index.ts';
import { int, listOf, orNull, type RowOf, time } from '#platform/db/columns.ts';
import { type Database, rows, type Tx } from '#platform/db/database.ts';
import { chance, pickOne } from '../chance.ts';

const titles = [
  '攻防数据都站在同一边',
  '体能与赛程决定走势',
  '盘口给出了明确信号',
  '近期状态说明一切',
  '强强对话看细节',
  'Form says more than names',
  'The line is half a step late',
  'Rest days decide this one',
];
const contents = [
  '两队近五场的射门质量差距明显，主力伤停也已确认。\n\n综合体能、赛程与历史交锋，这个方向的性价比更高，建议轻仓跟进。',
  'The last five games of both sides point the same way, and the line has not caught up with it yet.\n\nThe risk is an early card or a late change of line-up: check the teams before the start.',
];
const labels = ['稳胆', '价值', 'Value', ''];

const demoMatchRow = {
  id: int,
  gameId: int,
  bestOf: orNull(int),
  status: matchStatus,
  startsAt: time,
  home: orNull(int),
  away: orNull(int),
  periods: listOf(periodScore),
};
export type DemoMatch = RowOf<typeof demoMatchRow>;

/** Matches as predictions need them, lobbies and those of no known time left out; `which` follows `where`. */
export async function findMatches(db: Database | Tx, which: SQL): Promise<DemoMatch[]> {
  const found = await rows(
    db,
    demoMatchRow,
    sql`select m.id, m.game_id as "gameId", m.best_of as "bestOf", m.status,
        m.starts_at as "startsAt", m.score_home as home, m.score_away as away, m.periods
      from matches.match m where m.starts_at is not null and m.same_as is null and ${which}`,
  );
  return found.filter(({ gameId, bestOf }) => levelsOf(gameId, bestOf).length > 0);
}

/** What anyone might write about a match, at some price. */
export function writing() {
  const price = pickOne([0, 8, 18, 28, 38, 58]);
  return {
    title: pickOne(titles),
    content: pickOne(contents),
    label: pickOne(labels),
    price,
    refund: price > 0 && chance() < 0.4,
    viewing: pickOne(['open', 'login'] as const),
  };
}

/** Any prediction that a match can have. */
export function anyPrediction(match: DemoMatch): Prediction {
  const { gameId, bestOf } = match;
  const level = chance() < 0.75 ? 'full' : pickOne(levelsOf(gameId, bestOf).slice(0, 3));
  const markets = marketsOf(gameId, bestOf, level).filter(({ playType }) => playType !== 'maps');
  const market: Market = pickOne(markets);
  const { playType } = market;
  const odds = (160 + randomInt(90)) / 100;
  return { playType, level, pick: pickOne(market.picks), line: lineOf(match, market), odds };
}

/** What two sides score together, where the match does not tell yet. */
const usualSums: Partial<Record<number, number>> = { 201: 215, 205: 8.5, 209: 44.5, 210: 320 };

/** Close to what such matches end with. */
function lineOf(match: DemoMatch, { playType, level, line }: Market): number | null {
  if (!line) return null;
  const isWins = sportOf(match.gameId)?.scoring === 'wins';
  const played = match.home !== null && match.away !== null ? match.home + match.away : null;
  const whole = isWins
    ? Math.round(line.min + line.max) / 2
    : (played ?? usualSums[match.gameId] ?? 2.5);
  const middle = playType === 'handicap' ? 0 : level === 'full' ? whole : Math.round(whole) / 2;
  const near = middle + (randomInt(7) - 3) / (isWins ? 2 : 4);
  return Math.min(line.max, Math.max(line.min, Math.round(near * 4) / 4));
}

/** One that comes true as often as the expert is right; a void one is no gain for anybody. */
export function foresee(match: DemoMatch, skill: number): Prediction {
  const isRight = chance() < skill;
  const begin = new Date(match.startsAt);
  for (let tries = 0; tries < 60; tries++) {
    const prediction = anyPrediction(match);
    const verdict = judge(prediction, begin, factsOf(match), begin)!;
    const wanted = isRight ? ['hit', 'halfWon'] : ['miss', 'halfLost'];
    if (wanted.includes(verdict.result)) return prediction;
  }
  return anyPrediction(match);
}

export const factsOf = ({ gameId, status, startsAt, home, away, periods }: DemoMatch): Facts => ({
  gameId,
  status,
  startsAt: new Date(startsAt),
  score: home === null || away === null ? null : { home, away },
  periods,
  disputed: [],
});
