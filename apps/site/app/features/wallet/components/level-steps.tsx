import { rechargeTiers } from '@xiongmao/api/wallet/rules';
import type { Balance } from '@xiongmao/api/wallet/shapes';
import { formatMoney } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useLocale } from '#app/platform/i18n.tsx';
import { levelSteps } from '../level-steps.ts';

/** One's level, and the way to the next: a step for each, with what it takes below. */
export function LevelSteps({ balance }: { balance: Balance }) {
  const { t } = useTranslation('wallet');
  const locale = useLocale();
  const { level, rechargedFen, toNextLevelFen } = balance;
  const next = level + 1;
  const steps = levelSteps(rechargedFen);
  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <span className="font-semibold">{t('level.label', { level })}</span>
        <span className="text-xs text-muted tabular">
          {toNextLevelFen === null
            ? t('level.top')
            : t('level.next', { amount: formatMoney(toNextLevelFen, locale), level: next })}
        </span>
      </p>
      <div
        role="progressbar"
        aria-label={t('level.progress', { level: Math.min(next, rechargeTiers.length) })}
        aria-valuenow={Math.floor((steps[Math.min(level, steps.length - 1)] ?? 0) * 100)}
        className="flex flex-wrap gap-1"
      >
        {rechargeTiers.map((tier, index) => (
          <span key={tier} className="flex min-w-max grow basis-12 flex-col gap-1">
            <span className="h-1.5 overflow-hidden rounded-full bg-raised">
              <span
                className="block h-full rounded-full bg-accent"
                style={{ inlineSize: `${(steps[index] ?? 0) * 100}%` }}
              />
            </span>
            <span
              aria-hidden
              className={`text-end text-xs tabular ${index < level ? 'text-ink' : 'text-muted'}`}
            >
              {formatMoney(tier * 100, locale)}
            </span>
          </span>
        ))}
      </div>
      <p className="text-xs text-muted">{t('level.hint')}</p>
    </div>
  );
}
