import { z } from 'zod';
import { figuresOf, shirtNumber, teamFigures } from '../box.ts';
import { minutesOf } from '../clock.ts';
import { isGameId, stageOf } from '../league.ts';
import { livePlays, playByPlay } from '../plays/live-plays.ts';
import { postponement, statusOf } from '../status.ts';
import { type Box, fullName, type GameFacts, type Odd } from './facts.ts';

const text = z.string().max(120).nullish();
const points = z.int().min(0).max(999);
const gameId = z.string().refine(isGameId, 'no game id');
const team = z.object({
  teamId: z.int(),
  teamName: text,
  teamCity: text,
  teamTricode: text,
  score: points.nullish(),
});

const scheduled = z.object({
  gameId,
  gameStatus: z.int(),
  gameStatusText: text,
  gameDateEst: z.iso.datetime(),
  /** The other times carry the date 1900-01-01. */
  gameDateTimeUTC: text,
  postponedStatus: text,
  weekName: text,
  seriesText: text,
  gameLabel: text,
  arenaName: text,
  homeTeam: team,
  awayTeam: team,
});
const schedule = z.object({
  leagueSchedule: z.object({ gameDates: z.array(z.object({ games: z.array(z.unknown()) })) }),
});

const player = z.object({
  personId: z.int(),
  name: text,
  jerseyNum: text,
  position: text,
  starter: text,
  status: text,
  statistics: z.record(z.string(), z.unknown()),
});
const side = team.extend({
  periods: z.array(z.object({ period: z.int(), score: points })).nullish(),
  players: z.array(z.unknown()).nullish(),
  statistics: z.record(z.string(), z.unknown()).nullish(),
});
const boxScore = z.object({
  game: z.object({
    gameId,
    gameTimeUTC: text,
    gameEt: z.iso.datetime({ offset: true }).nullish(),
    gameStatus: z.int(),
    gameStatusText: text,
    arena: z.object({ arenaName: text }).nullish(),
    homeTeam: side,
    awayTeam: side,
  }),
});

/** What a document of the live service says about games; null where it is none. */
export function liveFacts(value: unknown, odd: Odd): GameFacts[] | null {
  const list = schedule.safeParse(value).data;
  if (list) {
    return list.leagueSchedule.gameDates.flatMap(({ games }, day) =>
      games.flatMap((raw, number) => {
        const { data, error } = scheduled.safeParse(raw);
        if (data) return [scheduledGame(data, odd)];
        const path = error.issues[0]?.path ?? [];
        const place = [`gameDates[${day}].games[${number}]`, ...path].join('.');
        odd(place, error.issues[0]?.message ?? 'no game', raw);
        return [];
      }),
    );
  }
  const box = boxScore.safeParse(value).data;
  if (box) return [playedGame(box.game, odd)];
  const plays = playByPlay.safeParse(value).data;
  return plays ? [livePlays(plays.game, odd)] : null;
}

function scheduledGame(game: z.infer<typeof scheduled>, odd: Odd): GameFacts {
  const { gameId: id, gameStatusText, homeTeam, awayTeam } = game;
  const told = statusOf(game.gameStatus, gameStatusText);
  const moved = postponement(game.postponedStatus);
  if (!told) odd(`game ${id}`, 'unknown status', game.gameStatus);
  if (moved === undefined) odd(`game ${id}`, 'unknown postponed status', game.postponedStatus);
  const status = (told !== 'final' && moved) || told || undefined;
  return {
    gameId: id,
    service: 'live',
    ...sidesOf(homeTeam, awayTeam),
    date: game.gameDateEst.slice(0, 10),
    // While the time is open the instant only repeats the day.
    startsAt: gameStatusText === 'TBD' ? null : instant(game.gameDateTimeUTC),
    status,
    ...(status === 'final' || status === 'live' ? pointsOf(homeTeam, awayTeam) : {}),
    venue: game.arenaName || undefined,
    round: roundOf(game),
  };
}

/** The series' text names the round, or the stage once more, or how the series stands. */
function roundOf({ gameId: id, gameLabel, seriesText, weekName }: z.infer<typeof scheduled>) {
  const named = [gameLabel, seriesText, weekName].find(
    (label) => label && label !== stageOf(id) && !/series|leads|wins|won|tied/i.test(label),
  );
  return named || undefined;
}

function playedGame(game: z.infer<typeof boxScore>['game'], odd: Odd): GameFacts {
  const { gameId: id, homeTeam, awayTeam } = game;
  const status = statusOf(game.gameStatus, game.gameStatusText);
  if (!status) odd(`game ${id}`, 'unknown status', game.gameStatus);
  const { home, away, names } = sidesOf(homeTeam, awayTeam);
  return {
    gameId: id,
    service: 'live',
    home,
    away,
    names,
    date: game.gameEt?.slice(0, 10),
    startsAt: instant(game.gameTimeUTC) ?? undefined,
    status: status ?? undefined,
    ...(status !== 'scheduled' && {
      ...pointsOf(homeTeam, awayTeam),
      periods: { [home]: periodsOf(homeTeam), [away]: periodsOf(awayTeam) },
    }),
    venue: game.arena?.arenaName || undefined,
    boxes: { [home]: boxOf(homeTeam), [away]: boxOf(awayTeam) },
  };
}

type Team = z.infer<typeof team>;

/** Sides that are not known yet have number 0. */
function sidesOf(homeTeam: Team, awayTeam: Team) {
  const home = homeTeam.teamId === 0 ? 'tbd-home' : String(homeTeam.teamId);
  const away = awayTeam.teamId === 0 ? 'tbd-away' : String(awayTeam.teamId);
  const nameOf = ({ teamCity, teamName, teamTricode }: Team) => ({
    name: fullName(teamCity || null, teamName || null),
    abbr: teamTricode || undefined,
  });
  return { home, away, names: { [home]: nameOf(homeTeam), [away]: nameOf(awayTeam) } };
}

function pointsOf(homeTeam: Team, awayTeam: Team): Pick<GameFacts, 'points'> {
  const { home, away } = sidesOf(homeTeam, awayTeam);
  if (typeof homeTeam.score !== 'number' || typeof awayTeam.score !== 'number') return {};
  return { points: { [home]: homeTeam.score, [away]: awayTeam.score } };
}

function instant(told: string | null | undefined): string | null {
  const time = new Date(told ?? Number.NaN);
  return Number.isNaN(time.getTime()) || time.getUTCFullYear() <= 1900 ? null : time.toISOString();
}

function periodsOf({ periods }: z.infer<typeof side>): number[] {
  return (periods ?? []).toSorted((a, b) => a.period - b.period).map(({ score }) => score);
}

function boxOf({ players, statistics, score }: z.infer<typeof side>): Box {
  return {
    statistics: {
      ...(typeof score === 'number' && { points: score }),
      ...teamFigures(figuresOf('live', statistics ?? {})),
    },
    players: (players ?? []).flatMap((raw) => {
      const entry = player.safeParse(raw).data;
      // Inactive players could not come on.
      if (!entry || entry.status === 'INACTIVE') return [];
      const minutes = minutesOf(entry.statistics.minutes);
      return [
        {
          id: String(entry.personId),
          name: entry.name || String(entry.personId),
          number: shirtNumber(entry.jerseyNum),
          position: entry.position || null,
          starter: entry.starter === '1',
          statistics: {
            ...(minutes !== null && { minutes }),
            ...figuresOf('live', entry.statistics),
          },
        },
      ];
    }),
  };
}
