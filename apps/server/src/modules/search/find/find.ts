import type { FoundKind } from '@xiongmao/api/search/rules';
import type { Database } from '#platform/db/database.ts';
import { type Folded, fold } from '../text/fold.ts';
import { cut } from '../text/forms.ts';
import { findAlike } from './find-alike.ts';
import { type EntryRow, type FoundEntry, findEntries } from './find-entries.ts';

export interface Asked {
  kinds: readonly FoundKind[];
  gameId: number | null;
  start: number;
  /** Of each kind. */
  count: number;
  deep: number;
}

/** With fewer than so many in all, what is nearly written so is looked for, too. */
const few = 5;

export interface Group {
  entries: FoundEntry[];
  /** How many there are, as far as it was looked. */
  total: number;
}

/** Entries of each kind that a text finds, the best first. */
export async function find(
  db: Database,
  text: string,
  asked: Asked,
): Promise<Map<FoundKind, Group>> {
  const { kinds, gameId, start, count } = asked;
  const wanted = fold(text);
  const groups = new Map<FoundKind, Group>(kinds.map((kind) => [kind, { entries: [], total: 0 }]));
  if (wanted.joined === '') return groups;
  const found = await findEntries(db, { ...asked, forms: [cut(wanted.joined)] });
  for (const { total, ...row } of found) add(groups, row, wanted, false).total = total;
  if (start > 0 || found.length >= few) return groups;
  const there = new Set(found.map(keyOf));
  for (const row of await findAlike(db, wanted, { kinds, gameId, count })) {
    const group = groups.get(row.kind)!;
    if (there.has(keyOf(row)) || group.entries.length >= count) continue;
    there.add(keyOf(row));
    add(groups, row, wanted, true).total++;
  }
  return groups;
}

const keyOf = ({ kind, id }: EntryRow): string => `${kind} ${id}`;

function add(
  groups: Map<FoundKind, Group>,
  row: EntryRow,
  wanted: Folded,
  isAlike: boolean,
): Group {
  const group = groups.get(row.kind)!;
  group.entries.push({ ...row, matched: otherName(row, wanted), isAlike });
  return group;
}

/** The other name that has what was written, where the one that is shown has not. */
function otherName({ name, aliases }: EntryRow, { joined }: Folded): string | null {
  const has = (one: string) => fold(one).joined.includes(joined);
  return has(name) ? null : (aliases.find(has) ?? null);
}
