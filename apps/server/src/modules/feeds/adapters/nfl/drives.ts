import type { DriveResult } from '@xiongmao/api/matches/sheets/drives';
import type { Sheet } from '@xiongmao/api/matches/sheets/sheet';
import type { Game } from './game.ts';
import { periodKey } from './league.ts';
import { remainingOf } from './plays/order.ts';
import { type Play, sideOf, spotOf } from './plays/plays.ts';
import type { GivenDrive, GivenGame } from './source/gamecenter.ts';

type Drive = Extract<Sheet, { kind: 'drives' }>['parts'][number];

/** Each possession. */
export function drivesOf({ told, plays }: Game): Sheet | null {
  return sheetsAfter({ told, plays }).at(-1) ?? null;
}

/** The sheet after each play: of the possession at hand what its plays so far say. */
export function sheetsAfter({ told, plays }: Pick<Game, 'told' | 'plays'>): (Sheet | null)[] {
  const givens = new Map(told?.drives?.map((given) => [given.key, given]));
  const last = new Map(plays.map(({ drive, key }) => [drive, key]));
  const parts = new Map<string, Drive>();
  const sofar = new Map<string, Play[]>();
  return plays.map((play) => {
    const given = givens.get(play.drive);
    const own = [...(sofar.get(play.drive) ?? []), play];
    sofar.set(play.drive, own);
    const drive = told && given && driveOf(told, given, own, last.get(play.drive) === play.key);
    if (drive) parts.set(play.drive, drive);
    return parts.size > 0 ? { kind: 'drives', parts: [...parts.values()] } : null;
  });
}

function driveOf(
  told: GivenGame,
  given: GivenDrive & { key: string },
  plays: readonly Play[],
  isWhole: boolean,
): Drive | null {
  const side = sideOf(told, given.posteam) ?? plays.find(({ offence }) => offence)?.offence;
  if (!side) return null;
  const first = plays.find(({ period, down }) => period > 0 && down !== null) ?? plays[0]!;
  const began = remainingOf(given.start.time) ?? first.remaining;
  const at = plays.at(-1)!;
  const points = { home: 0, away: 0 };
  for (const play of plays) {
    points.home += play.points.home;
    points.away += play.points.away;
  }
  return {
    key: given.key,
    side,
    start: {
      period: periodKey(given.start.qtr),
      seconds: began,
      spot: spotOf(told, given.start.yrdln) ?? first.spot,
    },
    end: {
      spot: isWhole
        ? spotOf(told, given.end.yrdln)
        : (plays.findLast(({ spot }) => spot)?.spot ?? null),
    },
    downs: plays.filter(isDown).length,
    yards: isWhole
      ? (given.ydsgained ?? 0) + (given.penyds ?? 0)
      : (plays.findLast(({ net, down }) => down !== null && net !== null)?.net ?? 0),
    seconds: (isWhole ? remainingOf(given.postime) : null) ?? Math.max(0, began - at.remaining),
    result: isWhole ? resultOf(given.result) : null,
    points,
    score: at.score,
    plays: plays.map(({ key, down, toGo, spot, yards }) => ({ key, down, toGo, spot, yards })),
  };
}

/** A down that was played: no stoppage, and none that a penalty took back. */
function isDown({ down, kind, text }: Play): boolean {
  return down !== null && kind !== 'timeout' && kind !== 'foul' && !/\bno play\b/i.test(text ?? '');
}

const results: readonly [RegExp, DriveResult][] = [
  [/^touchdown/i, 'touchdown'],
  [/safety/i, 'safety'],
  [/^field goal/i, 'fieldGoal'],
  [/^missed f/i, 'missedFieldGoal'],
  [/^blocked f/i, 'blockedFieldGoal'],
  [/^blocked punt/i, 'blockedPunt'],
  [/^punt/i, 'punt'],
  [/^interception/i, 'interception'],
  [/^fumble/i, 'fumble'],
  [/downs/i, 'downs'],
  [/^end of game/i, 'endOfGame'],
  [/^end of half/i, 'endOfHalf'],
];

function resultOf(text: string | null | undefined): DriveResult | null {
  return results.find(([pattern]) => pattern.test(text ?? ''))?.[1] ?? null;
}
