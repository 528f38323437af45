import type { FeedMessage } from '@xiongmao/api/feeds/messages';
import {
  type FeedAdapter,
  type FileBatch,
  type ReadContext,
  type Replayable,
  throwFailures,
} from './adapter.ts';
import { numbered, type SourceMessage } from './reading/recording.ts';
import { actionsOf } from './wyscout/actions.ts';
import type { Play } from './wyscout/events.ts';
import { openLibrary } from './wyscout/library.ts';
import { lineupsOf } from './wyscout/lineups.ts';
import { dayOf, fixtureOf, isListedMatch, type Meeting } from './wyscout/meeting.ts';
import { listed, played } from './wyscout/meetings.ts';
import { replayOf } from './wyscout/replay.ts';
import { unreadableCounts } from './wyscout/squad-incidents.ts';
import { knowsStatus, stateOf } from './wyscout/state.ts';
import { cardStatistics, playerStatistics, teamStatistics } from './wyscout/tally.ts';
import { incidentsOf, incidentsWithoutEvents } from './wyscout/timeline.ts';

/**
 * Soccer by Wyscout: `matches_<competition>` with results and line-ups, and the events of some matches. What
 * completes the given files is looked for beside them, so that a match reads the same whichever of its
 * files are given, in whatever order; its details come from its events if there are any. A file that can't be
 * read keeps none of the others from being read: its error is thrown in the end.
 */
export const wyscout: FeedAdapter = {
  format: 'wyscout',

  async *read(files, context): AsyncIterable<FileBatch> {
    const library = await openLibrary(files, context);
    const awaitingEvents = new Set(library.events.flatMap(({ matchIds }) => [...matchIds]));
    for (const { file, meetings } of listed(library)) {
      const messages = meetings.filter(isDated(file, context)).flatMap((meeting) => {
        const isAwaiting = awaitingEvents.has(meeting.match.wyId);
        const said = outline(file, meeting, context);
        return inMatch(meeting, isAwaiting ? said : [...said, ...squadDetails(meeting)], context);
      });
      yield { file, messages };
    }
    for await (const { file, meeting, play, isListed } of played(library, context)) {
      if (!isDated(file, context)(meeting)) continue;
      const said = isListed ? [] : outline(file, meeting, context);
      const details = play ? playDetails(meeting, play) : squadDetails(meeting);
      yield { file, messages: inMatch(meeting, [...said, ...details], context) };
    }
    throwFailures(library.failures);
  },

  async *timed(files, context): AsyncIterable<Replayable> {
    const library = await openLibrary(files, context);
    for await (const { file, meeting, play } of played(library, context)) {
      if (!play || !isDated(file, context)(meeting)) continue;
      const { startsAt } = fixtureOf(meeting);
      yield {
        match: String(meeting.match.wyId),
        replay: () => replayOf(meeting, play.events, stateOf(meeting.match, startsAt, context.now)),
      };
    }
    throwFailures(library.failures);
  },
};

/** A listed match whose date is none can stand on no day. */
function isDated(file: string, context: ReadContext) {
  return ({ match }: Meeting): boolean => {
    if (!isListedMatch(match) || dayOf(match)) return true;
    const place = `match ${match.wyId}: dateutc`;
    context.quarantine({ file, place, reason: 'not a date', raw: match.dateutc });
    return false;
  };
}

/** Fixture and state: what is known of every match. */
function outline(file: string, meeting: Meeting, context: ReadContext): SourceMessage[] {
  const { match } = meeting;
  const odd = (place: string, reason: string, raw: unknown) =>
    context.quarantine({ file, place: `match ${match.wyId}: ${place}`, reason, raw });
  if (!knowsStatus(match)) odd('status', 'unknown status', match.status);
  for (const { place, raw } of unreadableCounts(match)) odd(place, 'not a count', raw);
  const fixture = fixtureOf(meeting);
  return [fixture, { type: 'state', state: stateOf(match, fixture.startsAt, context.now) }];
}

function playDetails(meeting: Meeting, { events }: Play): SourceMessage[] {
  const statistics = playerStatistics(events);
  return [
    ...lineupsOf(meeting, { statistics }).map(
      (lineup): SourceMessage => ({ type: 'lineup', lineup }),
    ),
    { type: 'incidents', items: incidentsOf(meeting, events), complete: true },
    { type: 'statistics', statistics: teamStatistics(meeting.match, events) },
    { type: 'actions', items: actionsOf(meeting, events) },
  ];
}

function squadDetails(meeting: Meeting): SourceMessage[] {
  const lineups = lineupsOf(meeting);
  if (lineups.length === 0) return [];
  const items = incidentsWithoutEvents(meeting);
  return [
    ...lineups.map((lineup): SourceMessage => ({ type: 'lineup', lineup })),
    { type: 'incidents', items, complete: true },
    { type: 'statistics', statistics: cardStatistics(items) },
  ];
}

function inMatch(
  { match }: Meeting,
  said: readonly SourceMessage[],
  { now }: ReadContext,
): FeedMessage[] {
  return said.map((message) => numbered(String(match.wyId), message, now.getTime()));
}
