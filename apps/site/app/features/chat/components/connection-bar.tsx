import { useTranslation } from '@xiongmao/i18n/use-translation';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useEffect, useState } from 'react';
import { reconnect, useConnection } from '#app/platform/live.ts';

/** ms for which `connected` is told, after it was not. */
const shownFor = 2_000;

/** How the room is connected (product spec §5): a lost one is offered back. */
export function ConnectionBar() {
  const { t } = useTranslation('chat');
  const connection = useConnection();
  const [isBack, setBack] = useState(false);
  const [before, setBefore] = useState(connection);
  if (before !== connection) {
    setBefore(connection);
    setBack(connection === 'connected' && (before === 'lost' || before === 'reconnecting'));
  }
  useEffect(() => {
    if (!isBack) return;
    const timer = setTimeout(() => setBack(false), shownFor);
    return () => clearTimeout(timer);
  }, [isBack]);

  const isQuiet = connection === 'idle' || (connection === 'connected' && !isBack);
  return (
    <div role="status" className="shrink-0">
      {!isQuiet && (
        <div className="flex min-h-9 items-center gap-2 bg-raised px-3 text-xs">
          {connection === 'lost' && <WifiOff aria-hidden className="size-4 text-loss" />}
          {(connection === 'connecting' || connection === 'reconnecting') && (
            <LoaderCircle aria-hidden className="size-4 motion-safe:animate-spin" />
          )}
          <span className="grow">{t(`connection.${connection}`)}</span>
          {connection === 'lost' && (
            <button
              type="button"
              onClick={() => void reconnect()}
              className="min-h-9 px-2 font-semibold text-accent"
            >
              {t('connection.reconnect')}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
