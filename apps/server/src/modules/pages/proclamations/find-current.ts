import { type Audience, mostProclamations, severities } from '@xiongmao/api/pages/rules';
import { type Proclamation, proclamation } from '@xiongmao/api/pages/shapes';
import type { Role } from '@xiongmao/api/roles';
import { fallbackChain, type Locale } from '@xiongmao/i18n/locales';
import { sql } from 'drizzle-orm';
import { asWritten, only } from '#platform/db/columns.ts';
import { type Database, instant, preparedRows } from '#platform/db/database.ts';

const row = {
  ...only(proclamation.shape, 'id', 'severity', 'link', 'dismissible'),
  texts: asWritten<Record<string, string>>(),
};

/** Those that are for somebody now, in their language or the nearest: the gravest first, then the newest. */
export async function findCurrent(
  db: Database,
  { locale, roles, now }: { locale: Locale; roles: readonly Role[] | null; now: Date },
): Promise<Proclamation[]> {
  const found = await preparedRows(
    db,
    'current proclamations',
    row,
    sql`select id, severity, texts, link, dismissible from proclamation
      where not withdrawn and starts_at <= ${instant(now)}
        and (ends_at is null or ends_at > ${instant(now)})
        and audience = any(${sql.param(audiencesOf(roles))}::text[])
      order by array_position(${sql.param([...severities])}::text[], severity), starts_at desc, id desc
      limit ${mostProclamations}`,
  );
  return found.map(({ texts, ...rest }) => {
    const written = fallbackChain(locale).find((each) => texts[each] !== undefined)!;
    return { ...rest, text: texts[written]!, locale: written };
  });
}

/** Whom one is among; roles are null for a guest. */
function audiencesOf(roles: readonly Role[] | null): Audience[] {
  if (!roles) return ['everyone', 'guests'];
  return ['everyone', 'signedIn', ...roles.filter((role) => role !== 'user')];
}
