import { formatDateTime, formatTime } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Banner } from '@xiongmao/ui/banner';
import Wifi from 'lucide-react/icons/wifi';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useEffect, useState } from 'react';
import { useLocale } from '../i18n.tsx';
import { useConnection } from '../live.ts';
import { useOnline } from '../online.ts';
import { useLocationAhead } from '../start/location-ahead.ts';
import { useTicking } from '../ticking.ts';
import { keptAt } from '../worker/kept.ts';
import { useZone } from '../zone.tsx';

type Trouble = 'offline' | 'reconnecting';

/** ms for which a lost socket is nobody's business, and for which good news is told. */
const debounceDelay = 3000;

/** ms after which a page on its way waits for the network: what is held comes at once. */
const patience = 300;

/** Whether a page was asked for that can't come yet. */
function usePageWaits(): boolean {
  const ahead = useLocationAhead();
  const [waits, setWaits] = useState(false);
  useEffect(() => {
    if (!ahead) return setWaits(false);
    const timer = setTimeout(setWaits, patience, true);
    return () => clearTimeout(timer);
  }, [ahead]);
  return waits;
}

/** ms for which a time of day says enough. */
const halfDay = 12 * 3_600_000;

/** Of when what is shown is (ms), where nothing newer comes; 0 where it is current. */
function useAsOf(): number {
  const online = useOnline();
  const [lost, setLost] = useState(0);
  useEffect(() => setLost(online ? 0 : Date.now()), [online]);
  return useTicking(keptAt) || lost;
}

/** Tells of a lost network, of live updates that stand still, and of their return. */
export function ConnectionBanner() {
  const { t } = useTranslation();
  const connection = useConnection();
  const lost = connection === 'lost' || connection === 'reconnecting';
  const pageWaits = usePageWaits();
  const viewer = { locale: useLocale(), zone: useZone() };
  const asOf = useAsOf();
  const format = Date.now() - asOf > halfDay ? formatDateTime : formatTime;
  const trouble = asOf ? 'offline' : lost ? 'reconnecting' : null;
  const [shown, setShown] = useState<Trouble | 'onlineAgain' | null>(null);

  useEffect(() => {
    if (trouble === 'offline') return setShown('offline');
    setShown((before) => (before === null ? null : (trouble ?? 'onlineAgain')));
    const timer = setTimeout(setShown, debounceDelay, trouble);
    return () => clearTimeout(timer);
  }, [trouble]);

  if (shown === null) return null;
  const Icon = shown === 'onlineAgain' ? Wifi : WifiOff;
  return (
    <Banner>
      <Icon aria-hidden className="size-4 shrink-0" />
      <span>
        {shown === 'offline' && asOf
          ? t('state.offlineSince', { time: format(asOf, viewer) })
          : t(`state.${shown}`)}
        {shown === 'offline' &&
          (pageWaits ? (
            // Who tapped a link is told what became of it.
            <span className="block md:inline"> {t('state.pageWaits')}</span>
          ) : (
            <span className="hidden md:inline"> {t('state.offlineHint')}</span>
          ))}
      </span>
    </Banner>
  );
}
