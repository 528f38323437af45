import type { Link } from '@xiongmao/api/fields/links/link';
import type { Locale } from '@xiongmao/i18n/locales';
import type { Database } from '#platform/db/database.ts';

/** Something that gold moves for: a reference `<type>:<id>` leads to the page that is called as its type. */
export interface ReferenceType {
  type: string;
  /** What these are called in a language, by id, and what their page stands in; those without a name are left out. */
  names(
    db: Database,
    ids: readonly number[],
    locale: Locale,
  ): Promise<ReadonlyMap<number, { subject: string; within?: number }>>;
}

/** What references are called, and where they lead. */
export async function nameReferences(
  db: Database,
  types: readonly ReferenceType[],
  references: readonly string[],
  locale: Locale,
): Promise<ReadonlyMap<string, { subject: string; link: Link }>> {
  const named = new Map<string, { subject: string; link: Link }>();
  for (const { type, names } of types) {
    const start = `${type}:`;
    const own = references.filter((reference) => reference.startsWith(start));
    const ids = new Set(own.map((reference) => Number(reference.slice(start.length))));
    if (ids.size === 0) continue;
    for (const [id, { subject, ...place }] of await names(db, [...ids], locale)) {
      named.set(start + id, { subject, link: { page: type, id, ...place } });
    }
  }
  return named;
}
