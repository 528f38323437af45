import type { FeedFormat, FeedMessage } from '@xiongmao/api/feeds/messages';

/** What an adapter could not understand, with where it stood. */
export interface Quarantined {
  file: string;
  /** Path or line inside the file: `matches[12].goals1[0]`, `row 164`. */
  place: string;
  reason: string;
  raw: unknown;
}

/** What an adapter is given besides its files. */
export interface ReadContext {
  /** Now: what lies in the past without a result is unknown, not to come. */
  now: Date;
  quarantine(entry: Quarantined): void;
}

/** What one file, or one file with those beside it that complete it, says. */
export interface FileBatch {
  file: string;
  messages: FeedMessage[];
}

/** A finished match as a source told it, with the time each thing happened, for replay. */
export interface TimedMatch {
  /** The source's id of the match. */
  match: string;
  /** "Home – Away", for the log. */
  title: string;
  gameId: number;
  /** Before the start: fixture and line-ups. */
  opening: FeedMessage[];
  /** `at` is seconds of real time since the start, breaks included, growing. */
  timeline: { at: number; messages: FeedMessage[] }[];
}

/** A match that has times. How it went is worked out for those alone that are replayed. */
export interface Replayable {
  /** The source's id of the match. */
  match: string;
  replay(): TimedMatch;
}

/** One format of files. Reading is pure: no database, no clock of its own. */
export interface FeedAdapter {
  format: FeedFormat;
  /** Ids of matches are made of their sides' names: they change once an open side is found. */
  idsOfSides?: true;
  /**
   * Turns files into messages. `files` are absolute paths, folders already walked; what belongs to the
   * format but holds no matches of its own (teams, players) is used and yields nothing.
   * Throws FeedFileError for a file that is malformed or not of this format, in the end, when the others
   * have been read; for several, FeedFilesError.
   */
  read(files: readonly string[], context: ReadContext): AsyncIterable<FileBatch>;
  /** The timed matches among the files; absent where the format has no times. */
  timed?(files: readonly string[], context: ReadContext): AsyncIterable<Replayable>;
}

/** A file that can't be read as its format says: nothing of it is imported. */
export class FeedFileError extends Error {
  readonly file: string;
  readonly place: string;
  readonly reason: string;

  constructor(file: string, place: string, reason: string) {
    super(`${file}: ${place}: ${reason}`);
    this.name = 'FeedFileError';
    this.file = file;
    this.place = place;
    this.reason = reason;
  }
}

/** Several files that can't be read, each with its own error. */
export class FeedFilesError extends Error {
  readonly errors: readonly FeedFileError[];

  constructor(errors: readonly FeedFileError[]) {
    super(errors.map((error) => error.message).join('\n'));
    this.name = 'FeedFilesError';
    this.errors = errors;
  }
}

/** What an error says was wrong with files; nothing where it is of something else. */
export function failuresOf(error: unknown): readonly FeedFileError[] {
  if (error instanceof FeedFilesError) return error.errors;
  return error instanceof FeedFileError ? [error] : [];
}

/** Throws what was wrong with files, once the others are read; nothing when nothing was. */
export function throwFailures(failures: readonly FeedFileError[]): void {
  if (failures.length > 1) throw new FeedFilesError(failures);
  if (failures[0]) throw failures[0];
}
