import { sql } from 'drizzle-orm';
import type { ModuleContext } from '#platform/module.ts';
import { type MallContext, mallContext } from '#src/modules/mall/context.ts';
import { rows } from '#testing/rows.ts';
import type { OwnShop } from '../../world.ts';
import { type Operation, type Scene, tryIn } from '../operation.ts';

/** Nothing of it is sent in runs that are not about it. */
export const shopOf = ({ world }: Pick<Scene, 'world'>): OwnShop => world.shop!;

/** For what is done at one moment: meanwhile others may move the clock. */
export function shopContext({ product: { context } }: Scene): MallContext {
  const now = context.clock.now();
  const still = { ...context, clock: { now: () => now }, audit: async () => undefined };
  return mallContext(still as ModuleContext);
}

export interface FoundOrder {
  id: number;
  accountId: number;
}

/** Something done with one of the orders that there are by then; the first of them mostly. */
export function withOrder(
  scene: Scene,
  name: string,
  act: (order: FoundOrder) => Promise<void>,
): Operation {
  const place = scene.random.pick([0, 0, 0, 1, 2]);
  const ids = shopOf(scene).goods.map(({ id }) => id);
  return {
    name: `${name} ${place}`,
    async run() {
      const find = sql`select id, account_id as "accountId" from goods_order
        where goods_id = any(${sql.param(ids)}::int[]) order by id offset ${place} limit 1`;
      const found = await tryIn(
        scene,
        name,
      )(() => rows<FoundOrder>(scene.product.context.db, find));
      if (found.is === 'done' && found.value[0]) await act(found.value[0]);
    },
  };
}
