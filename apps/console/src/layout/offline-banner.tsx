import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Banner } from '@xiongmao/ui/banner';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useOnline } from '../page/online.ts';

export function OfflineBanner() {
  const { t } = useTranslation(['console', 'common']);
  if (useOnline()) return null;
  return (
    <Banner>
      <WifiOff aria-hidden className="size-4" />
      {t('common:state.offline')}
      <span className="hidden md:inline">{t('offlineHint')}</span>
    </Banner>
  );
}
