import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Banner } from '@xiongmao/ui/banner';
import Wifi from 'lucide-react/icons/wifi';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useEffect, useState } from 'react';
import { useConnection } from '../live.ts';
import { useOnline } from '../online.ts';

type Trouble = 'offline' | 'reconnecting';

/** ms for which a lost socket is nobody's business, and for which good news is told. */
const debounceDelay = 3000;

/** Tells of a lost network, of live updates that stand still, and of their return. */
export function ConnectionBanner() {
  const { t } = useTranslation();
  const connection = useConnection();
  const lost = connection === 'lost' || connection === 'reconnecting';
  const trouble = !useOnline() ? 'offline' : lost ? 'reconnecting' : null;
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
      {t(`state.${shown}`)}
      {shown === 'offline' && <span className="hidden md:inline">{t('state.offlineHint')}</span>}
    </Banner>
  );
}
