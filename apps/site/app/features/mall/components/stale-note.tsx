import type { UseQueryResult } from '@tanstack/react-query';
import { formatDuration } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import Clock from 'lucide-react/icons/clock-alert';
import { useLocale } from '#app/platform/i18n.tsx';
import { useTicking } from '#app/platform/ticking.ts';

/** ms after which what others take from is old. */
const oldAfter = 45_000;

/** Says how old a stock is that could not be asked for again. */
export function StaleNote({ query }: { query: Pick<UseQueryResult, 'dataUpdatedAt'> }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { dataUpdatedAt: updatedAt } = query;
  const time = useTicking((now) => {
    const age = now - updatedAt;
    return updatedAt > 0 && age > oldAfter ? formatDuration(age / 1000, locale) : null;
  });
  if (time === null) return null;
  return (
    <p role="status" className="inline-flex items-center gap-1.5 text-xs text-loss">
      <Clock aria-hidden className="size-3.5" />
      {t('state.stale', { time })}
    </p>
  );
}
