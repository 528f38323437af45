import { type SQL, sql } from 'drizzle-orm';

/**
 * How many people of one host (an IPv4 address, a /64) and one network (a /24, a /48) a channel is believed
 * to bring in a day. Beyond that a rotated browser can't be told from a person, and none is counted.
 */
const budgets = {
  channel_visit: { host: 30, network: 150 },
  channel_registration: { host: 10, network: 50 },
  channel_download: { host: 10, network: 50 },
} as const;

/** Whether row `v` (`channel_id`, `day`, `host_hash`, `network_hash`) would go beyond the budget. */
export function isOverBudget(table: keyof typeof budgets): SQL {
  const { host, network } = budgets[table];
  const counted = (column: 'host_hash' | 'network_hash') => sql`(
    select count(*) from ${sql.identifier(table)} o
    where o.channel_id = v.channel_id and o.day = v.day and o.filtered is null
      and o.${sql.identifier(column)} = v.${sql.identifier(column)})`;
  return sql`(${counted('host_hash')} >= ${host} or ${counted('network_hash')} >= ${network})`;
}
