import { formatCountdown } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useTicking } from '#app/platform/ticking.ts';

/** Whole seconds until then. */
export const useSecondsUntil = (at: string | null): number =>
  useTicking((now) => (at === null ? 0 : Math.max(0, Math.ceil((Date.parse(at) - now) / 1000))));

/** What is left of a reservation. */
export function PayCountdown({ before }: { before: string }) {
  const { t } = useTranslation('mall');
  const left = useSecondsUntil(before);
  return (
    <span role="timer" className="text-accent tabular">
      {t('pay.left', { time: formatCountdown(left) })}
    </span>
  );
}
