import { pageSize } from '@xiongmao/api/fields/page-size';
import * as calls from '@xiongmao/api/wallet/calls';
import { levelOf, toNextLevel } from '@xiongmao/api/wallet/rules';
import type { CoinEntry } from '@xiongmao/api/wallet/shapes';
import type { Locale } from '@xiongmao/i18n/locales';
import { addDays, dayBounds } from '@xiongmao/i18n/time/zoned-day';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/calls.ts';
import { languageOf } from '#platform/http/language.ts';
import type { ModuleContext } from '#platform/module.ts';
import { type Entry, findGold, goldAt, listEntries, listSpan } from './ledger/entries.ts';
import { nameReferences, type ReferenceType } from './ledger/references.ts';

/** Lines of a month's statement. */
const mostLines = 10_000;

/** A person's own gold. */
export function walletRoutes(
  app: FastifyInstance,
  context: ModuleContext,
  references: readonly ReferenceType[],
): void {
  const { caller, db, env } = context;

  async function named(entries: Entry[], locale: Locale): Promise<CoinEntry[]> {
    const named = await nameReferences(
      db,
      references,
      entries.map(({ reference }) => reference),
      locale,
    );
    const nameless = { subject: null, link: null };
    return entries.map((entry) => ({ ...entry, ...(named.get(entry.reference) ?? nameless) }));
  }

  serve(app, caller, calls.getGold, async ({ principal }) => {
    const found = await findGold(db, principal.uid);
    const { rechargedFen } = found;
    return { ...found, level: levelOf(rechargedFen), toNextLevelFen: toNextLevel(rechargedFen) };
  });

  serve(app, caller, calls.getCoinEntries, async ({ query, principal, request }) => {
    const { items, total } = await listEntries(db, principal.uid, {
      kind: query.kind ?? null,
      start: (query.page - 1) * pageSize,
      count: pageSize,
    });
    return { items: await named(items, languageOf(request)), total };
  });

  serve(app, caller, calls.getCoinStatement, async ({ query, principal, request }) => {
    const { uid } = principal;
    const { from, to } = monthIn(query.month, env.BRAND_ZONE);
    const entries = await listSpan(db, uid, { from, to, most: mostLines });
    return {
      before: await goldAt(db, uid, from),
      after: await goldAt(db, uid, to),
      entries: await named(entries, languageOf(request)),
    };
  });
}

/** From the first instant of a month in a zone to the first of the next. */
function monthIn(month: string, zone: string): { from: Date; to: Date } {
  const first = `${month}-01`;
  const next = `${addDays(first, 31).slice(0, 7)}-01`;
  return { from: dayBounds(first, zone).from, to: dayBounds(next, zone).from };
}
