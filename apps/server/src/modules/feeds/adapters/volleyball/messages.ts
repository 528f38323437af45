import type { FixtureMessage, IncidentItem } from '@xiongmao/api/feeds/messages';
import type { Lineup, MatchState, PeriodScore } from '@xiongmao/api/matches/shapes';
import type { RalliesSheet, SheetRally } from '@xiongmao/api/matches/sheets/rallies';
import type { ScorePair, Side } from '@xiongmao/api/matches/sides';
import type { SourceMessage } from '../reading/recording.ts';
import { playerFigures, ralliesOf, statisticsOf } from './figures.ts';
import { endingOf, type Match, type PlayedSet, type Symbols } from './match.ts';
import { plain } from './names.ts';

/** A match, and by which signs its scout wrote. */
export interface Scouted {
  match: Match;
  symbols: Symbols;
}

const sides = ['home', 'away'] as const;
export const keyOf = ({ number }: PlayedSet) => `set${number}`;

/** All that is known of a match. */
export function messagesOf(scouted: Scouted): SourceMessage[] {
  const { match, symbols } = scouted;
  const incidents = incidentsOf(match, match.sets);
  const statistics = statisticsOf(match.sets, symbols);
  const sheet = sheetOf(scouted, match.sets);
  return [
    fixtureOf(match),
    { type: 'state', state: stateOf(match) },
    ...lineupsOf(scouted).map((lineup): SourceMessage => ({ type: 'lineup', lineup })),
    ...(incidents.length > 0
      ? [{ type: 'incidents', items: incidents, complete: true } satisfies SourceMessage]
      : []),
    ...(statistics.length > 0 ? [{ type: 'statistics', statistics } satisfies SourceMessage] : []),
    ...(sheet.parts.length > 0 ? [{ type: 'sheet', sheet } satisfies SourceMessage] : []),
  ];
}

export function fixtureOf(match: Match): Omit<FixtureMessage, 'match' | 'version'> {
  const { league, stage, round, season, date, startsAt, venue, teams } = match;
  const ref = (side: Side) => ({
    id: teams[side].id.slice(0, 200),
    name: teams[side].name.slice(0, 160),
  });
  return {
    type: 'fixture',
    gameId: 206,
    league:
      league === null ? null : { id: plain(league).slice(0, 200), name: league.slice(0, 160) },
    season,
    home: ref('home'),
    away: ref('away'),
    startsAt,
    date,
    ...(stage && { stage: stage.slice(0, 120) }),
    ...(round && { round }),
    ...(venue && { venue: venue.slice(0, 160) }),
  };
}

export const blank: MatchState = {
  status: 'notStarted',
  phase: null,
  clock: null,
  score: null,
  periods: [],
  columns: [],
  winner: null,
  note: null,
};

/** The points of a set: as told in the end, else as its last rally left them. */
export const pointsOf = (set: PlayedSet): ScorePair =>
  set.result ?? ralliesOf(set).at(-1)?.score ?? { home: 0, away: 0 };

export const periodOf = (set: PlayedSet): PeriodScore => ({ key: keyOf(set), ...pointsOf(set) });

export function setsWon(sets: readonly PlayedSet[]): ScorePair {
  const won = { home: 0, away: 0 };
  for (const set of sets) {
    const { home, away } = pointsOf(set);
    if (set.isOver && home !== away) won[home > away ? 'home' : 'away'] += 1;
  }
  return won;
}

/** Three sets win. A file that ends before may be of a match that went on. */
export function stateOf({ sets, told }: Match): MatchState {
  const won = setsWon(sets);
  const isOver = sides.some((side) => won[side] >= 3);
  // What is told of the whole stands as it is told: where the sets say otherwise that is to be seen.
  const score = isOver && told && Math.max(told.home, told.away) >= 3 ? told : won;
  const winner = sides.find((side) => score[side] >= 3) ?? null;
  return {
    ...blank,
    status: winner ? 'ended' : 'unknown',
    score: sets.length > 0 ? score : null,
    periods: sets.map(periodOf),
    winner,
  };
}

const nameOf = ({ teams }: Match, side: Side, number: number | null): string | undefined =>
  teams[side].players.find((player) => player.number === number)?.name;

export function lineupsOf({ match, symbols }: Scouted): Lineup[] {
  const first = match.sets.flatMap(ralliesOf).find(({ court }) => court)?.court;
  return sides.flatMap((side): Lineup[] => {
    const { players, coach } = match.teams[side];
    if (players.length === 0) return [];
    const figures = playerFigures(match.sets, side, symbols);
    const seen = new Set<string>();
    return [
      {
        side,
        formation: null,
        coach: coach?.slice(0, 120) ?? null,
        players: players.slice(0, 80).flatMap(({ id, number, name, position }) => {
          if (seen.has(id)) return [];
          seen.add(id);
          return {
            playerId: id.slice(0, 60),
            name: name.slice(0, 120),
            number,
            position,
            starter: first?.[side].includes(number) ?? false,
            cameOn: null,
            wentOff: null,
            statistics: figures.get(number) ?? {},
          };
        }),
      },
    ];
  });
}

export function sheetOf({ match, symbols }: Scouted, sets: readonly PlayedSet[]): RalliesSheet {
  const played = sets.filter((set) => ralliesOf(set).length > 0);
  return {
    kind: 'rallies',
    parts: played.map((set) => {
      let court = '';
      const rallies = ralliesOf(set).map((rally): SheetRally => {
        const { winner, score, touches } = rally;
        const serve = touches.find(({ skill }) => skill === 'S');
        const ended = endingOf(rally, symbols);
        const player = ended && nameOf(match, ended.touch.side, ended.touch.number);
        const by = serve && nameOf(match, serve.side, serve.number);
        const isNew = rally.court !== null && JSON.stringify(rally.court) !== court;
        if (rally.court) court = JSON.stringify(rally.court);
        return {
          server: serve?.side ?? null,
          winner,
          score,
          ...(ended && { ending: ended.ending }),
          ...(player && { player }),
          ...(by && { by }),
          ...(isNew && rally.court && { court: rally.court }),
        };
      });
      return { key: keyOf(set), rallies };
    }),
  };
}

/** Time-outs, substitutions and the ends of sets; points stand on the sheet. */
export function incidentsOf(match: Match, sets: readonly PlayedSet[]): IncidentItem[] {
  const items: IncidentItem[] = [];
  const before: PlayedSet[] = [];
  for (const set of sets) {
    before.push(set);
    const add = (item: Pick<IncidentItem, 'kind' | 'side'> & Partial<IncidentItem>) => {
      const order = items.length;
      items.push({ ...unknown, key: `${keyOf(set)}-${order}`, order, period: keyOf(set), ...item });
    };
    for (const event of set.events) {
      if (event.kind === 'rally') continue;
      const text = `${event.score.home}–${event.score.away}`;
      if (event.kind === 'timeout') add({ kind: 'timeout', side: event.side, text });
      else {
        const { side } = event;
        const player = nameOf(match, side, event.in) ?? `#${event.in}`;
        const other = nameOf(match, side, event.out) ?? `#${event.out}`;
        add({ kind: 'substitution', side, player, other, text });
      }
    }
    const { home, away } = pointsOf(set);
    if (!set.isOver || home === away) continue;
    const side = home > away ? 'home' : 'away';
    add({ kind: 'periodEnd', side, score: setsWon(before), text: `${home}–${away}` });
  }
  return items;
}

const unknown = {
  minute: null,
  added: null,
  seconds: null,
  playerId: null,
  player: null,
  other: null,
  score: null,
  text: null,
  x: null,
  y: null,
};
