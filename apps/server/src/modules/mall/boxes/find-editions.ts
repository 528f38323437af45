import type { CallResult } from '@xiongmao/api/call';
import { pageSize } from '@xiongmao/api/fields/page-size';
import type { getDeck } from '@xiongmao/api/mall/calls';
import {
  type Draw,
  draw,
  type Edition,
  edition,
  type Prize,
  prize,
} from '@xiongmao/api/mall/shapes';
import type { Locale } from '@xiongmao/i18n/locales';
import { addDays, dayBounds, zonedDay } from '@xiongmao/i18n/time/zoned-day';
import { type SQL, sql } from 'drizzle-orm';
import { int, only, orNull, type RowOf, time } from '#platform/db/columns.ts';
import { countRows, type Database, instant, rows } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { every } from '#platform/http/listing.ts';
import type { MallContext } from '../context.ts';
import { textIn } from '../own-texts.ts';
import { held, tooYoung } from './confirm-age.ts';
import { openSecrets } from './deck-keeper.ts';

export interface Viewing {
  locale: Locale;
  now: Date;
  uid: number | null;
  /** The brand's zone, whose days are counted. */
  zone: string;
}

/** Drafts are nobody's to see. */
const shown = sql`b.state <> 'draft'`;

const { prizes: _, rules, mine: _mine, ...row } = edition.shape;
const found = { ...row, ...rules.shape };

async function select(db: Database, viewing: Viewing, rest: SQL): Promise<Edition[]> {
  const { locale } = viewing;
  const boxes = await rows(
    db,
    found,
    sql`select b.id, ${textIn(sql`b.names`, locale)} as name, ${textIn(sql`b.descriptions`, locale)} as description,
        b.picture, b.price, b.state, b.size, b.size - b.drawn as left, b.opened_at as "openedAt",
        b.closes_at as "closesAt", b.ended_at as "endedAt", b.close_reason as "closeReason", b.commitment,
        b.daily, b.cool_down as "coolDown", b.age
      from blind_box b ${rest}`,
  );
  const ids = boxes.map(({ id }) => id);
  const prizes = await findPrizes(db, ids, locale);
  const own = await findOwn(db, ids, viewing);
  return boxes.map(({ daily, coolDown, age, ...box }) => ({
    ...box,
    prizes: prizes.get(box.id) ?? [],
    rules: { daily, coolDown, age },
    mine: mineOf(own.get(box.id), { daily, coolDown, age }, viewing),
  }));
}

async function findPrizes(
  db: Database,
  ids: readonly number[],
  locale: Locale,
): Promise<Map<number, Prize[]>> {
  const all = await rows(
    db,
    { ...prize.shape, editionId: int },
    sql`select p.id, p.edition_id as "editionId", p.goods_id as "goodsId", g.kind,
        ${textIn(sql`g.names`, locale)} as name, g.pictures[1] as picture, g.price as worth, p.count, p."left" as left
      from blind_prize p join goods g on g.id = p.goods_id
      where p.edition_id = any(${sql.param([...ids])}::int[]) order by g.price desc, p.id`,
  );
  const byEdition = new Map<number, Prize[]>();
  for (const { editionId, ...each } of all) {
    byEdition.set(editionId, [...(byEdition.get(editionId) ?? []), each]);
  }
  return byEdition;
}

const ownRow = {
  ...{ id: int, today: int, lastAt: orNull(time) },
  ...{ age: orNull(int), youngerUntil: orNull(time) },
};

async function findOwn(db: Database, ids: readonly number[], { uid, now, zone }: Viewing) {
  if (uid === null) return new Map();
  const since = dayBounds(zonedDay(now, zone), zone).from;
  const own = await rows(
    db,
    ownRow,
    sql`select i.id, count(d.number) filter (where d.at >= ${instant(since)}) as today, max(d.at) as "lastAt",
        b.age, case when b.age = ${tooYoung} and b.at + ${held} > ${instant(now)} then b.at + ${held} end as "youngerUntil"
      from unnest(${sql.param([...ids])}::int[]) i (id)
        left join blind_draw d on d.edition_id = i.id and d.account_id = ${uid}
        left join blind_age b on b.account_id = ${uid}
      group by i.id, b.account_id`,
  );
  return new Map(own.map((each) => [each.id, each]));
}

function mineOf(
  own: Omit<RowOf<typeof ownRow>, 'id'> | undefined,
  { daily, coolDown, age }: Edition['rules'],
  { now, zone }: Viewing,
): Edition['mine'] {
  if (!own) return null;
  const cooled = own.lastAt === null ? 0 : Date.parse(own.lastAt) + coolDown * 1_000;
  const tomorrow = dayBounds(addDays(zonedDay(now, zone), 1), zone).from.getTime();
  const next = own.today >= daily ? tomorrow : cooled;
  return {
    today: own.today,
    nextAt: next > now.getTime() ? new Date(next).toISOString() : null,
    ageConfirmed: (own.age ?? 0) >= age,
    youngerUntil: own.youngerUntil,
  };
}

/** Open ones first, then those that ended. */
export async function findEditions(
  db: Database,
  page: number,
  viewing: Viewing,
): Promise<{ items: Edition[]; total: number }> {
  const items = await select(
    db,
    viewing,
    sql`where ${shown} order by b.state <> 'open', coalesce(b.ended_at, b.opened_at) desc, b.id desc
      limit ${pageSize} offset ${(page - 1) * pageSize}`,
  );
  return { items, total: await countRows(db, sql`blind_box b where ${shown}`) };
}

/** Throws `unknownEdition`. */
export async function findEdition(db: Database, id: number, viewing: Viewing): Promise<Edition> {
  const [box] = await select(db, viewing, sql`where b.id = ${id} and ${shown}`);
  if (!box) throw new CodedError('unknownEdition');
  return box;
}

const mostDraws = 1_000;

/** Draws of an edition in their order. Throws `unknownEdition`. */
export async function findDraws(
  db: Database,
  asked: { id: number; after: number; own: boolean },
  uid: number | null,
): Promise<{ items: Draw[]; total: number }> {
  const { id, after, own } = asked;
  const known = await countRows(db, sql`blind_box b where b.id = ${id} and ${shown}`);
  if (known === 0) throw new CodedError('unknownEdition');
  const where = every(sql`d.edition_id = ${id}`, own && sql`d.account_id = ${uid}::int`);
  const items = await rows(
    db,
    draw.shape,
    sql`select d.number, d.position, d.client_seed as "clientSeed", d.prize_id as "prizeId",
        case when d.account_id = ${uid}::int then d.order_id end as "orderId", d.at
      from blind_draw d where ${where} and d.number > ${after} order by d.number limit ${mostDraws}`,
  );
  return { items, total: await countRows(db, sql`blind_draw d where ${where}`) };
}

/** Deck and seed of an edition that has ended. Throws `unknownEdition`, `editionOpen`. */
export async function findDeck(
  { db, sealing }: MallContext,
  id: number,
  locale: Locale,
): Promise<CallResult<typeof getDeck>> {
  const [box] = await rows(
    db,
    only(row, 'state', 'commitment'),
    sql`select b.state, b.commitment from blind_box b where b.id = ${id} and ${shown}`,
  );
  if (!box) throw new CodedError('unknownEdition');
  // Whoever knew it before the end would know what comes.
  if (box.state !== 'soldOut' && box.state !== 'closed') throw new CodedError('editionOpen');
  const secrets = await openSecrets(db, sealing, id);
  const prizes = (await findPrizes(db, [id], locale)).get(id) ?? [];
  return { editionId: id, commitment: box.commitment, ...secrets!, prizes };
}
