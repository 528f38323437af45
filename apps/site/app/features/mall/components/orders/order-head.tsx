import { isCalledOff, orderRules } from '@xiongmao/api/mall/rules';
import type { OrderDetails } from '@xiongmao/api/mall/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { boxPath, goodsPath } from '#app/paths.ts';
import { useConfig } from '#app/platform/app-context.ts';
import { Link } from '#app/platform/link.tsx';
import { GoldAmount, useGoldText } from '../gold-amount.tsx';
import { GoodsPicture } from '../goods-picture.tsx';
import { ShopLink } from '../shop-link.tsx';
import { StateMark } from './state-mark.tsx';

/** What was won and is sent has words of its own: nothing was held for it. */
export const contextOf = ({ kind, editionId }: OrderDetails): string =>
  kind === 'physical' && editionId !== null ? 'prize' : kind;

const wasPaid = ({ steps }: OrderDetails): boolean => steps.some(({ event }) => event === 'pay');

/** What was redeemed, for how much, and how it stands. */
export function OrderHead({ order }: { order: OrderDetails }) {
  const { t } = useTranslation('mall');
  const goldText = useGoldText();
  const { mall } = useConfig();
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
          <ShopLink to={goodsPath(goodsId)} className="hover:text-accent">
            <bdi>{name}</bdi>
          </ShopLink>
        </h2>
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          {editionId === null ? (
            <GoldAmount gold={gold} />
          ) : (
            <ShopLink to={boxPath(editionId)} className="text-accent">
              {t('order.won')}
            </ShopLink>
          )}
          {count > 1 && <span className="tabular">×{count}</span>}
        </p>
        <p className="text-sm">
          <StateMark state={state} />
        </p>
        <p className="text-xs text-muted">
          {t(`stateHint.${state}`, {
            context: state === 'cancelled' && wasPaid(order) ? 'paid' : contextOf(order),
            hours: orderRules.shipWithin,
            gold: goldText(gold),
          })}
        </p>
        {mall && isCalledOff(state) && editionId === null && (
          // It can be had anew, where it still is.
          <Link
            to={goodsPath(goodsId)}
            className="inline-flex min-h-11 items-center self-start text-sm text-accent md:min-h-9"
          >
            {t('pay.toGoods')}
          </Link>
        )}
      </div>
    </section>
  );
}
