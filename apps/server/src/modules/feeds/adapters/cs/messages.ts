import type { FixtureMessage, IncidentItem } from '@xiongmao/api/feeds/messages';
import type { MatchState, PeriodScore } from '@xiongmao/api/matches/shapes';
import { killText } from '@xiongmao/api/matches/sheets/kill-words';
import type { Sheet } from '@xiongmao/api/matches/sheets/sheet';
import type { ScorePair, Side } from '@xiongmao/api/matches/sides';
import type { SourceMessage } from '../reading/recording.ts';
import { mapName, weaponName } from './arsenal.ts';
import { lineupsOf, statisticsIn } from './figures.ts';
import type { Kill, Played, Round } from './played.ts';
import { plainName } from './tell-apart.ts';

export const gameId = 2;
/** A file tells one map: it is the match. */
const period = 'game1';

/** All that is known of a match. */
export function messagesOf(played: Played, now: Date): SourceMessage[] {
  const { rounds } = played;
  const items = incidentsOf(played).map(({ item }) => item);
  const statistics = statisticsIn(played, rounds);
  return [
    fixtureOf(played),
    { type: 'state', state: stateOf(played, now) },
    ...lineupsOf(played, rounds).map((lineup): SourceMessage => ({ type: 'lineup', lineup })),
    { type: 'incidents', items, complete: true },
    ...(statistics.length > 0 ? [{ type: 'statistics', statistics } satisfies SourceMessage] : []),
    ...(rounds.length > 0 ? [sheetOf(rounds)] : []),
  ];
}

export function fixtureOf(played: Played): Omit<FixtureMessage, 'match' | 'version'> {
  const { league, season, stage, names, startsAt, date } = played;
  const team = (side: Side) => {
    const name = names[side].slice(0, 160);
    return { id: name, name, sameAs: `club:cs:${plainName(name) || name}` };
  };
  return {
    type: 'fixture',
    gameId,
    league: league === null ? null : { id: league, name: league },
    season,
    home: team('home'),
    away: team('away'),
    startsAt,
    date,
    ...(stage && { round: stage }),
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

/** How the match ended; what was not decided and is over a day old has stopped, nobody tells why. */
export function stateOf({ score, over, map, rounds, date }: Played, now: Date): MatchState {
  const winner = over ? leaderOf(score) : null;
  const isOld = Date.parse(`${date}T23:59:59Z`) < now.getTime() - 86_400_000;
  return {
    ...blank,
    status: over ? 'ended' : isOld ? 'unknown' : 'live',
    phase: over || isOld ? null : period,
    score: { home: Number(winner === 'home'), away: Number(winner === 'away') },
    periods: [periodOf(map, score, rounds.at(-1), winner)],
    winner: over ? (winner ?? 'draw') : null,
  };
}

export function periodOf(
  map: string,
  score: ScorePair,
  last: Round | undefined,
  winner: Side | null,
): PeriodScore {
  return {
    key: period,
    ...score,
    ...(winner && { winner }),
    map: mapName(map).slice(0, 60),
    ...(last?.sides && { homeSide: last.sides.home }),
  };
}

const leaderOf = ({ home, away }: ScorePair): Side | null =>
  home === away ? null : home > away ? 'home' : 'away';

export function sheetOf(rounds: readonly Round[]): SourceMessage & { type: 'sheet' } {
  const sheet: Sheet = {
    kind: 'rounds',
    parts: [
      {
        key: period,
        rounds: rounds.map(({ startedAt, endedAt, ...round }) => ({
          number: round.number,
          winner: round.winner,
          ending: round.ending,
          score: round.score,
          sides: round.sides,
          alive: round.alive,
          equipment: round.equipment,
          planted: round.planted,
          seconds: startedAt === null || endedAt === null ? null : endedAt - startedAt,
        })),
      },
    ],
  };
  return { type: 'sheet', sheet };
}

type Entry = Pick<IncidentItem, 'key' | 'kind'> & Partial<IncidentItem>;

/** An entry, and the second of the match at which it was known. */
export interface TimedEntry {
  at: number;
  item: IncidentItem;
}

/**
 * The timeline: kills and bombs of each round, those after it was won among them, then who won it. Without a time they
 * stand at its end.
 */
export function incidentsOf(played: Played): TimedEntry[] {
  const { rounds, map, over, score, pauses, players } = played;
  const told: TimedEntry[] = [];
  const seen = new Map<string, number>();
  const add = (at: number, { key, ...item }: Entry) => {
    // Files may have one fall twice in a round.
    const times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
    const own = `${key.slice(0, 110)}${times > 1 ? `-${times}` : ''}`;
    told.push({ at, item: { ...empty, order: told.length, ...item, key: own } });
  };
  const nameOf = (id: string) => (players.get(id)?.name ?? id).slice(0, 120);
  const sideOf = (id: string, victim: string | null, { deeds }: Round): Side | null => {
    const other = victim === null ? undefined : players.get(victim)?.side;
    const own = players.get(id)?.side;
    if (own || !deeds.has(id)) return own ?? null;
    return other ? (other === 'home' ? 'away' : 'home') : null;
  };

  add(0, { key: 'start', kind: 'periodStart', text: mapName(map) });
  for (const [index, round] of rounds.entries()) {
    const { number, startedAt, winner, sides } = round;
    const before = rounds[index - 1];
    const begin = startedAt ?? before?.endedAt ?? 0;
    const end = endOf(rounds, index);
    if (before?.sides && sides && before.sides.home !== sides.home) {
      add(begin, { key: `r${number}-sides`, kind: 'note', text: 'Change of sides' });
    }
    for (const { from, to } of pauses) {
      if (from < endOf(rounds, index - 1) || from >= end) continue;
      add(from, { key: `pause-${from}`, kind: 'note', text: 'Pause' });
      add(to, { key: `pause-${from}-end`, kind: 'note', text: 'Play resumes' });
    }
    const deeds = [
      ...round.kills.map((kill) => ({ at: kill.at, kill, bomb: null })),
      ...round.bomb.map((bomb) => ({ at: bomb.at, kill: null, bomb })),
    ].sort((a, b) => (a.at ?? 0) - (b.at ?? 0));
    const tell = ({ at, kill, bomb }: (typeof deeds)[number]) => {
      const moment = at === null ? end : begin + at;
      if (kill) {
        const { killer, victim } = kill;
        add(moment, {
          key: `r${number}-kill-${victim}`,
          kind: 'kill',
          side: sideOf(killer, victim, round),
          playerId: players.has(killer) ? killer : null,
          player: nameOf(killer),
          other: nameOf(victim),
          text: weaponText(kill),
          seconds: at,
        });
      } else if (bomb) {
        add(moment, {
          key: `r${number}-${bomb.kind}`,
          kind: 'objective',
          side: sideOf(bomb.player, null, round),
          playerId: players.has(bomb.player) ? bomb.player : null,
          player: nameOf(bomb.player),
          text: bomb.kind === 'planted' ? 'Bomb planted' : 'Bomb defused',
          seconds: at,
        });
      }
    };
    for (const deed of deeds) tell(deed);
    if (winner) {
      const { home, away } = round.score;
      add(end, { key: `r${number}`, kind: 'round', side: winner, text: `${home}–${away}` });
    }
  }
  const winner = leaderOf(score);
  if (over) {
    const final = { home: Number(winner === 'home'), away: Number(winner === 'away') };
    const text = `${score.home}–${score.away}`;
    add(endOf(rounds, rounds.length - 1), {
      key: 'end',
      kind: 'gameEnd',
      side: winner,
      text,
      score: final,
    });
  }
  return told;
}

/** Before the next begins, where the file tells no end: within the time that a round and its bomb have. */
export function endOf(rounds: readonly Round[], index: number): number {
  const round = rounds[index];
  if (!round) return 0;
  return round.endedAt ?? rounds[index + 1]?.startedAt ?? (round.startedAt ?? 0) + 160;
}

const weaponText = (kill: Kill): string => killText({ ...kill, weapon: weaponName(kill.weapon) });

const empty: Omit<IncidentItem, 'key' | 'kind' | 'order'> = {
  period,
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
};
