import { gift } from '@xiongmao/api/gifts/shapes';
import { fallbackChain, type Locale } from '@xiongmao/i18n/locales';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, rows } from '#platform/db/database.ts';

/** What the gift `g` is called in a language, or in the nearest that it has a name in. */
export const nameIn = (locale: Locale): SQL =>
  sql`coalesce(${sql.join(
    fallbackChain(locale).map((each) => sql`g.names ->> ${each}`),
    sql`, `,
  )})`;

/** The tray, or what was taken out of it. */
export const findGifts = (db: Database, locale: Locale, onSale: boolean) =>
  rows(
    db,
    gift.shape,
    sql`select g.id, ${nameIn(locale)} as name, g.price, g.picture, g.animation from gift g
      where g.on_sale = ${onSale} order by g.position, g.price, g.id`,
  );
