import { hash } from 'node:crypto';
import { basename } from 'node:path';
import type { IncidentItem } from '@xiongmao/api/feeds/messages';
import {
  type FeedAdapter,
  FeedFileError,
  type FileBatch,
  type ReadContext,
  type Replayable,
  throwFailures,
} from '../adapter.ts';
import { numbered, type SourceMessage } from '../reading/recording.ts';
import { isNotice } from '../reading/source-file.ts';
import { readCricsheet } from './cricsheet-file.ts';
import { statisticsOf } from './figures.ts';
import { incidentsOf } from './incidents.ts';
import { contentOf, fixtureOf, type Match, matchOf } from './match.ts';
import { type Played, play } from './play.ts';
import { lineupMessages, replayOf } from './replay.ts';
import { sheetTeller } from './sheet.ts';
import { finalState } from './state.ts';

/**
 * Cricket by Cricsheet: a file for each match, ball by ball. It tells days, and no time of day: a replay has
 * a pace of its own. A file that can't be read keeps none of the others from being read: its error is thrown
 * in the end.
 */
export const cricsheet: FeedAdapter = {
  format: 'cricsheet',

  async *read(files, context): AsyncIterable<FileBatch> {
    const failures: FeedFileError[] = [];
    const version = context.now.getTime();
    for await (const { file, match } of matchesIn(files, failures, context)) {
      const messages = messagesOf(match).map((said) => numbered(match.id, said, version));
      yield { file, messages };
    }
    throwFailures(failures);
  },

  async *timed(files, context): AsyncIterable<Replayable> {
    const failures: FeedFileError[] = [];
    for await (const { match } of matchesIn(files, failures, context)) {
      if (match.innings.length > 0) yield { match: match.id, replay: () => replayOf(match) };
    }
    throwFailures(failures);
  },
};

async function* matchesIn(
  files: readonly string[],
  failures: FeedFileError[],
  context: ReadContext,
): AsyncIterable<{ file: string; match: Match }> {
  const seen = new Map<string, { file: string; played: string }>();
  for (const file of files.filter((one) => !isNotice(one)).toSorted()) {
    try {
      const match = matchOf(file, await readCricsheet(file));
      // The same match lies in several of the source's collections. Two of a day may have no number each.
      const { match_number, stage } = match.info.event ?? {};
      const names = [match.id, ...((match_number ?? stage) ? [contentOf(match)] : [])];
      const played = hash('sha256', JSON.stringify(match.innings));
      const before = names.flatMap((name) => seen.get(name) ?? [])[0];
      if (before) {
        const reason = `left out: other innings of the match in ${basename(before.file)}`;
        if (before.played !== played)
          context.quarantine({ file, place: 'innings', reason, raw: match.id });
        continue;
      }
      for (const name of names) seen.set(name, { file, played });
      yield { file, match };
    } catch (error) {
      if (!(error instanceof FeedFileError)) throw error;
      failures.push(error);
    }
  }
}

/** All that is known of a match. */
function messagesOf(match: Match): SourceMessage[] {
  const items: IncidentItem[] = [];
  let played: Played = { match, scorers: [] };
  for (const moment of play(match)) {
    played = moment;
    items.push(...incidentsOf(moment));
  }
  return [
    fixtureOf(match),
    { type: 'state', state: finalState(played) },
    ...lineupMessages(played),
    ...(items.length > 0
      ? [{ type: 'incidents', items, complete: true } satisfies SourceMessage]
      : []),
    ...(match.innings.length > 0
      ? [{ type: 'statistics', statistics: statisticsOf(played) } satisfies SourceMessage]
      : []),
    { type: 'sheet', sheet: sheetTeller(match)(played, true) },
  ];
}
