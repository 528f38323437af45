import type { FeedMessage } from '@xiongmao/api/feeds/messages';
import { FeedFileError, type FileBatch, type ReadContext, throwFailures } from '../adapter.ts';
import { isNotice } from '../reading/source-file.ts';
import { faultOf, shortId } from './openfootball-entries.ts';
import { type MatchFile, readMatchFile } from './openfootball-file.ts';
import { type Competition, type Match, matchShape, messagesOf } from './openfootball-match.ts';

/** A match and where it stands in its file. */
interface Found {
  place: string;
  match: Match;
}

/**
 * Reads files of matches, each by what `describe` makes of it. Notices and companions yield nothing. A file
 * that can't be read keeps none of the others from being read: its error is thrown in the end.
 */
export async function* readMatchFiles(
  files: readonly string[],
  context: ReadContext,
  describe: (file: MatchFile) => Competition,
): AsyncIterable<FileBatch> {
  const failures: FeedFileError[] = [];
  for (const file of files) {
    try {
      const matchFile = isNotice(file) ? null : await readMatchFile(file);
      if (matchFile) yield { file, messages: readMatches(matchFile, describe(matchFile), context) };
    } catch (error) {
      if (!(error instanceof FeedFileError)) throw error;
      failures.push(error);
    }
  }
  throwFailures(failures);
}

function readMatches(
  file: MatchFile,
  competition: Competition,
  context: ReadContext,
): FeedMessage[] {
  const quarantine = (place: string, reason: string, raw: unknown) =>
    context.quarantine({ file: file.file, place, reason, raw });

  const ids = new Set<string>();
  return identified(findMatches(file, quarantine), competition).flatMap(({ id, place, match }) => {
    if (ids.has(id)) {
      quarantine(place, 'the same match once more', match);
      return [];
    }
    ids.add(id);
    return messagesOf(match, id, competition, context.now, (part, reason, raw) =>
      quarantine(`${place}.${part}`, reason, raw),
    );
  });
}

type Quarantine = (place: string, reason: string, raw: unknown) => void;

/** The entries that are matches. A file in which none is one is of another format. */
function findMatches({ file, entries }: MatchFile, quarantine: Quarantine): Found[] {
  const read = entries.map((entry) => ({ ...entry, result: matchShape.safeParse(entry.raw) }));
  const first = read[0]?.result;
  if (first?.error && read.every(({ result }) => result.error)) {
    throw new FeedFileError(file, read[0]?.place ?? '', `no match: ${faultOf(first.error)}`);
  }
  return read.flatMap(({ place, raw, round, result }) => {
    if (result.success)
      return [{ place, match: { ...result.data, round: result.data.round ?? round } }];
    quarantine(place, faultOf(result.error), raw);
    return [];
  });
}

/**
 * Gives matches ids that stay when a date moves: the number in the competition where the file has one,
 * else round and sides; where the same come together again, also which meeting it is by date.
 */
function identified(found: Found[], { id }: Competition): (Found & { id: string })[] {
  const baseOf = ({ num, round, team1, team2 }: Match) =>
    [id, ...(num ? [num] : [round ?? '', team1.name, team2.name])].join('/');
  const meetings = Map.groupBy(found, ({ match }) => baseOf(match));
  return found.map((entry) => {
    const base = baseOf(entry.match);
    const dates = new Set((meetings.get(base) ?? []).map(({ match }) => match.date));
    const which = [...dates].sort().indexOf(entry.match.date);
    return { ...entry, id: shortId(which > 0 ? `${base}/${which + 1}` : base, 200) };
  });
}
