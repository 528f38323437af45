import type { MatchState, ScoreColumn } from '@xiongmao/api/matches/shapes';
import type { Side } from '@xiongmao/api/matches/sides';
import type { TimedMatch } from '../adapter.ts';
import { recording, type SourceMessage } from '../reading/recording.ts';
import { ralliesOf, statisticsOf } from './figures.ts';
import type { Event, PlayedSet } from './match.ts';
import {
  blank,
  fixtureOf,
  incidentsOf,
  lineupsOf,
  messagesOf,
  periodOf,
  type Scouted,
  setsWon,
  sheetOf,
  stateOf,
} from './messages.ts';

const statisticsEvery = 5;
/** Seconds, where nobody noted the time. */
const pace = { rally: 28, pause: 30, set: 180 };

/** A match as its feed would have told it: nothing is said before it happened. */
export function replayOf(scouted: Scouted): TimedMatch {
  const { match, symbols } = scouted;
  const feed = recording(match.id);
  feed.before(
    fixtureOf(match),
    ...lineupsOf(scouted).map((lineup): SourceMessage => {
      const players = lineup.players.map((player) => ({ ...player, statistics: {} }));
      return { type: 'lineup', lineup: { ...lineup, players } };
    }),
    { type: 'state', state: blank },
  );
  const done: PlayedSet[] = [];
  const told = new Set<string>();
  const moment = clockOf(match.sets);
  let at = 0;
  for (const set of match.sets) {
    for (const [index, event] of set.events.entries()) {
      const isLast = index === set.events.length - 1;
      const now: PlayedSet =
        isLast && set.isOver
          ? set
          : { ...set, events: set.events.slice(0, index + 1), result: null, isOver: false };
      const { begins, ends } = moment(event);
      if (index === 0) {
        const first = serverOf(set.events[0]);
        const opening = { ...now, events: [], result: null, isOver: false };
        feed.at(begins, { type: 'state', state: liveState([...done, opening], first) });
      }
      at = ends;
      const sets = [...done, now];
      const items = incidentsOf(match, sets).filter(({ key }) => !told.has(key));
      for (const { key } of items) told.add(key);
      if (event.kind === 'rally') {
        feed.at(at, { type: 'state', state: liveState(sets, event.winner) });
        feed.at(at, { type: 'sheet', sheet: sheetOf(scouted, sets) });
        if (isLast || ralliesOf(now).length % statisticsEvery === 0) {
          feed.at(at, { type: 'statistics', statistics: statisticsOf(sets, symbols) });
        }
      } else if (event.kind === 'timeout') {
        feed.at(at, { type: 'state', state: { ...liveState(sets, null), phase: 'timeout' } });
      }
      if (items.length > 0) feed.at(at, { type: 'incidents', items });
    }
    done.push(set);
  }
  const last = messagesOf(scouted).filter(({ type }) => type === 'lineup' || type === 'sheet');
  const missed = incidentsOf(match, match.sets).filter(({ key }) => !told.has(key));
  feed.at(
    at,
    ...last,
    ...(missed.length > 0 ? [{ type: 'incidents', items: missed } satisfies SourceMessage] : []),
    { type: 'state', state: stateOf(match) },
  );
  const { home, away } = match.teams;
  return { ...feed.played(), title: `${home.name} – ${away.name}`, gameId: 206 };
}

function serverOf(event: Event | undefined): Side | null {
  if (event?.kind !== 'rally') return null;
  return event.touches.find(({ skill }) => skill === 'S')?.side ?? null;
}

/** Who wins a rally serves the next. */
function liveState(sets: readonly PlayedSet[], server: Side | null): MatchState {
  const last = sets.at(-1)!;
  return {
    ...blank,
    status: 'live',
    phase: last.isOver ? 'break' : `set${last.number}`,
    score: setsWon(sets),
    periods: sets.map(periodOf),
    columns: server && !last.isOver ? [serving(server)] : [],
  };
}

const serving = (server: Side): ScoreColumn => ({
  key: 'serving',
  home: server === 'home' ? '1' : '',
  away: server === 'away' ? '1' : '',
});

/** When each event begins and ends: as noted, and never before what it follows. */
function clockOf(sets: readonly PlayedSet[]): (event: Event) => { begins: number; ends: number } {
  const events = sets.flatMap((set) => set.events);
  const isTimed = events.filter(({ at }) => at !== null).length > events.length / 2;
  const moments = new Map<Event, { begins: number; ends: number }>();
  let at = 0;
  for (const set of sets) {
    for (const event of set.events) {
      const told = event.kind === 'rally' ? (event.begins ?? event.at) : event.at;
      const begins = isTimed ? Math.max(at, told ?? at) : at;
      const length = event.kind === 'rally' ? pace.rally : pace.pause;
      at = isTimed ? Math.max(begins, event.at ?? begins) : begins + length;
      moments.set(event, { begins, ends: at });
    }
    if (!isTimed) at += pace.set;
  }
  return (event) => moments.get(event) ?? { begins: at, ends: at };
}
