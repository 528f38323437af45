import { type Preferences, preferences } from '@xiongmao/api/users/shapes';
import { isLocale } from '@xiongmao/i18n/locales';
import { isZone } from '@xiongmao/i18n/time/zoned-day';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type Database, preparedRows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { ensureProfile } from './profile/profile.ts';

/** Those of a person who never chose. */
const defaults: Preferences = {
  locale: null,
  zone: null,
  oddsForm: null,
  notices: { account: true, follow: true, match: true, system: true },
  showFollows: true,
};

const chosen = preferences
  .partial()
  .extend({ notices: preferences.shape.notices.partial().optional() });
type Chosen = z.output<typeof chosen>;
const chosenRow = { preferences: chosen };
/** As callers send them: what is not given may be undefined. */
type Changes = { [Name in keyof Chosen]?: Chosen[Name] | undefined };

export async function getPreferences(db: Database | Tx, accountId: number): Promise<Preferences> {
  const [found] = await preparedRows(
    db,
    'preferences',
    chosenRow,
    sql`select preferences from profile where account_id = ${accountId}`,
  );
  const own = found?.preferences ?? {};
  return { ...defaults, ...own, notices: { ...defaults.notices, ...own.notices } };
}

/** Changes what is given; throws `invalidInput` for a locale or zone that does not exist. */
export async function savePreferences(
  tx: Tx,
  accountId: number,
  changes: Changes,
): Promise<Preferences> {
  const { notices = {}, ...rest } = changes;
  const { locale = null, zone = null } = rest;
  if ((locale !== null && !isLocale(locale)) || (zone !== null && !isZone(zone))) {
    throw new CodedError('invalidInput');
  }
  await ensureProfile(tx, accountId);
  await tx.execute(sql`
    update profile set preferences = preferences || ${JSON.stringify(rest)}::jsonb
      || jsonb_build_object('notices',
        coalesce(preferences->'notices', '{}') || ${JSON.stringify(notices)}::jsonb)
    where account_id = ${accountId}`);
  return getPreferences(tx, accountId);
}
