import { basename, dirname } from 'node:path';
import { z } from 'zod';
import { FeedFileError } from '../adapter.ts';
import { readJson } from '../reading/source-file.ts';

/** A file of openfootball's JSON collections that holds matches. */
export interface MatchFile {
  file: string;
  /** As the file calls itself: "English Premier League 2025/26". */
  name: string;
  entries: MatchEntry[];
}

/** One match as it stands in the file, not yet looked into. */
export interface MatchEntry {
  /** Path inside the file: `matches[12]`. */
  place: string;
  /** The round that the entry stands under, where the file is laid out by rounds. */
  round?: string;
  raw: unknown;
}

const list = z.array(z.unknown());
const named = z.object({ name: z.string().trim().min(1) });
const dated = z.object({ date: z.iso.date() });
const flat = named.extend({ matches: list });
const byRounds = named.extend({
  rounds: z.array(z.object({ name: z.string().optional(), matches: list })),
});

/** What lies beside the matches: clubs, teams, groups, stadiums, standings, squads. */
const companion = z.union([
  z.intersection(
    named,
    z.union([
      z.object({ clubs: list }),
      z.object({ teams: list }),
      z.object({ groups: list }),
      z.object({ stadiums: list }),
      z.object({ standings: list }),
    ]),
  ),
  z.array(named.extend({ fifa_code: z.string() })).min(1),
]);

/** The matches of a file; null for one that belongs to the collection but holds none. Throws FeedFileError. */
export async function readMatchFile(file: string): Promise<MatchFile | null> {
  const json = await readJson(file);
  const asFlat = flat.safeParse(json);
  if (asFlat.success) {
    const { name, matches } = asFlat.data;
    return { file, name, entries: matches.map((raw, i) => ({ place: `matches[${i}]`, raw })) };
  }
  const asRounds = byRounds.safeParse(json);
  if (asRounds.success) {
    const { name, rounds } = asRounds.data;
    const entries = rounds.flatMap((round, r) =>
      round.matches.map((raw, i) => ({
        place: `rounds[${r}].matches[${i}]`,
        round: round.name,
        raw,
      })),
    );
    return { file, name, entries };
  }
  if (companion.safeParse(json).success) return null;
  throw new FeedFileError(file, 'top level', 'expected an object with a name and matches');
}

/** Which competition a file is about, as its path and its name tell. */
export interface FileIdentity {
  /** `en.1` of `2025-26/en.1.json`; made of the name for a file called otherwise. */
  code: string;
  /** The season as a folder is called: `2025-26`, `2025`. */
  folder: string;
  /** The season as written in the name, else the folder: `2025/26`, `2025`. */
  season: string;
  /** The name without the season, and without the country that some files put before it (`Japan | J1 League`). */
  league: string;
}

const seasonForm = /\b(1[89]|20)\d\d(?:[/-](?:\d\d){1,2})?\b/;

/**
 * Reads `<season>/<code>.json` where the path is laid out so. A file that lies elsewhere is known by its
 * name, and by what it is called if `isCode` says that this is a code. Throws FeedFileError without a season.
 */
export function identify(
  { file, name, entries }: MatchFile,
  isCode: (code: string) => boolean,
): FileIdentity {
  const code = basename(file).replace(/(\.json)?(\.gz)?$/i, '');
  const parent = basename(dirname(file));
  const laidOut = new RegExp(`^${seasonForm.source}$`).test(parent);
  const season = seasonForm.exec(name)?.[0] ?? (laidOut ? parent : seasonOfDates(entries));
  if (!season) throw new FeedFileError(file, 'name', 'tells no season');
  const called = name.replace(seasonForm, ' ').replace(/\s+/g, ' ').trim() || code;
  return {
    code: laidOut || isCode(code) ? code : slug(called),
    folder: laidOut ? parent : season.replace(/[/-](?:\d\d)?(\d\d)$/, '-$1'),
    season,
    league: called.replace(/^[^|]*\|\s*/, ''),
  };
}

/** "2025" or "2025/26", from the years in which the matches fall. */
function seasonOfDates(entries: readonly MatchEntry[]): string | undefined {
  const years = entries.flatMap(({ raw }) => {
    const date = dated.safeParse(raw);
    return date.success ? [Number(date.data.date.slice(0, 4))] : [];
  });
  if (years.length === 0) return undefined;
  const first = years.reduce((a, b) => Math.min(a, b));
  const last = years.reduce((a, b) => Math.max(a, b));
  return first === last ? `${first}` : `${first}/${String(last).slice(2)}`;
}

function slug(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
