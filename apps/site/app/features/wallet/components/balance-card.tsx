import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import { useApi } from '#app/platform/app-context.ts';
import { useLocale } from '#app/platform/i18n.tsx';
import { goldQuery } from '#app/shared/account/use-gold.ts';
import { Loaded } from '#app/shared/async/loaded.tsx';
import { LevelSteps } from './level-steps.tsx';

/** What one can spend, what is held, and one's level. */
export function BalanceCard({ onPay }: { onPay: () => void }) {
  const { t } = useTranslation('wallet');
  const locale = useLocale();
  const query = useQuery(goldQuery(useApi()));
  return (
    <section className="bg-surface p-4 md:rounded-lg">
      <Loaded query={query} skeleton={<Skeleton className="h-36" />}>
        {(balance) => (
          <div className="flex flex-col gap-5">
            <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
              <dl className="flex flex-col gap-1">
                <dt className="text-xs text-muted">{t('balance.label')}</dt>
                <dd className="text-[2.5rem] leading-none font-semibold tabular">
                  {formatNumber(balance.gold, locale)}
                </dd>
              </dl>
              <Button look="primary" aria-haspopup="dialog" onClick={onPay} className="px-6">
                {t('balance.recharge')}
              </Button>
            </div>
            {balance.held > 0 && (
              <p className="text-xs text-muted">
                <span className="font-semibold text-ink tabular">
                  {t('balance.held', { amount: formatNumber(balance.held, locale) })}
                </span>{' '}
                · {t(balance.checking > 0 ? 'balance.checkingHint' : 'balance.heldHint')}
              </p>
            )}
            <LevelSteps balance={balance} />
          </div>
        )}
      </Loaded>
    </section>
  );
}
