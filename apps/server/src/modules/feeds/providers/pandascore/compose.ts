import { gameById } from '@xiongmao/api/catalogue/games';
import { sports } from '@xiongmao/api/catalogue/sports';
import type { FeedMessage, IncidentItem, TeamRef } from '@xiongmao/api/feeds/messages';
import type { MatchState, PeriodScore } from '@xiongmao/api/matches/shapes';
import type { ScorePair, Side } from '@xiongmao/api/matches/sides';
import { isPlayed } from '@xiongmao/api/matches/statuses';
import type { HeldMatch } from '../provider.ts';
import type { Match } from './shapes.ts';

/** A game as its sockets told it last. */
export interface Played {
  /** Seconds on its clock, by which an older frame is known. */
  at: number;
  score: ScorePair;
  paused: boolean;
  map: string | null;
  homeSide: string | null;
}

/** All that is held of a match: what each way told last. A message is made of them all. */
export interface Kept {
  match: Match;
  /** By the ids of games. */
  played: Record<string, Played>;
  incidents: IncidentItem[];
  /** Why it is no more. */
  deleted: string | null;
}

/** What we call the provider's games; PUBG's lobbies are told by other calls. */
const games = new Map(
  Object.entries({
    'league-of-legends': 1,
    'cs-go': 2,
    'counter-strike': 2,
    'dota-2': 4,
    'king-of-glory': 3,
    'lol-wild-rift': 7,
    'cod-mw': 8,
    fifa: 9,
    valorant: 14,
    ow: 17,
    'starcraft-2': 18,
    rl: 19,
    'r6-siege': 20,
    mlbb: 25,
  }),
);

export const gameOf = ({ videogame }: Match): number | null => games.get(videogame.slug) ?? null;

export const sideOf = ({ opponents }: Match, id: number | null | undefined): Side | null =>
  opponents[0]?.opponent.id === id ? 'home' : opponents[1]?.opponent.id === id ? 'away' : null;

export const periodOf = ({ games }: Match, gameId: number): string | null => {
  const position = games.find((one) => one.id === gameId)?.position;
  return position === undefined ? null : `game${position}`;
};

export function stageOf({ match, deleted }: Kept): HeldMatch['stage'] {
  if (deleted !== null) return 'over';
  if (match.status === 'running') return 'live';
  return match.status === 'not_started' || match.status === 'postponed' ? 'ahead' : 'over';
}

/** All messages of a match, as it is known by now. */
export function messagesOf(kept: Kept, gameId: number): FeedMessage[] {
  const about = { match: String(kept.match.id), version: 0 };
  const state = stateOf(kept, gameId);
  const items = [...kept.incidents, ...ends(kept)].sort((a, b) => a.order - b.order);
  return [
    fixtureOf(kept.match, gameId),
    ...(state ? [{ type: 'state', ...about, state } as const] : []),
    ...(items.length > 0 ? [{ type: 'incidents', ...about, items, complete: true } as const] : []),
  ];
}

function fixtureOf(match: Match, gameId: number): FeedMessage {
  const { league, serie, tournament, opponents } = match;
  const startsAt = match.begin_at ?? match.scheduled_at ?? null;
  const refOf = (index: number): TeamRef => {
    const told = opponents[index]?.opponent;
    if (!told) return { id: `${match.id}-${index}`, name: null, undecided: true };
    const { id, name, acronym, location } = told;
    return {
      id: String(id),
      name,
      ...(acronym && { abbr: acronym.slice(0, 12) }),
      ...(location && { country: location.slice(0, 12) }),
    };
  };
  const season = serie?.full_name || (serie?.year ? String(serie.year) : null);
  return {
    type: 'fixture',
    match: String(match.id),
    version: 0,
    gameId,
    league: { id: String(league.id), name: league.name },
    season: season?.slice(0, 40) ?? null,
    home: refOf(0),
    away: refOf(1),
    startsAt,
    date: startsAt?.slice(0, 10) ?? null,
    ...(tournament?.name && { stage: tournament.name.slice(0, 120) }),
    ...(match.number_of_games && { bestOf: match.number_of_games }),
  };
}

/** Null where the status is not known. */
function stateOf(kept: Kept, gameId: number): MatchState | null {
  const { match, played, deleted } = kept;
  const winner = match.draw ? 'draw' : sideOf(match, match.winner_id);
  const status = deleted === null ? statusOf(match, winner !== null) : 'cancelled';
  if (!status) return null;
  const hasBegun = status !== 'notStarted' && status !== 'postponed';
  const running = match.games.find((one) => one.status === 'running');
  const phase = running
    ? played[running.id]?.paused
      ? 'paused'
      : `game${running.position}`
    : null;
  return {
    status,
    phase: status === 'live' ? (phase ?? (seriesOf(match, 1) ? 'break' : null)) : null,
    clock: null,
    score: hasBegun && status !== 'cancelled' ? seriesOf(match, 0) : null,
    periods: hasBegun ? periodsOf(kept, gameId) : [],
    columns: [],
    winner: isPlayed(status) ? winner : null,
    note: deleted?.slice(0, 300) ?? (match.forfeit ? 'forfeit' : null),
  };
}

export const statuses = new Map<string, MatchState['status']>(
  Object.entries({
    not_started: 'notStarted',
    running: 'live',
    finished: 'ended',
    canceled: 'cancelled',
    postponed: 'postponed',
  } as const),
);

/** One that is cancelled and has a winner was decided by forfeit. */
function statusOf({ status, forfeit }: Match, isWon: boolean): MatchState['status'] | null {
  const told = statuses.get(status) ?? null;
  const isForfeit = (status === 'canceled' && isWon) || (status === 'finished' && forfeit);
  return isForfeit ? 'awarded' : told;
}

/** Games won; null where fewer are over than asked for. */
function seriesOf(match: Match, least: number): ScorePair | null {
  const of = (side: Side) =>
    match.results.find((one) => sideOf(match, one.team_id ?? one.player_id) === side)?.score;
  const [home, away] = [of('home'), of('away')];
  if (typeof home !== 'number' || typeof away !== 'number' || home + away < least) return null;
  return { home, away };
}

/** Games of which the sockets told the score within; without them only who won is known, and stands in the timeline. */
function periodsOf({ match, played }: Kept, gameId: number): PeriodScore[] {
  const isRounds = sports[gameById(gameId)!.sport].inner === 'rounds';
  return match.games.flatMap(({ id, position, winner }): PeriodScore[] => {
    const game = played[id];
    if (!game || position > 7) return [];
    const won = sideOf(match, winner?.id);
    const lost = won === 'home' ? 'away' : 'home';
    // What came last of a game was before its end: a score that its winner does not lead is none.
    if (won && isRounds && game.score[won] <= game.score[lost]) return [];
    return [
      {
        key: `game${position}`,
        ...game.score,
        ...(won && { winner: won }),
        ...(game.map && { map: game.map.slice(0, 60) }),
        ...(game.homeSide && { homeSide: game.homeSide }),
      },
    ];
  });
}

/** How each game ended. */
function ends({ match }: Kept): IncidentItem[] {
  const score: ScorePair = { home: 0, away: 0 };
  return match.games
    .filter(({ status, position }) => status === 'finished' && position <= 7)
    .sort((a, b) => a.position - b.position)
    .flatMap(({ id, position, winner }): IncidentItem[] => {
      const side = sideOf(match, winner?.id);
      if (!side) return [];
      score[side] += 1;
      return [
        entry(`game-${id}`, position, { kind: 'gameEnd', side, score: { ...score } }, 99_999),
      ];
    });
}

/** An entry of a game, in the order of games and of the seconds within. */
export function entry(
  key: string,
  position: number,
  given: Pick<IncidentItem, 'kind'> & Partial<IncidentItem>,
  second: number,
): IncidentItem {
  return {
    key,
    order: position * 100_000 + Math.min(99_999, Math.round(second)),
    period: `game${position}`,
    minute: null,
    added: null,
    seconds: null,
    side: null,
    playerId: null,
    player: null,
    other: null,
    score: null,
    text: null,
    x: null,
    y: null,
    ...given,
  };
}
