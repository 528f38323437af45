import { formatNumber } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useLocale } from '#app/platform/i18n.tsx';

interface LiveButtonProps {
  delay: number | null;
  isAtEdge: boolean;
  onLive: () => void;
}

/** Whether one sees what happens now, and the way there; how far behind the camera that is. */
export function LiveButton({ delay, isAtEdge, onLive }: LiveButtonProps) {
  const { t } = useTranslation('live');
  const locale = useLocale();
  const seconds = delay === null ? null : formatNumber(delay, locale, delay < 10 ? 1 : 0);
  return (
    <button
      type="button"
      onClick={onLive}
      aria-disabled={isAtEdge}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-sm px-2 text-xs font-semibold -outline-offset-2 md:min-h-10"
    >
      <span className={`size-2 rounded-full ${isAtEdge ? 'bg-live' : 'bg-muted'}`} />
      {t(isAtEdge ? 'player.atLive' : 'player.goLive')}
      {seconds !== null && (
        <span
          data-delay={delay!.toFixed(2)}
          className="tabular min-w-16 text-start font-normal text-muted"
        >
          {t('player.delay', { seconds })}
        </span>
      )}
    </button>
  );
}
