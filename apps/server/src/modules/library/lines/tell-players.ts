import type { SportKey } from '@xiongmao/api/catalogue/sports';
import type { Figures } from '@xiongmao/api/library/figures/figure';
import type { LineupPlayer } from '@xiongmao/api/matches/shapes';
import { readKill } from '@xiongmao/api/matches/sheets/kill-words';
import type { Side } from '@xiongmao/api/matches/sides';
import type { ToldMatch } from './told-matches.ts';

/** What a match tells of somebody, by key. */
export type PlayerFigures = Record<string, number>;

export interface ToldPlayer {
  /** Of the source. */
  playerId: string;
  side: Side;
  told: PlayerFigures;
  weapons: Figures | null;
}

/** Who took part in a match by its line-ups, and what each did: what is told of others and not of them is 0. */
export function tellPlayers(match: ToldMatch, sport: SportKey): ToldPlayer[] {
  const made = match.lineups.flatMap(({ side, players }) =>
    players.filter(tookPart).map(
      (player): ToldPlayer => ({
        playerId: player.playerId,
        side,
        told: { ...noneOf(match, sport), ...player.statistics, ...readers[sport]?.(match, player) },
        weapons: sport === 'roundsBestOf' ? weaponsOf(match, player.playerId) : null,
      }),
    ),
  );
  const keys = new Set(made.flatMap(({ told }) => Object.keys(told)));
  return made.map(({ told, ...player }) => ({
    ...player,
    told: { ...Object.fromEntries([...keys].map((key) => [key, 0])), ...told },
  }));
}

function tookPart({ starter, cameOn, statistics }: LineupPlayer): boolean {
  // A box score lists who sat on the bench, too.
  if (statistics.minutes !== undefined) return statistics.minutes > 0;
  return starter || cameOn !== null || Object.keys(statistics).length > 0;
}

/** What nobody need have done, and is told all the same. */
function noneOf({ entries, sheet }: ToldMatch, sport: SportKey): PlayerFigures {
  if (sport === 'soccer' && entries.length > 0) return { yellowCards: 0, redCards: 0 };
  return sport === 'cricket' && sheet ? { catches: 0, stumpings: 0 } : {};
}

type Reader = (match: ToldMatch, player: LineupPlayer) => PlayerFigures;

const starts: Reader = (_, { starter }) => ({ starts: starter ? 1 : 0 });

/** What the line-up's figures leave out, or tell in a form that does not add up. */
const readers: Record<SportKey, Reader | null> = {
  soccer: (match, player) => ({
    ...starts(match, player),
    minutes: minutesOf(match, player),
    ...goalsOf(match, player),
  }),
  basketball: starts,
  baseball: (_, { statistics: { inningsPitched } }): PlayerFigures =>
    inningsPitched === undefined
      ? {}
      : { inningsPitched: Math.floor(inningsPitched) * 3 + Math.round((inningsPitched % 1) * 10) },
  cricket: cardOf,
  roundsBestOf: ({ sheet }): PlayerFigures =>
    sheet?.kind === 'rounds'
      ? { rounds: sheet.parts.reduce((all, { rounds }) => all + rounds.length, 0) }
      : {},
  tennis: null,
  snooker: null,
  volleyball: null,
  tableTennis: null,
  badminton: null,
  americanFootball: null,
  mobaBestOf: null,
  pointsBestOf: null,
  battleRoyale: null,
  generic: null,
};

/** Without time added on. Who is sent off plays no further. */
function minutesOf({ periods, entries }: ToldMatch, player: LineupPlayer): number {
  const length = periods.some(({ key }) => key.startsWith('et')) ? 120 : 90;
  const sentOff = entries.find(
    ({ kind, playerId }) =>
      (kind === 'redCard' || kind === 'secondYellow') && playerId === player.playerId,
  );
  const until = Math.min(player.wentOff ?? length, sentOff?.minute ?? length, length);
  return Math.max(0, until - Math.min(player.starter ? 0 : (player.cameOn ?? until), length));
}

/** By the timeline, where it has goals: they are what the score is made of. */
function goalsOf({ entries, home, away }: ToldMatch, { playerId }: LineupPlayer): PlayerFigures {
  const scored = entries.filter(({ kind }) => kind === 'goal' || kind === 'penaltyGoal');
  if (scored.length === 0 && (home ?? 0) + (away ?? 0) > 0) return {};
  return { goals: scored.filter((entry) => entry.playerId === playerId).length };
}

/** Of the innings that count: super overs are in nobody's figures. */
function cardOf({ sheet }: ToldMatch, { playerId }: LineupPlayer): PlayerFigures {
  if (sheet?.kind !== 'scorecard') return {};
  const counted = sheet.parts.filter(({ period }) => period.startsWith('innings'));
  const batted = counted
    .flatMap(({ batting }) => batting)
    .filter((batter) => batter.playerId === playerId && batter.out?.way !== 'absentHurt');
  const bowled = counted
    .flatMap(({ bowling }) => bowling)
    .filter((bowler) => bowler.playerId === playerId);
  const isOut = (way: string | undefined) =>
    way !== undefined && way !== 'retiredHurt' && way !== 'retiredNotOut';
  return {
    ...(batted.length > 0 && {
      innings: batted.length,
      dismissals: batted.filter(({ out }) => isOut(out?.way)).length,
      highestScore: Math.max(...batted.map(({ runs }) => runs)),
    }),
    ...(bowled.length > 0 && {
      overs: bowled.reduce((all, { overs }) => all + ballsIn(overs, sheet.ballsPerOver), 0),
    }),
  };
}

/** `36.4` is 220 balls. */
function ballsIn(overs: string, perOver: number): number {
  const [whole = 0, rest = 0] = overs.split('.').map(Number);
  return whole * perOver + rest;
}

function weaponsOf({ entries }: ToldMatch, playerId: string): Figures | null {
  const kills = entries.flatMap((entry) =>
    entry.kind === 'kill' && entry.playerId === playerId && entry.text ? readKill(entry.text) : [],
  );
  const made: Figures = {};
  for (const { weapon, headshot } of kills) {
    const [count, heads] = made[weapon] ?? [0, 0];
    made[weapon] = [count + 1, heads + (headshot ? 1 : 0)];
  }
  return kills.length > 0 ? made : null;
}
