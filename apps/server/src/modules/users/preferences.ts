import { isZone } from '@xiongmao/api/fields/is-zone';
import { usualOccasions } from '@xiongmao/api/users/rules';
import { type Preferences, preferences } from '@xiongmao/api/users/shapes';
import { defaultLocale, isLocale, type Locale } from '@xiongmao/i18n/locales';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { lastLanguages } from '#modules/identity/index.ts';
import { int } from '#platform/db/columns.ts';
import { type Database, preparedRows, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { ensureProfile } from './profile/profile.ts';

/** Those of a person who never chose. */
const defaults: Preferences = {
  locale: null,
  zone: null,
  oddsForm: null,
  notices: { account: true, follow: true, match: true, talk: true, system: true },
  occasions: usualOccasions,
  mails: { orders: true },
  pushes: { security: true, account: true, follow: true, match: true, talk: true, system: true },
  quietHours: null,
  showFollows: true,
};

/** As much of them as one has chosen. */
export const chosen = preferences.partial().extend({
  notices: preferences.shape.notices.partial().optional(),
  mails: preferences.shape.mails.partial().optional(),
  pushes: preferences.shape.pushes.partial().optional(),
  occasions: preferences.shape.occasions.partial().optional(),
});
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
  return withDefaults(found?.preferences ?? {});
}

export function withDefaults(own: Chosen): Preferences {
  return {
    ...defaults,
    ...own,
    notices: { ...defaults.notices, ...own.notices },
    mails: { ...defaults.mails, ...own.mails },
    pushes: { ...defaults.pushes, ...own.pushes },
    occasions: { ...defaults.occasions, ...own.occasions },
  };
}

/** How somebody is told who is not here. */
export interface Reader {
  /** Which they chose, else signed in with last. */
  language: Locale;
  /** Null: they have chosen none. */
  chosenLanguage: Locale | null;
  mails: Preferences['mails'];
}

export async function readersOf(
  db: Database | Tx,
  accountIds: readonly number[],
): Promise<Map<number, Reader>> {
  const found = await rows(
    db,
    { id: int, ...chosenRow },
    sql`select account_id as id, preferences from profile
      where account_id = any(${sql.param(accountIds)}::int[])`,
  );
  const chosenBy = new Map(found.map(({ id, preferences }) => [id, preferences]));
  const languages = await lastLanguages(db, accountIds);
  return new Map(
    accountIds.map((id) => {
      const { locale, mails } = chosenBy.get(id) ?? {};
      const chosenLanguage = isLocale(locale) ? locale : null;
      const language = chosenLanguage ?? languages.get(id) ?? defaultLocale;
      return [id, { language, chosenLanguage, mails: { ...defaults.mails, ...mails } }];
    }),
  );
}

/** Changes what is given; throws `invalidInput` for a locale or zone that does not exist. */
export async function savePreferences(
  tx: Tx,
  accountId: number,
  changes: Changes,
): Promise<Preferences> {
  const { notices = {}, mails = {}, pushes = {}, occasions = {}, ...rest } = changes;
  const { locale = null, zone = null } = rest;
  if ((locale !== null && !isLocale(locale)) || (zone !== null && !isZone(zone))) {
    throw new CodedError('invalidInput');
  }
  await ensureProfile(tx, accountId);
  await tx.execute(sql`
    update profile set preferences = preferences || ${JSON.stringify(rest)}::jsonb
      || jsonb_build_object('notices',
        coalesce(preferences->'notices', '{}') || ${JSON.stringify(notices)}::jsonb,
        'mails', coalesce(preferences->'mails', '{}') || ${JSON.stringify(mails)}::jsonb,
        'pushes', coalesce(preferences->'pushes', '{}') || ${JSON.stringify(pushes)}::jsonb,
        'occasions', coalesce(preferences->'occasions', '{}') || ${JSON.stringify(occasions)}::jsonb)
    where account_id = ${accountId}`);
  return getPreferences(tx, accountId);
}
