import type { Database } from '#platform/db/database.ts';
import type { Violation } from '#src/modules/wallet/ledger/prove-ledger.ts';
import type { World } from '../world.ts';
import { type Expectation, told } from './expectation.ts';
import { giftExpectations } from './gifts/expectations.ts';
import { mallExpectations } from './mall/expectations.ts';
import type { Notes } from './notes.ts';
import { planExpectations } from './plans/expectations.ts';
import { rechargeExpectations } from './recharge/expectations.ts';
import { roomExpectations } from './rooms/expectations.ts';

const expectations: readonly Expectation[] = [
  ...planExpectations,
  ...rechargeExpectations,
  ...roomExpectations,
  ...giftExpectations,
  ...mallExpectations,
];

/** What a run's notes say must be, against what is. Answers what is otherwise. */
export async function missed(db: Database, world: World, notes: Notes): Promise<Violation[]> {
  const found = await Promise.all(expectations.map((expect) => expect(db, notes, world)));
  return [...found.flat(), ...told('only troubles fail, and refusals are known', notes.strange)];
}
