import type { FixtureMessage, IncidentItem, TeamRef } from '@xiongmao/api/feeds/messages';
import type { Action, Lineup, MatchState, MatchStatus } from '@xiongmao/api/matches/shapes';
import type { Side } from '@xiongmao/api/matches/sides';
import type { SourceMessage } from '../reading/recording.ts';
import type { Game } from './games.ts';
import { leagueOf, periodKey, seasonOf, stageOf } from './league.ts';
import type { BoxPlayer, Person, Play, Point } from './services/facts.ts';
import { teamStatistics } from './statistics.ts';

/** All that is known of a game. */
export function messagesOf(game: Game, now: Date): SourceMessage[] {
  const incidents = incidentsOf(game);
  const statistics = teamStatistics(game);
  const actions = actionsOf(game);
  return [
    fixtureOf(game),
    { type: 'state', state: stateOf(game, now) },
    ...lineupsOf(game).map((lineup): SourceMessage => ({ type: 'lineup', lineup })),
    ...(incidents.length > 0
      ? [{ type: 'incidents', items: incidents, complete: true } satisfies SourceMessage]
      : []),
    ...(statistics.length > 0 ? [{ type: 'statistics', statistics } satisfies SourceMessage] : []),
    ...(actions.length > 0 ? [{ type: 'actions', items: actions } satisfies SourceMessage] : []),
  ];
}

export function fixtureOf(game: Game): Omit<FixtureMessage, 'match' | 'version'> {
  const { gameId, startsAt, date, round, venue } = game;
  const stage = stageOf(gameId);
  return {
    type: 'fixture',
    gameId: 201,
    league: leagueOf(gameId),
    season: seasonOf(gameId),
    home: teamRef(game, 'home'),
    away: teamRef(game, 'away'),
    ...(game.isGuess && { sidesGuessed: true }),
    startsAt,
    date,
    ...(round && { round }),
    ...(stage && { stage }),
    ...(venue && { venue }),
  };
}

export function teamRef({ names, ...sides }: Game, side: Side): TeamRef {
  const id = sides[side];
  if (id.startsWith('tbd')) return { id, name: 'TBD', undecided: true };
  const { name, abbr } = names[id] ?? {};
  return { id, name: name ?? null, ...(abbr && { abbr }) };
}

const statuses: Record<NonNullable<Game['status']>, MatchStatus> = {
  scheduled: 'notStarted',
  live: 'live',
  final: 'ended',
  postponed: 'postponed',
  cancelled: 'cancelled',
};

/** Where the game stands. A status that is not known gives way to what the score says. */
export function stateOf(game: Game, now: Date): MatchState {
  const { points, periods, plays } = game;
  const told = statuses[game.status ?? (points ? 'final' : 'scheduled')];
  const isOpen = told === 'notStarted' || told === 'live';
  const status = (isOpen && isOver(game, now)) || (told === 'ended' && !points) ? 'unknown' : told;
  const score = points && told !== 'notStarted' ? { home: points[0], away: points[1] } : null;
  const ended = status === 'ended' && score !== null;
  return {
    status,
    phase: status === 'live' ? phaseAfter(plays.at(-1)) : null,
    clock: null,
    score,
    periods: score
      ? periods.map(([home, away], index) => ({ key: periodKey(index + 1), home, away }))
      : [],
    columns: [],
    winner: ended ? winnerOf(score) : null,
    note: null,
  };
}

function winnerOf({ home, away }: { home: number; away: number }) {
  if (home === away) return 'draw';
  return home > away ? 'home' : 'away';
}

/** What should be over by now and isn't: the file is older than the game. */
function isOver({ startsAt, date }: Game, now: Date): boolean {
  // A game of no known day has been played: its plays or its box score tell of it.
  if (!startsAt && !date) return true;
  const start = Date.parse(startsAt ?? `${date}T23:59:59Z`);
  return start < now.getTime() - 86_400_000;
}

/** The phase a game is in after a play. */
export function phaseAfter(play: Play | undefined): string | null {
  if (!play) return null;
  if (play.kind !== 'periodEnd') return periodKey(play.period);
  return play.period === 2 ? 'halfTime' : 'break';
}

export function lineupsOf(game: Game): Lineup[] {
  return (['home', 'away'] as const).flatMap((side) => {
    const players = game.boxes[game[side]]?.players ?? [];
    return players.length > 0
      ? [{ side, formation: null, coach: null, players: players.map(lineupPlayer) }]
      : [];
  });
}

function lineupPlayer({ id, ...player }: BoxPlayer): Lineup['players'][number] {
  return { playerId: id, cameOn: null, wentOff: null, ...player };
}

/** The timeline, a row after the other. */
export function incidentsOf(game: Game): IncidentItem[] {
  const known = new Map(
    Object.values(game.boxes).flatMap(({ players }) => players.map(({ id, name }) => [id, name])),
  );
  const nameOf = (person: Person | null) =>
    (person?.id ? known.get(person.id) : undefined) ?? person?.name ?? null;
  const seen = new Map<string, number>();
  return game.plays.map((play, order) => {
    const side = sideOf(game, play.team);
    const times = (seen.get(play.key) ?? 0) + 1;
    seen.set(play.key, times);
    const position = side && play.position && turned(play.position, side);
    return {
      key: times === 1 ? play.key : `${play.key}-${times}`,
      order,
      period: periodKey(play.period),
      minute: null,
      added: null,
      seconds: play.remaining,
      kind: play.kind,
      side,
      playerId: play.player?.id ?? null,
      player: nameOf(play.player),
      other: nameOf(play.other),
      score: play.score,
      text: play.text?.slice(0, 600) ?? null,
      x: position?.x ?? null,
      y: position?.y ?? null,
    };
  });
}

/** Shots at their places; `order` is the row of the play. */
export function actionsOf(game: Game): Action[] {
  const names = incidentsOf(game);
  return game.plays.flatMap((play, order) => {
    const side = sideOf(game, play.team);
    if (!side || !play.position) return [];
    return [
      {
        order,
        period: periodKey(play.period),
        second: Math.max(0, lengthOf(game.plays, play.period) - play.remaining),
        kind: 'shot',
        side,
        player: names[order]?.player ?? null,
        ...turned(play.position, side),
        toX: null,
        toY: null,
        success: play.kind !== 'shotMissed',
      },
    ];
  });
}

/** How long a period is differs by league: its first rows show the full clock. */
function lengthOf(plays: readonly Play[], period: number): number {
  return Math.max(...plays.flatMap((play) => (play.period === period ? play.remaining : [])));
}

function sideOf({ home, away }: Game, team: string | null): Side | null {
  if (team === home) return 'home';
  return team === away ? 'away' : null;
}

/** The home side attacks to the right. */
function turned({ x, y }: Point, side: Side): Point {
  const opposite = (value: number) => Math.round((100 - value) * 100) / 100;
  return side === 'home' ? { x, y } : { x: opposite(x), y: opposite(y) };
}
