import type { FixtureMessage, IncidentItem } from '@xiongmao/api/feeds/messages';
import type { MatchState, PeriodScore } from '@xiongmao/api/matches/shapes';
import type { ScorePair, Side } from '@xiongmao/api/matches/sides';
import type { SourceMessage } from '../reading/recording.ts';
import { heroName } from './facts/heroes.ts';
import { lineupsOf, statisticsOf } from './figures.ts';
import {
  type Camp,
  camps,
  type Game,
  killsOf,
  type Meeting,
  otherCamp,
  sideOf,
  winnerOf,
} from './game.ts';
import { sheetOf } from './sheet.ts';
import { entriesOf, type TimedEntry } from './timeline.ts';

export const gameId = 4;

/** All that is known of a match. */
export function messagesOf(meeting: Meeting): SourceMessage[] {
  const items = incidentsOf(meeting).flatMap((told) => told.map(({ item }) => item));
  const statistics = statisticsOf(meeting);
  const lineups = lineupsOf(meeting);
  return [
    fixtureOf(meeting),
    { type: 'state', state: stateOf(meeting) },
    ...lineups.map((lineup): SourceMessage => ({ type: 'lineup', lineup })),
    ...(items.length > 0
      ? [{ type: 'incidents', items, complete: true } satisfies SourceMessage]
      : []),
    ...(statistics.length > 0 ? [{ type: 'statistics', statistics } satisfies SourceMessage] : []),
    ...(lineups.length > 0
      ? [{ type: 'sheet', sheet: sheetOf(meeting) } satisfies SourceMessage]
      : []),
  ];
}

export function fixtureOf(meeting: Meeting): Omit<FixtureMessage, 'match' | 'version'> {
  const { games, teams, league, bestOf } = meeting;
  const started = games[0]?.start_time;
  const startsAt = started ? new Date(started * 1000).toISOString() : null;
  return {
    type: 'fixture',
    gameId,
    league,
    // An edition of a league has an id of its own.
    season: league && startsAt ? startsAt.slice(0, 4) : null,
    home: teams.home,
    away: teams.away,
    startsAt,
    date: startsAt?.slice(0, 10) ?? null,
    ...(bestOf !== null && { bestOf }),
  };
}

export const blank: Omit<MatchState, 'status'> = {
  phase: null,
  clock: null,
  score: null,
  periods: [],
  columns: [],
  winner: null,
  note: null,
};

/** Games won so far, before the one of an index. */
export function scoreBefore({ games, homeCamps }: Meeting, index: number): ScorePair {
  const won = (side: Side) =>
    games.slice(0, index).filter((game, place) => {
      const winner = winnerOf(game);
      return winner && sideOf(winner, homeCamps[place]!) === side;
    }).length;
  return { home: won('home'), away: won('away') };
}

/** How it ended; a series of which games are missing has no winner. */
export function stateOf(meeting: Meeting): MatchState {
  const { games, bestOf, homeCamps } = meeting;
  const score = scoreBefore(meeting, games.length);
  const isOver = games.every((game) => winnerOf(game) !== null);
  const needed = bestOf === null ? games.length : bestOf;
  const most = Math.max(score.home, score.away);
  const isDecided = most * 2 > needed || games.length >= needed;
  const leader = score.home > score.away ? 'home' : score.home < score.away ? 'away' : 'draw';
  return {
    ...blank,
    status: isOver ? 'ended' : 'unknown',
    score: isOver ? score : null,
    periods: games.flatMap((game, index) => periodOf(game, index, homeCamps[index]!) ?? []),
    winner: isOver && isDecided ? leader : null,
  };
}

export function periodOf(
  game: Game,
  index: number,
  homeCamp: Camp,
  kills = killsOf(game),
): PeriodScore | null {
  if (!kills) return null;
  const winner = winnerOf(game);
  const picks = picksOf(game, homeCamp);
  return {
    key: `game${index + 1}`,
    home: kills[homeCamp],
    away: kills[otherCamp[homeCamp]],
    ...(winner && { winner: sideOf(winner, homeCamp) }),
    homeSide: homeCamp,
    ...(picks.length > 0 && { picks }),
  };
}

/** Bans and picks in their order; of a game without a draft who played whom. */
function picksOf(game: Game, homeCamp: Camp): NonNullable<PeriodScore['picks']> {
  const drafted = (game.picks_bans ?? [])
    .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))
    .map(({ is_pick, hero_id, team }) => ({ isPick: is_pick, hero_id, camp: camps[team] }));
  const picked = game.players.map(({ player_slot, hero_id }) => ({
    isPick: true,
    hero_id: hero_id ?? 0,
    camp: camps[Number(player_slot >= 128)],
  }));
  return (drafted.length > 0 ? drafted : picked)
    .flatMap(({ isPick, hero_id, camp }) => {
      const name = heroName(hero_id);
      const kind = isPick ? ('pick' as const) : ('ban' as const);
      return name && camp ? [{ side: sideOf(camp, homeCamp), kind, name }] : [];
    })
    .slice(0, 40);
}

/** The timeline, game by game. */
export function incidentsOf(meeting: Meeting): (TimedEntry & { item: IncidentItem })[][] {
  let order = 0;
  return meeting.games.map((_, index) =>
    entriesOf(meeting, index, scoreBefore(meeting, index)).map(({ at, item }) => ({
      at,
      item: { ...item, order: order++ },
    })),
  );
}
