import { formatClock } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import Timer from 'lucide-react/icons/timer';
import { useTicking } from '#app/platform/ticking.ts';
import { UnlockButton } from './unlock-button.tsx';

interface PreviewLeftProps {
  /** ISO. */
  until: string;
  mini: boolean;
  broadcastId: number;
  price: number | null;
  again: () => void;
}

/** How much of a preview is left, and the way to see more. */
export function PreviewLeft({ until, mini, broadcastId, price, again }: PreviewLeftProps) {
  const { t } = useTranslation('live');
  const left = useTicking((now) => Math.max(0, Math.round((Date.parse(until) - now) / 1000)));
  return (
    <div className="ms-auto flex items-center gap-2 rounded-sm bg-black/70 ps-3 text-xs">
      <Timer aria-hidden className="size-4 shrink-0 @lg:hidden" />
      <span aria-hidden className="tabular @lg:hidden">
        {formatClock(left)}
      </span>
      <span className="tabular @max-lg:sr-only">
        {t('unlock.previewLeft', { time: formatClock(left) })}
      </span>
      {!mini && price !== null && (
        <UnlockButton broadcastId={broadcastId} price={price} replay={false} again={again} />
      )}
    </div>
  );
}
