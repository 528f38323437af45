import type { CallResult } from '@xiongmao/api/call';
import type { ErrorName } from '@xiongmao/api/errors';
import type { shipMany as shipManyCall } from '@xiongmao/api/mall/calls';
import {
  type Carrier,
  carriers,
  orderRules,
  trackingLength,
  trackingPattern,
} from '@xiongmao/api/mall/rules';
import { sql } from 'drizzle-orm';
import { asWritten, int, text } from '#platform/db/columns.ts';
import { type Database, rows } from '#platform/db/database.ts';
import { refuseOwn } from '#platform/http/access/principal.ts';
import { CodedError } from '#platform/http/errors.ts';
import { errorText, languageOf } from '#platform/http/language.ts';
import type { MallContext } from '../context.ts';
import { lockOrder, refuseClaimed } from '../orders/move-order.ts';
import { tellSteps } from '../orders/tell-steps.ts';
import { auditCall, type Desk } from './audit-call.ts';
import { type Parcel, refuseUnready, shipOrder } from './ship-order.ts';

type Lines = CallResult<typeof shipManyCall>['lines'];
type Line = Omit<Lines[number], 'known' | 'twice' | 'refused'> & {
  id: number;
  error: ErrorName | null;
};

const isCarrier = (text: string): text is Carrier => Object.hasOwn(carriers, text);

/**
 * Ships what the lines of a CSV say (number, carrier, tracking number), each by itself, or looks whether it could be.
 * Throws `invalidInput` for too many lines.
 */
export async function shipMany(
  context: MallContext,
  desk: Desk,
  { csv, preview }: { csv: string; preview: boolean },
): Promise<Lines> {
  const lines = linesOf(csv);
  if (lines.length > orderRules.shipAtOnce) throw new CodedError('invalidInput');
  const looked = new Set<number>();
  for (const each of lines) {
    try {
      const parcel = parcelOf(each);
      if (looked.has(each.id)) throw new CodedError('orderTwice');
      await shipLine(context, desk, { id: each.id, parcel, preview });
      looked.add(each.id);
    } catch (error) {
      if (!(error instanceof CodedError)) throw error;
      each.error = error.errorName;
    }
  }
  const language = languageOf(desk.request);
  const known = await findKnown(context.db, lines);
  const used = await findUsed(context.db, lines);
  return lines.map(({ id, error, ...line }) => ({
    ...line,
    known: known.get(id) ?? null,
    twice: error === null && isUsedByOther(used, lines, { id, ...line }),
    refused: error && { error, text: errorText(language, error, {}) },
  }));
}

/** What stands in the lines that are not empty; one that names the columns is none. */
function linesOf(csv: string): Line[] {
  return csv
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((text, at): Line => {
      const [order = '', carrier = '', tracking = ''] = cellsOf(text);
      const id = Number(/^R?0*(\d{1,9})$/i.exec(order)?.[1] ?? 0);
      return { line: at + 1, id, order, carrier, tracking, error: null };
    })
    .filter(({ order, carrier, tracking }) => order + carrier + tracking !== '')
    .filter(({ line, id }) => line > 1 || id > 0);
}

function parcelOf({ id, carrier: written, tracking }: Line): Parcel {
  const carrier = written.toLowerCase();
  if (id === 0) throw new CodedError('unknownOrder');
  if (!isCarrier(carrier)) throw new CodedError('unknownCarrier');
  const { min, max } = trackingLength;
  const isLong = tracking.length >= min && tracking.length <= max;
  if (!isLong || !trackingPattern.test(tracking)) throw new CodedError('badTracking');
  return { carrier, tracking };
}

/** Which orders have the numbers of the lines already. */
async function findUsed(db: Database, lines: readonly Line[]) {
  const numbers = lines.map(({ tracking }) => tracking).filter(Boolean);
  return rows(
    db,
    { id: int, tracking: text },
    sql`select id, tracking from goods_order where tracking = any(${sql.param(numbers)}::text[])`,
  );
}

const isUsedByOther = (
  used: readonly { id: number; tracking: string }[],
  lines: readonly Line[],
  { id, line, tracking }: Pick<Line, 'id' | 'line' | 'tracking'>,
): boolean =>
  [...used, ...lines.filter((each) => each.line < line && each.error === null)].some(
    (other) => other.id !== id && other.tracking === tracking,
  );

async function findKnown(db: Database, lines: readonly Line[]) {
  const found = await rows(
    db,
    { id: int, names: asWritten<Record<string, string>>(), count: int, username: text },
    sql`select o.id, g.names, o.count, u.username
      from goods_order o join goods g on g.id = o.goods_id join identity.account u on u.id = o.account_id
      where o.id = any(${sql.param(lines.map(({ id }) => id))}::int[])`,
  );
  return new Map(found.map(({ id, ...order }) => [id, order]));
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
  { id, parcel, preview }: { id: number; parcel: Parcel; preview: boolean },
): Promise<void> =>
  context.db.transaction(async (tx) => {
    const now = context.clock.now();
    const order = await lockOrder(tx, id);
    const { principal: by } = desk;
    refuseOwn(by, [order.accountId]);
    refuseClaimed(order, by.uid, now);
    if (preview) return refuseUnready(tx, order);
    await shipOrder(tx, order, { ...parcel, by, now });
    await auditCall(tx, context, desk, {
      action: 'goods-orders.ship',
      target: `goods-orders/${id}`,
      about: [order.accountId],
      after: parcel,
    });
    await tellSteps(tx, context.jobs, id);
  });
