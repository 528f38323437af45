import { z } from 'zod';
import { remainingOf } from '../clock.ts';
import { isGameId, mostPeriods } from '../league.ts';
import {
  fromBasket,
  type GameFacts,
  type Odd,
  type Person,
  type Play,
  type TeamName,
} from '../services/facts.ts';
import { eventCode, freeThrowPoints, isPersonalFoul, kindOf } from './event-codes.ts';

const personId = z.union([z.string(), z.int()]).nullish();
const row = z.object({
  evt: z.int(),
  /** Time left: "11:39", "00:31.3". */
  cl: z.string(),
  de: z.string(),
  /** Tenths of feet from the basket, for shots. */
  locX: z.number().nullish(),
  locY: z.number().nullish(),
  /** Points of a shot, 1 for an offensive rebound. */
  opt1: z.int().nullish(),
  mtype: z.int(),
  etype: z.int(),
  tid: z.int().nullish(),
  pid: z.int().nullish(),
  /** Who blocked, stole or was fouled; who assisted or came on. */
  opid: personId,
  epid: personId,
  hs: z.int().min(0).max(999).nullish(),
  vs: z.int().min(0).max(999).nullish(),
});

export const playByPlay = z.object({
  g: z.object({
    gid: z.string().refine(isGameId, 'no game id'),
    gcode: z.string().nullish(),
    pd: z.array(z.object({ p: z.int().min(1).max(mostPeriods), pla: z.array(z.unknown()) })),
  }),
});

/** Play-by-play of the data service, in the order of its rows. */
export function dataPlays(game: z.infer<typeof playByPlay>['g'], odd: Odd): GameFacts {
  const names: Record<string, TeamName> = {};
  const plays: Play[] = [];
  for (const { p, pla } of game.pd) {
    for (const [index, raw] of pla.entries()) {
      const { data, error } = row.safeParse(raw);
      const play = data && playOf(p, data);
      if (!play) {
        const place = [`g.pd[${p}].pla[${index}]`, ...(error?.issues[0]?.path ?? ['cl'])].join('.');
        odd(place, error?.issues[0]?.message ?? 'no clock', raw);
        continue;
      }
      plays.push(play);
      // "[WAS 2-0] Morris Step Back Jump shot: Made" names the team of `tid`.
      const abbr = /^\[([A-Z]{2,4})\b/.exec(data.de)?.[1];
      if (abbr && data.tid) names[String(data.tid)] ??= { abbr };
    }
  }
  const [, year, month, day, away, home] =
    /^(\d{4})(\d{2})(\d{2})\/(\w{3})(\w{3})$/.exec(game.gcode ?? '') ?? [];
  const team = (abbr: string | undefined) =>
    Object.entries(names).find(([, name]) => abbr && name.abbr === abbr)?.[0];
  return {
    gameId: game.gid,
    service: 'data',
    home: team(home),
    away: team(away),
    names,
    date: year && `${year}-${month}-${day}`,
    plays,
  };
}

function playOf(period: number, data: z.infer<typeof row>): Play | null {
  const remaining = remainingOf(data.cl);
  if (remaining === null) return null;
  const { etype: code, opt1, hs, vs, locX, locY } = data;
  const isShot = code === eventCode.made || code === eventCode.missed;
  const isThree = isShot && opt1 === 3;
  const kind = kindOf(code, isThree, !/missed/i.test(data.de));
  const team = data.tid ? String(data.tid) : null;
  const opponent = person(data.opid);
  const mate = person(data.epid);
  const own = person(data.pid);
  const isSubstitution = kind === 'substitution';
  const isPlaced = isShot && typeof locX === 'number' && typeof locY === 'number';
  return {
    key: String(data.evt),
    period,
    remaining,
    kind,
    team: kind === 'jumpBall' ? null : team,
    player: isSubstitution ? mate : own,
    other: isSubstitution ? own : code === eventCode.made ? mate : opponent,
    score: typeof hs === 'number' && typeof vs === 'number' ? { home: hs, away: vs } : null,
    text: data.de || null,
    wall: null,
    position: isPlaced ? fromBasket(locX, locY) : null,
    tallied: {
      points: code === eventCode.freeThrow ? freeThrowPoints(data.de) : isThree ? 3 : 2,
      isThree,
      isAssisted: code === eventCode.made && mate !== null,
      isBlocked: code === eventCode.missed && opponent !== null,
      isStolen: code === eventCode.turnover && opponent !== null,
      isOffensive: code === eventCode.rebound && opt1 === 1,
      isPersonal: code === eventCode.foul && isPersonalFoul(data.mtype),
    },
  };
}

/** The service names players by number alone. */
function person(id: string | number | null | undefined): Person | null {
  return id && Number(id) ? { id: String(id), name: null } : null;
}
