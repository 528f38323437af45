import type { MatchState, PeriodScore } from '@xiongmao/api/matches/shapes';
import type { ScorePair } from '@xiongmao/api/matches/sides';
import type { TimedMatch } from '../adapter.ts';
import { instantAt, type Recording, recording } from '../reading/recording.ts';
import { actionsOf } from './actions.ts';
import { goalFor, type PeriodEvent, type PeriodName, periodNames, periods } from './events.ts';
import { lineupsOf } from './lineups.ts';
import { fixtureOf, type Meeting, titleOf } from './meeting.ts';
import { playerStatistics, teamStatistics } from './tally.ts';
import { incidentsOf } from './timeline.ts';

/** The break before a period, in seconds of real time, and the phase the match is in meanwhile. */
const breaks: Record<PeriodName, { seconds: number; phase: string }> = {
  '1H': { seconds: 0, phase: 'h1' },
  '2H': { seconds: 900, phase: 'halfTime' },
  E1: { seconds: 300, phase: 'extraTimeBreak' },
  E2: { seconds: 60, phase: 'extraTimeBreak' },
  P: { seconds: 180, phase: 'penaltiesBreak' },
};
/** Positions come in batches of this many seconds, statistics every minute. */
const actionBatch = 5;
const statisticsEvery = 60;

interface Stretch {
  name: PeriodName;
  /** In seconds of real time since the first whistle. */
  from: number;
  to: number;
  events: PeriodEvent[];
}

/** A match as its feed would have told it: nothing is said before it happened. */
export function replayOf(
  meeting: Meeting,
  events: readonly PeriodEvent[],
  finalState: MatchState,
): TimedMatch {
  const feed = recording(String(meeting.match.wyId));
  feed.before(
    fixtureOf(meeting),
    ...lineupsOf(meeting, { statistics: new Map(), untilMinute: -1 }).map(
      (lineup) => ({ type: 'lineup', lineup }) as const,
    ),
    { type: 'state', state: { ...blank, status: 'notStarted' } },
  );

  const stretches = stretchesOf(events);
  tellStates(feed, meeting, stretches);
  tellIncidents(feed, meeting, stretches);
  tellActions(feed, meeting, stretches);
  tellStatistics(feed, meeting, stretches);

  const end = stretches.at(-1)?.to ?? 0;
  const statistics = playerStatistics(events);
  feed.at(
    end,
    { type: 'statistics', statistics: teamStatistics(meeting.match, events) },
    ...lineupsOf(meeting, { statistics }).map((lineup) => ({ type: 'lineup', lineup }) as const),
    { type: 'state', state: finalState },
  );
  return { ...feed.played(), title: titleOf(meeting), gameId: 202 };
}

const blank: Omit<MatchState, 'status'> = {
  phase: null,
  clock: null,
  score: null,
  periods: [],
  columns: [],
  winner: null,
  note: null,
};

function stretchesOf(events: readonly PeriodEvent[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const name of periodNames) {
    const within = events.filter(({ matchPeriod }) => matchPeriod === name);
    const last = within.at(-1);
    if (!last) continue;
    const from = (stretches.at(-1)?.to ?? 0) + (stretches.length > 0 ? breaks[name].seconds : 0);
    stretches.push({ name, from, to: from + Math.ceil(last.eventSec), events: within });
  }
  return stretches;
}

/** Score, phase and clock whenever one of them changes. */
function tellStates(feed: Recording, meeting: Meeting, stretches: readonly Stretch[]) {
  const score: ScorePair = { home: 0, away: 0 };
  const within: PeriodScore[] = [];
  const tell = (at: number, phase: string, seconds: number | null, running: boolean) =>
    feed.at(at, {
      type: 'state',
      state: {
        ...blank,
        status: 'live',
        phase,
        clock: seconds === null ? null : { at: instantAt(at), seconds, running, speed: 1 },
        score: { ...score },
        periods: within.map((period) => ({ ...period })),
      },
    });

  for (const [index, { name, from, to, events }] of stretches.entries()) {
    const { key, start, length } = periods[name];
    const period = openPeriod(within, name);
    const clock = (seconds: number) => (length > 0 ? start * 60 + seconds : null);
    tell(from, key, clock(0), true);
    for (const event of events) {
      const side = goalFor(meeting.match, event);
      if (!side) continue;
      period[side] += 1;
      if (name !== 'P') score[side] += 1;
      tell(from + event.eventSec, key, clock(event.eventSec), true);
    }
    const next = stretches[index + 1];
    if (next) tell(to, breaks[next.name].phase, (start + length) * 60, false);
  }
}

/** Both halves of extra time count as one period, as in the final state. */
function openPeriod(within: PeriodScore[], name: PeriodName): PeriodScore {
  const last = within.at(-1);
  if (name === 'E2' && last?.key === 'et1') return last;
  const period = { key: periods[name].key, home: 0, away: 0 };
  within.push(period);
  return period;
}

/** Entries of the timeline, and the line-up after each substitution. */
function tellIncidents(feed: Recording, meeting: Meeting, stretches: readonly Stretch[]) {
  const events = stretches.flatMap((stretch) => stretch.events);
  for (const incident of incidentsOf(meeting, events)) {
    const stretch = stretches.find(({ name }) => periods[name].key === incident.period);
    if (!stretch) continue;
    const at = momentOf(stretch, incident);
    feed.at(at, { type: 'incidents', items: [incident] });
    if (incident.kind !== 'substitution' || incident.minute === null) continue;
    const untilMinute = incident.minute + (incident.added ?? 0);
    const lineups = lineupsOf(meeting, { statistics: new Map(), untilMinute });
    const changed = lineups.find(({ side }) => side === incident.side);
    if (changed) feed.at(at, { type: 'lineup', lineup: changed });
  }
}

/** When an entry happened: by its event, so that a goal comes with its score; to the minute for substitutions. */
function momentOf(
  { name, from, to, events }: Stretch,
  incident: ReturnType<typeof incidentsOf>[number],
): number {
  const { start } = periods[name];
  if (incident.kind === 'periodStart') return from;
  if (incident.kind === 'periodEnd') return to;
  const event = events.find(({ id }) => incident.key === `event-${id}`);
  if (event) return from + event.eventSec;
  const minutes = (incident.minute ?? 0) + (incident.added ?? 0) - 1 - start;
  const second = incident.seconds === null ? minutes * 60 : incident.seconds - start * 60;
  return Math.min(to, from + second);
}

function tellActions(feed: Recording, meeting: Meeting, stretches: readonly Stretch[]) {
  const all = actionsOf(
    meeting,
    stretches.flatMap(({ events }) => events),
  );
  for (const { name, from } of stretches) {
    const batches = Map.groupBy(
      all.filter(({ period }) => period === periods[name].key),
      ({ second }) => Math.floor(second / actionBatch),
    );
    for (const items of batches.values()) {
      feed.at(from + Math.max(...items.map(({ second }) => second)), { type: 'actions', items });
    }
  }
}

function tellStatistics(feed: Recording, { match }: Meeting, stretches: readonly Stretch[]) {
  const before: PeriodEvent[] = [];
  for (const { name, from, events } of stretches) {
    if (name === 'P') continue;
    const last = events.at(-1)?.eventSec ?? 0;
    for (let second = statisticsEvery; second < last; second += statisticsEvery) {
      const sofar = events.filter(({ eventSec }) => eventSec <= second);
      const statistics = teamStatistics(match, [...before, ...sofar]);
      feed.at(from + second, { type: 'statistics', statistics });
    }
    before.push(...events);
  }
}
