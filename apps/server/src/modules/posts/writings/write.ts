import type { WritingKind } from '@xiongmao/api/posts/rules';
import type { Tx } from '#platform/db/database.ts';
import type { ModuleContext } from '#platform/module.ts';
import type { Checked, CheckText } from './check-text.ts';
import type { RefusedBudget } from './refused-budget.ts';

/** Has somebody write a text, checked within the budget of who is refused. Throws as `RefusedBudget.during` does. */
export type Write = <Result>(
  kind: WritingKind,
  asked: { text: string; principal: { uid: number }; request: { ip: string } },
  work: (tx: Tx, said: Checked & { uid: number; now: Date }) => Promise<Result>,
) => Promise<Result>;

export const createWrite =
  (
    { clock, db }: Pick<ModuleContext, 'clock' | 'db'>,
    { check, refused }: { check: CheckText; refused: RefusedBudget },
  ): Write =>
  (kind, { text, principal: { uid }, request }, work) =>
    refused.during(kind, { uid, ip: request.ip }, () => {
      const said = { ...check(text), uid, now: clock.now() };
      return db.transaction((tx) => work(tx, said));
    });
