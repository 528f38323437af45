import { orderRules } from '@xiongmao/api/mall/rules';
import { sql } from 'drizzle-orm';

const { ofOne, inAll, wait } = orderRules.inVain;

/** What `waiting_orders` counts by. */
export const inVain = sql.param([ofOne, inAll, wait]);
