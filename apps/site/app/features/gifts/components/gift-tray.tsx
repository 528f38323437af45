import { useQuery } from '@tanstack/react-query';
import { giftCounts, giftSizes } from '@xiongmao/api/gifts/rules';
import type { Gift } from '@xiongmao/api/gifts/shapes';
import { formatNumber } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button, buttonLook } from '@xiongmao/ui/button';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Coins from 'lucide-react/icons/coins';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import { useEffect, useState } from 'react';
import { useApi } from '#app/platform/app-context.ts';
import { useLocale } from '#app/platform/i18n.tsx';
import { useGold, useRefreshGold } from '#app/shared/account/use-gold.ts';
import { Loaded } from '#app/shared/async/loaded.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import { PaySlot } from '#app/shared/slots.tsx';
import { giftsQuery } from '../api/gift-queries.ts';
import type { Tap } from '../api/taps.ts';
import type { Giving } from '../api/use-give.ts';
import { ComboButton } from './combo-button.tsx';
import { GiftChoice } from './gift-choice.tsx';

/** The catalogue, what one has, and how many of what one gives. */
export function GiftTray({ giving }: { giving: Giving }) {
  const { t } = useTranslation('gifts');
  const query = useQuery(giftsQuery(useApi()));
  return (
    <Loaded query={query} skeleton={<SkeletonRows count={4} className="h-16" />}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState text={t('tray.empty')} />
        ) : (
          <Tray gifts={items} giving={giving} />
        )
      }
    </Loaded>
  );
}

type Count = (typeof giftCounts)[number];

function Tray({ gifts, giving }: { gifts: readonly Gift[]; giving: Giving }) {
  const { t } = useTranslation(['gifts', 'common']);
  const locale = useLocale();
  const gold = useGold()?.gold;
  const refreshGold = useRefreshGold();
  const [giftId, setGiftId] = useState(gifts[0]!.id);
  const [count, setCount] = useState<Count>(1);
  const [isConfirming, setConfirming] = useState(false);
  const [isPaying, setPaying] = useState(false);
  // What was known before is not what counts now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it opens
  useEffect(() => {
    void refreshGold();
    return giving.forgetFailed;
  }, []);

  const gift = gifts.find(({ id }) => id === giftId) ?? gifts[0]!;
  const cost = gift.price * count;
  const isShort = gold !== undefined && gold < cost;
  const isBusy = giving.pending > 0;
  const { combo, failed } = giving;
  const isCombo = combo?.giftId === gift.id && combo.count === count;
  const shown = (value: number) => formatNumber(value, locale, 0);

  function give(): void {
    if (isBusy) return;
    const mustConfirm = cost >= giftSizes.large && !isConfirming;
    setConfirming(mustConfirm);
    if (!mustConfirm) giving.give(gift, count);
  }
  const recharge = {
    'aria-haspopup': 'dialog' as const,
    onClick: () => setPaying(true),
    className: buttonLook('primary'),
    children: t('tray.recharge'),
  };
  const begin = {
    'aria-disabled': isBusy,
    onClick: give,
    className: buttonLook('primary', 'min-w-28'),
    children: (
      <>
        {isBusy && <LoaderCircle aria-hidden className="size-4 motion-safe:animate-spin" />}
        {t(isConfirming ? 'tray.giveSurely' : 'tray.give')}
      </>
    ),
  };
  return (
    <div className="flex flex-col gap-3 pt-1">
      <div className="flex min-h-9 items-center gap-2 text-sm">
        <Coins aria-hidden className="size-4.5 text-accent" />
        <span className="text-muted">{t('tray.balance')}</span>
        {gold === undefined ? (
          <Skeleton className="h-5 w-12" />
        ) : (
          <bdi dir="ltr" className="font-semibold tabular">
            {shown(gold ?? 0)}
          </bdi>
        )}
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setPaying(true)}
          className="ms-auto min-h-11 px-2 text-sm font-semibold text-accent md:min-h-9"
        >
          {t('tray.recharge')}
        </button>
      </div>
      <GiftChoice
        gifts={gifts}
        chosen={gift.id}
        onChoose={(id) => {
          setGiftId(id);
          setConfirming(false);
          giving.forgetFailed();
        }}
      />
      <fieldset>
        <legend className="sr-only">{t('tray.count')}</legend>
        <div className="flex gap-1.5">
          {giftCounts.map((each) => (
            <label
              key={each}
              className="flex min-h-11 grow cursor-pointer items-center justify-center rounded-sm bg-raised px-1 text-sm text-muted tabular outline-accent has-checked:bg-accent/15 has-checked:font-semibold has-checked:text-accent has-focus-visible:outline-2 md:min-h-9"
            >
              <input
                type="radio"
                name="gift-count"
                checked={each === count}
                onChange={() => {
                  setCount(each);
                  setConfirming(false);
                  giving.forgetFailed();
                }}
                className="sr-only"
              />
              <bdi dir="ltr">×{shown(each)}</bdi>
            </label>
          ))}
        </div>
      </fieldset>
      <Failure giving={giving} failed={failed} onRecharge={() => setPaying(true)} />
      <div className="flex min-h-16 items-center gap-3">
        <p className="min-w-0 grow text-sm">
          {isConfirming ? (
            <span role="alert" className="font-semibold">
              {t('tray.confirm', { gift: gift.name, count, gold: shown(cost) })}
            </span>
          ) : (
            <>
              <span className="font-semibold tabular">
                {t('tray.cost', { count: cost, gold: shown(cost) })}
              </span>
              {isShort && <span className="block text-xs text-loss">{t('tray.short')}</span>}
            </>
          )}
        </p>
        {isConfirming && (
          <Button onClick={() => setConfirming(false)} className="shrink-0">
            {t('common:action.cancel')}
          </Button>
        )}
        <ComboButton
          giving={giving}
          combo={isCombo ? combo : null}
          size="size-16"
          idle={isShort ? recharge : begin}
        />
      </div>
      <PaySlot
        open={isPaying}
        onClose={() => {
          setPaying(false);
          void refreshGold();
        }}
        needed={cost}
      />
    </div>
  );
}

interface FailureProps {
  giving: Giving;
  failed: Tap | null;
  onRecharge: () => void;
}

/** A tap that did not go through: why, and the same one again. */
function Failure({ giving, failed, onRecharge }: FailureProps) {
  const { t } = useTranslation(['gifts', 'common']);
  if (!failed?.failure) return null;
  const { text, isShort, canRetry } = failed.failure;
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-2 rounded-sm bg-raised ps-3 text-sm"
    >
      <CircleAlert aria-hidden className="size-4 shrink-0 text-loss" />
      <p className="min-w-0 grow basis-40 py-2">
        <span className="font-semibold">{t('tray.failed')}</span> {isShort ? t('tray.short') : text}
      </p>
      {isShort && (
        <Button look="quiet" onClick={onRecharge}>
          {t('tray.recharge')}
        </Button>
      )}
      {canRetry && (
        <Button look="quiet" onClick={() => giving.retry(failed)}>
          {t('common:action.retry')}
        </Button>
      )}
      <Button look="quiet" onClick={giving.forgetFailed}>
        {t('common:action.close')}
      </Button>
    </div>
  );
}
