import type {
  FixtureMessage,
  IncidentItem,
  IncidentsMessage,
  LobbyMessage,
  SheetMessage,
  StateMessage,
} from '@xiongmao/api/feeds/messages';
import type { MatchState } from '@xiongmao/api/matches/shapes';
import type { Side } from '@xiongmao/api/matches/sides';

/** A fixture of two sides that start at an instant; what matters to a test is given. */
export function fixtureOf(
  match: string,
  startsAt: string | null,
  rest: Partial<FixtureMessage> = {},
): FixtureMessage {
  return {
    type: 'fixture',
    match,
    version: 1,
    gameId: 202,
    league: { id: 'league', name: 'Test League' },
    season: '2026',
    home: { id: `${match}-home`, name: `Home of ${match}` },
    away: { id: `${match}-away`, name: `Away of ${match}` },
    startsAt,
    date: (startsAt ?? '2026-05-01').slice(0, 10),
    ...rest,
  };
}

export function stateOf(
  match: string,
  version: number,
  state: Partial<MatchState> = {},
): StateMessage {
  return {
    type: 'state',
    match,
    version,
    state: {
      status: 'live',
      phase: 'h1',
      clock: null,
      score: { home: 0, away: 0 },
      periods: [],
      columns: [],
      winner: null,
      note: null,
      ...state,
    },
  };
}

/** A fixture of PUBG, which has no sides. */
export function lobbyFixtureOf(
  match: string,
  startsAt: string | null,
  rest: Partial<FixtureMessage> = {},
): FixtureMessage {
  return fixtureOf(match, startsAt, { gameId: 5, home: null, away: null, ...rest });
}

/** Teams by the rounds that they played: `{ Ants: [[1, 4]] }` were first in one, with four kills. */
export function lobbyOf(
  match: string,
  version: number,
  teams: Record<string, readonly [placement: number | null, kills: number][]>,
): LobbyMessage {
  const rounds = Math.max(...Object.values(teams).map((played) => played.length));
  return {
    type: 'lobby',
    match,
    version,
    lobby: {
      rounds: 5,
      teamSize: 4,
      placementPoints: [10, 6, 5],
      killPoints: 1,
      teams: Object.keys(teams).map((name) => ({ id: name, name, players: [`${name} One`] })),
      played: Array.from({ length: rounds }, (_, index) => ({
        key: `game${index + 1}`,
        map: 'Erangel',
        results: Object.entries(teams).flatMap(([teamId, played]) => {
          const [placement, kills] = played[index] ?? [null, 0];
          return { teamId, placement, kills, alive: null };
        }),
      })),
    },
  };
}

export function goalOf(key: string, rest: Partial<IncidentItem> = {}): IncidentItem {
  return {
    key,
    order: 1,
    period: 'h1',
    minute: 10,
    added: null,
    seconds: null,
    kind: 'goal',
    side: 'home',
    playerId: null,
    player: 'A. Scorer',
    other: null,
    score: { home: 1, away: 0 },
    text: null,
    x: null,
    y: null,
    ...rest,
  };
}

export function incidentsOf(
  match: string,
  version: number,
  items: IncidentItem[],
  complete?: boolean,
): IncidentsMessage {
  return { type: 'incidents', match, version, items, complete };
}

/** Rallies by who won each, set by set. */
export function sheetOf(
  match: string,
  version: number,
  ...sets: readonly (readonly Side[])[]
): SheetMessage {
  const parts = sets.map((winners, index) => {
    const score = { home: 0, away: 0 };
    const rallies = winners.map((winner) => {
      score[winner] += 1;
      return { server: null, winner, score: { ...score } };
    });
    return { key: `set${index + 1}`, rallies };
  });
  return { type: 'sheet', match, version, sheet: { kind: 'rallies', parts } };
}

/** The words of an article. */
export const writtenArticle = {
  title: 'What the numbers say',
  summary: 'Two sides that never gave a goal away.',
  body: {
    type: 'doc' as const,
    content: [
      {
        type: 'paragraph' as const,
        content: [{ type: 'text' as const, text: 'They have won the last five.' }],
      },
    ],
  },
};

/** What an expert writes: the home side wins. */
export const writtenPlan = {
  title: 'The home side wins',
  content: 'They have won the last five, and nobody is injured.',
  label: '',
  playType: 'winner',
  level: 'full',
  pick: 'home',
  line: null,
  odds: 2,
  price: 28,
  refund: false,
  viewing: 'login',
} as const;

/** A video, as an office makes a draft of one. */
export const draftedVideo = {
  kind: 'clip' as const,
  gameId: 202,
  matchId: null,
  incident: null,
  title: 'A goal from the halfway line',
  neutralTitle: null,
  description: 'Filmed from the stand.',
  locale: 'en_US',
};

export const writtenCaptions = 'WEBVTT\n\n00:01.000 --> 00:02.500\nWhat a goal!\n';
