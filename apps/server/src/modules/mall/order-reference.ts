import { sql } from 'drizzle-orm';
import type { ReferenceType } from '#modules/wallet/index.ts';
import { int, text } from '#platform/db/columns.ts';
import { rows } from '#platform/db/database.ts';
import { textIn } from './own-texts.ts';

/** What gold moves for in the shop: `goodsOrder:12`. */
export const referenceOf = (orderId: number): string => `goodsOrder:${orderId}`;

/** What orders are called in coin details: as their goods. */
export const orderReference: ReferenceType = {
  type: 'goodsOrder',
  async names(db, ids, locale) {
    const found = await rows(
      db,
      { id: int, subject: text },
      sql`select o.id, ${textIn(sql`g.names`, locale)} as subject
        from goods_order o join goods g on g.id = o.goods_id
        where o.id = any(${sql.param([...ids])}::int[])`,
    );
    return new Map(found.map(({ id, subject }) => [id, { subject }]));
  },
};
