import { BoundedMap } from '@xiongmao/api/hosting/kept/bounded-map';
import { concealDetail } from '@xiongmao/api/matches/concealing/conceal';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import { type ReadyBytes, readyEnvelope } from '#platform/http/bodies/ready-bytes.ts';
import type { Shielded } from '#platform/http/concealing/shielded.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { Tick } from '../live/tick.ts';
import type { TickLog } from '../live/tick-log.ts';
import type { MatchRow } from '../rows.ts';
import { hasStandings } from '../standings/season.ts';
import { getMatch } from './get-match.ts';

export interface MatchCache {
  /** A match in full; rejects with unknownMatch, as for one that is another game's. */
  get(id: number, gameId: number, shielded?: Shielded | null): Promise<ReadyBytes>;
  /** Tells the bytes at any time, null when they have to be made first. */
  follow(id: number): () => ReadyBytes | null;
  onTick(tick: Tick): void;
}

interface Made {
  gameId: number;
  leagueId: number;
  /** The id that it is shown by. */
  id: number;
  bytes: ReadyBytes;
  /** Without its result, made when somebody wants none. */
  hidden(): ReadyBytes;
}

interface Entry {
  making: Promise<Made>;
  ready: ReadyBytes | null;
  madeAt: number;
}

const mostEntries = 500;
/** Well within what the tick log remembers, so that who gets the bytes can catch up from their version. */
const longest = 60_000;
/** To find out whether a season has standings takes all of it: those that have keep them, others may soon. */
const mostSeasons = 10_000;
const seasonLasts = { with: 600_000, without: 60_000 };

/** Matches in full as bytes, made once for all who watch, and anew after a tick that changed them. */
export function createMatchCache(options: {
  db: Database;
  clock: Clock;
  log: Pick<TickLog, 'version'>;
}): MatchCache {
  const { db, clock, log } = options;
  const entries = new BoundedMap<number, Entry>(mostEntries);
  /** Whether a season has standings, and until when that is known, ms. */
  const seasons = new BoundedMap<number, { has: boolean; until: number }>(mostSeasons);

  async function hasKnownStandings(match: MatchRow): Promise<boolean> {
    const now = clock.now().getTime();
    const known = seasons.get(match.season_id);
    if (known && known.until > now) return known.has;
    const has = await hasStandings(db, match.season_id);
    seasons.set(match.season_id, { has, until: now + seasonLasts[has ? 'with' : 'without'] });
    return has;
  }

  function find(id: number): Entry | undefined {
    const held = entries.get(id);
    if (held && clock.now().getTime() - held.madeAt < longest) return held;
    entries.delete(id);
    return undefined;
  }

  function make(id: number): Entry {
    // The version from before the rows are read: what comes meanwhile is told by the stream.
    const making = getMatch({ db, clock }, id, log.version(), hasKnownStandings).then((detail) => {
      // What is shown by another row changes with that one.
      if (detail.match.id !== id) entries.delete(id);
      const { id: shownId, gameId, leagueId } = detail.match;
      const bytes = readyEnvelope(detail);
      let hidden: ReadyBytes | null = null;
      const made: Made = {
        ...{ id: shownId, gameId, leagueId, bytes },
        hidden() {
          hidden ??= readyEnvelope(concealDetail(detail));
          return hidden;
        },
      };
      return made;
    });
    const entry: Entry = { making, ready: null, madeAt: clock.now().getTime() };
    making.then(
      ({ bytes }) => {
        entry.ready = bytes;
      },
      () => {
        if (entries.get(id) === entry) entries.delete(id);
      },
    );
    entries.set(id, entry);
    return entry;
  }

  return {
    async get(id, gameId, shielded = null) {
      const made = await (find(id) ?? make(id)).making;
      if (made.gameId !== gameId) throw new CodedError('unknownMatch');
      const isHidden = shielded?.hides(made) && !shielded.hasRevealed(`match-${made.id}`);
      return isHidden ? made.hidden() : made.bytes;
    },
    follow: (id) => () => find(id)?.ready ?? null,
    onTick(tick) {
      if (tick.reset) entries.clear();
      for (const { board } of tick.matches) entries.delete(board.id);
    },
  };
}
