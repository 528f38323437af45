import type { Order } from '@xiongmao/api/mall/shapes';
import { formatDateTime } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { redemptionPath } from '#app/paths.ts';
import { useLocale } from '#app/platform/i18n.tsx';
import { Link } from '#app/platform/link.tsx';
import { useZone } from '#app/platform/zone.tsx';
import { GoldAmount } from '../gold-amount.tsx';
import { GoodsPicture } from '../goods-picture.tsx';
import { PayCountdown } from './pay/pay-countdown.tsx';
import { StateMark } from './state-mark.tsx';

/** An order among one's own: what it is, what it cost, and what it waits for. */
export function RedemptionRow({ order }: { order: Order }) {
  const { t } = useTranslation('mall');
  const locale = useLocale();
  const zone = useZone();
  const { id, name, picture, kind, count, gold, state, createdAt, payBefore, unread } = order;
  return (
    <li>
      <Link
        to={redemptionPath(id)}
        prefetch="intent"
        className="group flex items-center gap-3 px-4 py-3 -outline-offset-2 hover:bg-raised"
      >
        <GoodsPicture
          src={picture}
          kind={kind}
          name={name}
          className="size-18 shrink-0 rounded-sm"
        />
        <span className="flex min-w-0 grow flex-col gap-1">
          <span className="flex items-baseline gap-2">
            <bdi className="truncate text-sm font-semibold group-hover:text-accent">{name}</bdi>
            {count > 1 && <span className="shrink-0 text-sm text-muted tabular">×{count}</span>}
          </span>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-xs text-muted">
            {order.editionId === null ? (
              <GoldAmount gold={gold} className="text-xs" />
            ) : (
              <span className="font-semibold">{t('redemptions.prize')}</span>
            )}
            <time dateTime={createdAt} className="tabular">
              {formatDateTime(createdAt, { locale, zone })}
            </time>
          </span>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-xs">
            <StateMark state={state} />
            {state === 'unpaid' && payBefore && <PayCountdown before={payBefore} />}
            {order.needsRecipient && (
              <span className="font-semibold text-accent">{t('redemptions.needsAddress')}</span>
            )}
            {unread > 0 && (
              <span className="rounded-full bg-accent px-1.5 font-semibold text-on-accent">
                {t('redemptions.unread', { count: unread })}
              </span>
            )}
          </span>
        </span>
        <ChevronRight aria-hidden className="size-4 shrink-0 text-muted rtl:-scale-x-100" />
      </Link>
    </li>
  );
}
