import type { FoundKind } from '@xiongmao/api/search/rules';
import type { Database } from '#platform/db/database.ts';
import { type Folded, fold } from '../text/fold.ts';
import { cut } from '../text/forms.ts';
import { shortestWord } from '../text/spell.ts';
import { findAlike } from './find-alike.ts';
import { type EntryRow, type FoundEntry, findEntries, type Wanted } from './find-entries.ts';

export interface FindQuery {
  kinds: readonly FoundKind[];
  gameId: number | null;
  start: number;
  /** Of each kind. */
  count: number;
  deep: number;
}

/** With fewer than so many in all, what is nearly written so is looked for, too. */
const few = 5;

/** One word of so few letters is another one with each that changes: where it is found, it was meant. */
const isShort = ({ parts, joined }: Folded): boolean =>
  parts.length === 1 && joined.length <= shortestWord;

export interface Group {
  entries: FoundEntry[];
  /** How many there are, as far as it was looked. */
  total: number;
}

/** Leaves out what may not be told to who asks. */
export type LeaveOut = <Row extends EntryRow>(rows: Row[]) => Promise<Row[]>;

/** Entries of each kind that a text finds, the best first. */
export async function find(
  db: Database,
  text: string,
  asked: FindQuery,
  leaveOut: LeaveOut | null,
): Promise<Map<FoundKind, Group>> {
  const { kinds, gameId, start, count } = asked;
  const wanted = fold(text);
  const groups = new Map<FoundKind, Group>(kinds.map((kind) => [kind, { entries: [], total: 0 }]));
  if (wanted.joined === '') return groups;
  const forms = [cut(wanted.joined)];
  const found = leaveOut
    ? await findSome(db, { ...asked, forms }, leaveOut)
    : await findEntries(db, { ...asked, forms });
  for (const { total, ...row } of found) add(groups, row, wanted, false).total = total;
  if (start > 0 || found.length >= few || (found.length > 0 && isShort(wanted))) return groups;
  const there = new Set(found.map(keyOf));
  const alike = await findAlike(db, wanted, { kinds, gameId, count });
  for (const row of leaveOut ? await leaveOut(alike) : alike) {
    const group = groups.get(row.kind)!;
    if (there.has(keyOf(row)) || group.entries.length >= count) continue;
    there.add(keyOf(row));
    add(groups, row, wanted, true).total++;
  }
  return groups;
}

/** Those that are left: how many there are would tell of the others, so that all are looked at. */
async function findSome(db: Database, wanted: Wanted, leaveOut: LeaveOut) {
  const { start, count, deep } = wanted;
  const left = await leaveOut(await findEntries(db, { ...wanted, start: 0, count: deep }));
  const byKind = Map.groupBy(left, ({ kind }) => kind);
  return [...byKind.values()].flatMap((rows) =>
    rows.slice(start, start + count).map((row) => ({ ...row, total: rows.length })),
  );
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
