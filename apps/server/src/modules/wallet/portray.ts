import { levelOf } from '@xiongmao/api/wallet/rules';
import type { Portray } from '#modules/identity/index.ts';
import { findGold } from './ledger/entries.ts';

/** Adds to what a page shows of a person their gold and the level that recharging gave them. */
export const portrayWithGold =
  (portray: Portray): Portray =>
  async (db, uid) => {
    const portrait = await portray(db, uid);
    const { gold, rechargedFen } = await findGold(db, uid);
    return { ...portrait, level: levelOf(rechargedFen), gold };
  };
