import { type SQL, sql } from 'drizzle-orm';
import { welcomeCheck } from '#modules/wallet/index.ts';
import { day, int, type RowOf } from '#platform/db/columns.ts';
import { type Database, rows } from '#platform/db/database.ts';
import type { Seen } from '../find-channels.ts';
import { type DaySpan, isAround } from './spans.ts';
import { dayInEra, isEraOf, zoneEras } from './zone-eras.ts';

const goldFiguresRow = {
  payers: int,
  recharges: int,
  rechargedFen: int,
  rechargedGold: int,
  welcomeGold: int,
  spentGold: int,
};
export type GoldFigures = RowOf<typeof goldFiguresRow>;

export const noGold: GoldFigures = {
  payers: 0,
  recharges: 0,
  rechargedFen: 0,
  rechargedGold: 0,
  welcomeGold: 0,
  spentGold: 0,
};

const names = Object.keys(noGold) as (keyof GoldFigures)[];

/** The columns of all figures, in one order: those that are given, zero for the rest. */
function columns(given: Partial<Record<keyof GoldFigures, SQL>>): SQL {
  return sql.join(
    names.map((name) => sql`${given[name] ?? sql`0`} as ${sql.identifier(name)}`),
    sql`, `,
  );
}

/**
 * Figures by `<channelId>:<day>`; days without any are left out. All whom a channel brought count, also
 * those whose registration is filtered: what they pay is real. Who was merely claimed does not. Of who is deleted nothing is counted any
 * more. What was given back is taken from the day that it was spent on.
 */
export async function findGoldDays(
  db: Database,
  { channels, ...days }: DaySpan & { channels: readonly Seen[] },
): Promise<Map<string, GoldFigures>> {
  const ids = sql`${sql.param(channels.map(({ id }) => id))}`;
  const zones = channels.flatMap(({ zone, pastZones }) => [zone, ...pastZones]);
  const within = (at: SQL) => isAround(at, days, zones);
  const byDay = (at: SQL) => sql`u.channel_id, ${dayInEra(at)} as day`;
  const inEra = (at: SQL) => sql`join era on ${isEraOf(sql`u.channel_id`, at)}`;
  const sums = names.map((name) => {
    const column = sql.identifier(name);
    return sql`sum(${column})::bigint as ${column}`;
  });
  const found = await rows(
    db,
    { ...goldFiguresRow, channelId: int, day: day },
    sql`with era as materialized (${zoneEras(ids)}), u as not materialized (
        select r.account_id, r.channel_id from channel_registration r
        where r.channel_id = any(${ids}::int[]) and r.filtered is distinct from 'claimed'
      ), figures as (
        select ${byDay(sql`p.paid_at`)}, ${columns({
          payers: sql`count(distinct p.account_id)`,
          recharges: sql`count(*)`,
          rechargedFen: sql`sum(p.fen)`,
          rechargedGold: sql`sum(p.gold)`,
        })}
        from wallet.payment p join u on u.account_id = p.account_id ${inEra(sql`p.paid_at`)}
        where p.state = 'paid' and ${within(sql`p.paid_at`)} group by 1, 2
        union all
        select ${byDay(sql`t.at`)}, ${columns({ welcomeGold: sql`sum(t.amount)` })}
        from wallet.transfer t join u on u.account_id = t.owner_id ${inEra(sql`t.at`)}
        where t.kind = 'welcome' and ${within(sql`t.at`)}
          and not exists (select from wallet.transfer r where r.reverses_id = t.id) group by 1, 2
        union all
        select ${byDay(sql`h.held_at`)}, ${columns({ spentGold: sql`sum(h.amount)` })}
        from wallet.hold h join u on u.account_id = h.owner_id ${inEra(sql`h.held_at`)}
        where h.state <> 'released' and h.reference <> ${welcomeCheck} and ${within(sql`h.held_at`)} group by 1, 2
      )
      select channel_id as "channelId", day, ${sql.join(sums, sql`, `)}
      from figures group by channel_id, day`,
  );
  return new Map(found.map(({ channelId, day, ...figures }) => [`${channelId}:${day}`, figures]));
}
