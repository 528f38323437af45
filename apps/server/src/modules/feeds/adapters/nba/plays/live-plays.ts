import type { IncidentKind } from '@xiongmao/api/matches/shapes';
import { z } from 'zod';
import { remainingOf } from '../clock.ts';
import { isGameId, mostPeriods } from '../league.ts';
import type { GameFacts, Odd, Play, Point, TeamName } from '../services/facts.ts';
import { freeThrowPoints } from './event-codes.ts';

const text = z.string().nullish();
const id = z.int().nullish();
const points = z
  .string()
  .regex(/^\d{1,3}$/)
  .nullish();
const row = z.object({
  /** Names the event, has gaps and goes back at times; `orderNumber` is its place. */
  actionNumber: z.int(),
  orderNumber: z.int(),
  clock: z.string(),
  timeActual: z.iso.datetime().nullish(),
  period: z.int().min(1).max(mostPeriods),
  actionType: z.string(),
  subType: text,
  description: text,
  teamId: id,
  teamTricode: text,
  personId: id,
  playerName: text,
  playerNameI: text,
  scoreHome: points,
  scoreAway: points,
  shotResult: text,
  x: z.number().nullish(),
  y: z.number().nullish(),
  /** The end of the court it happened at. */
  side: text,
  assistPersonId: id,
  assistPlayerNameInitial: text,
  blockPersonId: id,
  blockPlayerName: text,
  stealPersonId: id,
  stealPlayerName: text,
  jumpBallWonPersonId: id,
  jumpBallWonPlayerName: text,
  jumpBallLostPersonId: id,
  jumpBallLostPlayerName: text,
  foulDrawnPersonId: id,
  foulDrawnPlayerName: text,
});
type LiveRow = z.infer<typeof row>;

export const playByPlay = z.object({
  game: z.object({
    gameId: z.string().refine(isGameId, 'no game id'),
    actions: z.array(z.unknown()),
  }),
});

/** Blocks and steals stand again on the shot or turnover they belong to. */
const repeated = new Set(['block', 'steal']);

const kinds: Record<string, IncidentKind> = {
  rebound: 'rebound',
  turnover: 'turnover',
  foul: 'foul',
  violation: 'violation',
  timeout: 'timeout',
  jumpball: 'jumpBall',
  substitution: 'substitution',
  ejection: 'ejection',
  instantreplay: 'review',
  challenge: 'review',
  stoppage: 'delay',
  game: 'gameEnd',
};

/** Play-by-play of the live service. */
export function livePlays(game: z.infer<typeof playByPlay>['game'], odd: Odd): GameFacts {
  const rows = game.actions.flatMap((raw, index) => {
    const { data, error } = row.safeParse(raw);
    if (data && remainingOf(data.clock) !== null) return [data];
    const place = [`game.actions[${index}]`, ...(error?.issues[0]?.path ?? ['clock'])].join('.');
    odd(place, error?.issues[0]?.message ?? 'no clock', raw);
    return [];
  });
  rows.sort((a, b) => a.orderNumber - b.orderNumber);

  const names: Record<string, TeamName> = {};
  for (const { teamId, teamTricode } of rows) {
    if (teamId && teamTricode) names[String(teamId)] ??= { abbr: teamTricode };
  }
  const start = rows.find(({ timeActual }) => timeActual)?.timeActual;
  return {
    gameId: game.gameId,
    service: 'live',
    ...sidesOf(rows, Object.keys(names)),
    names,
    ...(start && { startsAt: new Date(start).toISOString(), date: easternDay(start) }),
    plays: pairSubstitutions(rows.filter(({ actionType }) => !repeated.has(actionType))),
  };
}

/** Nothing but the score tells who is at home: whose basket raised the home score. */
function sidesOf(rows: readonly LiveRow[], teams: readonly string[]) {
  let before = { home: 0, away: 0 };
  for (const data of rows) {
    const score = scoreOf(data) ?? before;
    const scorer = data.teamId ? String(data.teamId) : undefined;
    const other = teams.find((team) => team !== scorer);
    const isMade = data.shotResult === 'Made';
    if (isMade && score.home > before.home) return { home: scorer, away: other };
    if (isMade && score.away > before.away) return { home: other, away: scorer };
    before = score;
  }
  return {};
}

/** The league's calendar is the East's. */
function easternDay(instant: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(
    new Date(instant),
  );
}

function playOf(data: LiveRow): Play {
  const { actionType, subType, teamId } = data;
  const kind = kindOf(data);
  const isShot = actionType === '2pt' || actionType === '3pt';
  const isMade = data.shotResult === 'Made';
  const assist = person(data.assistPersonId, data.assistPlayerNameInitial);
  const block = person(data.blockPersonId, data.blockPlayerName);
  const steal = person(data.stealPersonId, data.stealPlayerName);
  const fouled = person(data.foulDrawnPersonId, data.foulDrawnPlayerName);
  const jumped = person(data.jumpBallWonPersonId, data.jumpBallWonPlayerName);
  const outjumped = person(data.jumpBallLostPersonId, data.jumpBallLostPlayerName);
  return {
    key: String(data.actionNumber),
    period: data.period,
    remaining: remainingOf(data.clock) ?? 0,
    kind,
    team: teamId && kind !== 'jumpBall' ? String(teamId) : null,
    player: jumped ?? person(data.personId, data.playerNameI ?? data.playerName),
    other: assist ?? block ?? steal ?? fouled ?? outjumped,
    score: scoreOf(data),
    text: data.description || subType || null,
    wall: data.timeActual ? Date.parse(data.timeActual) / 1000 : null,
    position: isShot ? positionOf(data) : null,
    tallied: {
      points: pointsOf(data),
      isThree: actionType === '3pt',
      isAssisted: isShot && isMade && assist !== null,
      isBlocked: isShot && !isMade && block !== null,
      isStolen: actionType === 'turnover' && steal !== null,
      isOffensive: subType === 'offensive',
      isPersonal: actionType === 'foul' && !/technical/.test(subType ?? ''),
    },
  };
}

function kindOf({ actionType, subType, shotResult }: LiveRow): IncidentKind {
  const isMade = shotResult === 'Made';
  if (actionType === '2pt') return isMade ? 'twoPoints' : 'shotMissed';
  if (actionType === '3pt') return isMade ? 'threePoints' : 'shotMissed';
  if (actionType === 'freethrow') return isMade ? 'freeThrow' : 'freeThrowMissed';
  if (actionType === 'period') return subType === 'start' ? 'periodStart' : 'periodEnd';
  return kinds[actionType] ?? 'note';
}

function pointsOf({ actionType, description }: LiveRow): number {
  if (actionType === 'freethrow') return freeThrowPoints(description ?? null);
  return actionType === '3pt' ? 3 : 2;
}

function person(personId: number | null | undefined, name: string | null | undefined) {
  return personId ? { id: String(personId), name: name ?? null } : null;
}

function scoreOf({ scoreHome, scoreAway }: LiveRow) {
  if (!scoreHome || !scoreAway) return null;
  return { home: Number(scoreHome), away: Number(scoreAway) };
}

/** Hundredths of the court as it lies, turned for the side that attacks to the left. */
function positionOf({ x, y, side }: LiveRow): Point | null {
  if (typeof x !== 'number' || typeof y !== 'number' || !side) return null;
  const within = (value: number) => Math.round(Math.min(100, Math.max(0, value)) * 100) / 100;
  return side === 'right'
    ? { x: within(x), y: within(y) }
    : { x: within(100 - x), y: within(100 - y) };
}

/**
 * Who goes and who comes are rows of their own, those who go first: the first who comes replaces the first
 * of their side who went.
 */
function pairSubstitutions(rows: readonly LiveRow[]): Play[] {
  const leaving = new Map<string, Play[]>();
  return rows.flatMap((data) => {
    const play = playOf(data);
    if (play.kind !== 'substitution') return [play];
    const stop = `${data.teamId} ${data.period} ${data.clock}`;
    const waiting = leaving.get(stop) ?? [];
    leaving.set(stop, waiting);
    if (data.subType === 'out') {
      const exit = { ...play, player: null, other: play.player };
      waiting.push(exit);
      return [exit];
    }
    const replaced = waiting.shift();
    if (!replaced) return [play];
    replaced.player = play.player;
    replaced.text = [replaced.text, play.text].filter(Boolean).join('; ');
    return [];
  });
}
