import { type Protocol, protocolVersions } from '@xiongmao/api/identity/protocols';
import { type PageName, shippedVersion } from '@xiongmao/api/pages/rules';
import type { PageText, ShownPage } from '@xiongmao/api/pages/shapes';
import { fallbackChain, type Locale } from '@xiongmao/i18n/locales';
import { zonedDay } from '@xiongmao/i18n/time/zoned-day';
import { sql } from 'drizzle-orm';
import { asWritten, int, time } from '#platform/db/columns.ts';
import { type Database, instant, preparedRows, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { shippedTexts } from './shipped-texts.ts';

export const texts = asWritten<Record<string, PageText>>();

/** A version that holds or held; without a number, the one that holds. */
export async function findPage(
  db: Database,
  { page, version }: { page: PageName; version?: number | undefined },
  { locale, zone, now }: { locale: Locale; zone: string; now: Date },
): Promise<ShownPage> {
  const written = await preparedRows(
    db,
    'page versions',
    { number: int, from: time },
    sql`select number, holds_from as "from" from page_version
      where page = ${page} and holds_from <= ${instant(now)} order by holds_from desc, number desc`,
  );
  const versions = [
    ...written.map(({ number, from }) => ({ number, from: zonedDay(new Date(from), zone) })),
    { number: shippedVersion, from: protocolVersions[page as Protocol] ?? null },
  ];
  const shown = versions.find(({ number }) => version === undefined || number === version);
  if (!shown) throw new CodedError('notFound');
  const byLocale = await textsOf(db, page, shown.number);
  const spoken = fallbackChain(locale).find((each) => byLocale[each])!;
  return { page, ...shown, locale: spoken, ...byLocale[spoken]!, versions };
}

/** What a version says, by locale. */
export async function textsOf(
  db: Database | Tx,
  page: PageName,
  number: number,
): Promise<Record<string, PageText>> {
  if (number === shippedVersion) return shippedTexts(page);
  const [found] = await rows(
    db,
    { texts },
    sql`select texts from page_version where page = ${page} and number = ${number}`,
  );
  return found!.texts;
}
