import { wideNetworkOf } from '@xiongmao/api/hosting/callers/network';
import type { Database } from '#platform/db/database.ts';
import { type Address, written } from '../addresses/addresses.ts';
import { countsOf, type Limit } from './attempts.ts';

/**
 * How many codes are usual. Beyond half of one of these, whoever asks does work first, ever more of it;
 * nobody is refused, so no budget is worth using up.
 */
export interface Budget extends Limit {
  /** Iterations of work that it asks for at most. */
  hardest: number;
}

const hour = 3_600;
const day = 24 * hour;
const easiest = 500_000;

/**
 * The budgets that a code for an address, asked for from here, is counted in. `mailbox` is what all spellings of
 * the address share.
 */
export function budgetsOf(address: Address, ip: string, mailbox: string): Budget[] {
  const own = { seconds: hour, hardest: 128 * easiest };
  // What strangers elsewhere use up asks of everybody, telephones among them, some seconds at most.
  const everybodys = { hardest: 8 * easiest };
  const everywhere = [
    { name: `code:address:${mailbox}`, most: 20, seconds: hour, ...everybodys },
    { name: `code:address:${mailbox}`, most: 40, seconds: day, ...everybodys },
    { name: 'code:all', most: 100_000, seconds: day, ...everybodys },
  ];
  const network = { name: `code:wide:${wideNetworkOf(ip)}`, most: 300, ...own };
  if (address.kind === 'mail') return [network, ...everywhere];
  return [
    network,
    // Numbers in a row: whoever goes through them all comes by here.
    {
      name: `code:prefix:${written(address).slice(0, -4)}`,
      most: 60,
      seconds: hour,
      ...everybodys,
    },
    { name: `code:country:${address.areaCode}`, most: 10_000, seconds: hour, ...everybodys },
    ...everywhere,
  ];
}

/** Iterations of work to be done before a code is sent; 0 while nothing runs low. */
export async function suspicion(db: Database, budgets: Budget[], now: Date): Promise<number> {
  const counts = await countsOf(db, budgets, now);
  const asked = budgets.map(({ most, hardest }, index) => {
    const share = counts[index]! / most;
    return share < 0.5 ? 0 : Math.min(easiest * (2 * share) ** 2, hardest);
  });
  return Math.ceil(Math.max(...asked));
}
