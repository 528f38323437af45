import { type Carrier, carriers } from '@xiongmao/api/mall/rules';
import { sql } from 'drizzle-orm';
import { bool } from '#platform/db/columns.ts';
import { rows, type Tx } from '#platform/db/database.ts';
import { refuseOwn } from '#platform/http/access/principal.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { MallContext } from '../context.ts';
import { type LockedOrder, lockOrder, moveOrder, refuseClaimed } from '../orders/move-order.ts';
import { tellSteps } from '../orders/tell-steps.ts';
import { auditCall, type Desk } from './audit-call.ts';

interface Parcel {
  carrier: Carrier;
  tracking: string;
}

/** Ships a locked order: its gold is the house's. Throws `orderMoved`, `recipientNeeded`. */
export async function shipOrder(
  tx: Tx,
  order: LockedOrder,
  { carrier, tracking, staffId, now }: Parcel & { staffId: number; now: Date },
): Promise<void> {
  const [kept] = await rows(
    tx,
    { has: bool },
    sql`select recipient is not null as has from goods_order where id = ${order.id}`,
  );
  if (!kept!.has) throw new CodedError('recipientNeeded');
  await moveOrder(tx, order, { event: 'ship', by: 'desk', staffId, now });
  await tx.execute(sql`
    update goods_order set carrier = ${carrier}, tracking = ${tracking} where id = ${order.id}`);
}

type Refused = { line: number; order: string; error: string };

const mostLines = 500;
const isCarrier = (text: string): text is Carrier => Object.hasOwn(carriers, text);

/**
 * Ships what the lines of a CSV say (number, carrier, tracking number), each by itself: what can't be shipped is told
 * by its error's name. Throws `invalidInput` for too many lines.
 */
export async function shipMany(
  context: MallContext,
  desk: Desk,
  csv: string,
): Promise<{ shipped: number; refused: Refused[] }> {
  const lines = csv
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line, at) => ({ line: at + 1, cells: cellsOf(line) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (lines.length > mostLines) throw new CodedError('invalidInput');
  let shipped = 0;
  const refused: Refused[] = [];
  for (const { line, cells } of lines) {
    const [order = '', carrier = '', tracking = ''] = cells;
    const id = Number(/^R?0*(\d{1,9})$/i.exec(order)?.[1] ?? Number.NaN);
    // A first line that names the columns.
    if (line === 1 && Number.isNaN(id)) continue;
    try {
      const isWhole = tracking !== '' && tracking.length <= 60;
      if (Number.isNaN(id)) throw new CodedError('unknownOrder');
      if (!isCarrier(carrier.toLowerCase()) || !isWhole) throw new CodedError('invalidInput');
      await shipLine(context, desk, { id, carrier: carrier.toLowerCase() as Carrier, tracking });
      shipped += 1;
    } catch (error) {
      if (!(error instanceof CodedError)) throw error;
      refused.push({ line, order, error: error.errorName });
    }
  }
  return { shipped, refused };
}

/** The cells of a line, with or without quotes. */
function cellsOf(line: string): string[] {
  const cells = line.match(/("([^"]|"")*"|[^,;\t]*)([,;\t]|$)/g) ?? [];
  return cells.map((cell) =>
    cell
      .replace(/[,;\t]$/, '')
      .trim()
      .replace(/^"(.*)"$/s, '$1')
      .replaceAll('""', '"')
      .trim(),
  );
}

const shipLine = (
  context: MallContext,
  desk: Desk,
  { id, ...parcel }: Parcel & { id: number },
): Promise<void> =>
  context.db.transaction(async (tx) => {
    const now = context.clock.now();
    const order = await lockOrder(tx, id);
    const { uid: staffId } = desk.principal;
    refuseOwn(desk.principal, [order.accountId]);
    refuseClaimed(order, staffId, now);
    await shipOrder(tx, order, { ...parcel, staffId, now });
    await auditCall(tx, context, desk, {
      action: 'goods-orders.ship',
      target: `goods-orders/${id}`,
      about: [order.accountId],
      after: parcel,
    });
    await tellSteps(tx, context.jobs, id);
  });
