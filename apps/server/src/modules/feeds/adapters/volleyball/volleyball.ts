import {
  type FeedAdapter,
  FeedFileError,
  type FileBatch,
  type ReadContext,
  type Replayable,
  throwFailures,
} from '../adapter.ts';
import { numbered } from '../reading/recording.ts';
import { isNotice } from '../reading/source-file.ts';
import { readDvw } from './dvw.ts';
import { ralliesOf } from './figures.ts';
import { usualSymbols } from './match.ts';
import { messagesOf, type Scouted } from './messages.ts';
import { replayOf } from './replay.ts';
import { readVsm } from './vsm.ts';

interface Read extends Scouted {
  file: string;
}

async function* scouted(
  files: readonly string[],
  context: ReadContext,
): AsyncIterable<Read | FeedFileError> {
  const seen = new Map<string, string>();
  for (const file of files.filter((one) => !isNotice(one)).sort()) {
    try {
      const told = /\.vsm(\.gz)?$/i.test(file)
        ? { match: await readVsm(file), symbols: usualSymbols }
        : await readDvw(file, context);
      const before = seen.get(told.match.id);
      if (before) throw new FeedFileError(file, 'file', `the match of ${before} again`);
      seen.set(told.match.id, file);
      yield { file, ...told };
    } catch (error) {
      if (!(error instanceof FeedFileError)) throw error;
      yield error;
    }
  }
}

/** Volleyball touch by touch: scouts' files of Data Volley (.dvw) and VolleyStation (.vsm), a match each. */
export const volleyball: FeedAdapter = {
  format: 'volleyball',

  async *read(files, context): AsyncIterable<FileBatch> {
    const failures: FeedFileError[] = [];
    for await (const told of scouted(files, context)) {
      if (told instanceof FeedFileError) failures.push(told);
      else {
        const messages = messagesOf(told).map((said) =>
          numbered(told.match.id, said, context.now.getTime()),
        );
        yield { file: told.file, messages };
      }
    }
    throwFailures(failures);
  },

  async *timed(files, context): AsyncIterable<Replayable> {
    const failures: FeedFileError[] = [];
    for await (const told of scouted(files, context)) {
      if (told instanceof FeedFileError) failures.push(told);
      else if (told.match.sets.some((set) => ralliesOf(set).length > 0))
        yield { match: told.match.id, replay: () => replayOf(told) };
    }
    throwFailures(failures);
  },
};
