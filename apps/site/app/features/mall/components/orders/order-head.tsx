import { orderRules } from '@xiongmao/api/mall/rules';
import type { OrderDetails } from '@xiongmao/api/mall/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { boxPath, goodsPath } from '#app/paths.ts';
import { Link } from '#app/platform/link.tsx';
import { GoldAmount } from '../gold-amount.tsx';
import { GoodsPicture } from '../goods-picture.tsx';
import { StateMark } from './state-mark.tsx';

/** What was won and is sent has words of its own: nothing was held for it. */
export const contextOf = ({ kind, editionId }: OrderDetails): string =>
  kind === 'physical' && editionId !== null ? 'prize' : kind;

/** What was redeemed, for how much, and how it stands. */
export function OrderHead({ order }: { order: OrderDetails }) {
  const { t } = useTranslation('mall');
  const { goodsId, name, picture, kind, count, gold, state, editionId } = order;
  return (
    <section className="flex items-center gap-4 bg-surface p-4 md:rounded-lg">
      <GoodsPicture
        src={picture}
        kind={kind}
        name={name}
        className="size-20 shrink-0 rounded-sm md:size-24"
      />
      <div className="flex min-w-0 grow flex-col gap-1">
        <h2 className="text-base font-semibold [overflow-wrap:anywhere]">
          <Link to={goodsPath(goodsId)} className="hover:text-accent">
            <bdi>{name}</bdi>
          </Link>
        </h2>
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          {editionId === null ? (
            <GoldAmount gold={gold} />
          ) : (
            <Link to={boxPath(editionId)} className="text-accent">
              {t('order.won')}
            </Link>
          )}
          {count > 1 && <span className="tabular">×{count}</span>}
        </p>
        <p className="text-sm">
          <StateMark state={state} />
        </p>
        <p className="text-xs text-muted">
          {t(`stateHint.${state}`, { context: contextOf(order), hours: orderRules.shipWithin })}
        </p>
      </div>
    </section>
  );
}
