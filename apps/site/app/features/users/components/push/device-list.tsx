import type { PushDevice } from '@xiongmao/api/users/push/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Badge } from '@xiongmao/ui/badge';
import { Button } from '@xiongmao/ui/button';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import { Ago } from '#app/shared/time/ago.tsx';

interface DeviceListProps {
  devices: readonly PushDevice[];
  busy: boolean;
  onRemove: (device: PushDevice) => void;
}

/** The browsers that notices are pushed to. */
export function DeviceList({ devices, busy, onRemove }: DeviceListProps) {
  const { t } = useTranslation('push');
  if (devices.length === 0) return <p className="px-4 pb-4 text-xs text-muted">{t('none')}</p>;
  return (
    <ul aria-label={t('devices')}>
      {devices.map((device) => (
        <DeviceRow key={device.id} device={device} busy={busy} onRemove={() => onRemove(device)} />
      ))}
    </ul>
  );
}

interface DeviceRowProps {
  device: PushDevice;
  busy: boolean;
  onRemove: () => void;
}

function DeviceRow({ device: { device, seenAt, current }, busy, onRemove }: DeviceRowProps) {
  const { t } = useTranslation(['push', 'users']);
  const Icon = /Android|iOS/.test(device) ? Smartphone : Monitor;
  const name = device || t('users:security.unknownDevice');
  return (
    <li className="flex min-h-14 items-center gap-3 border-t border-line px-4 py-2">
      <Icon aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2 text-sm">
          <span dir="auto">{name}</span>
          {current && <Badge>{t('users:security.thisDevice')}</Badge>}
        </p>
        <p className="text-xs text-muted">
          {t('seen')} <Ago at={seenAt} />
        </p>
      </div>
      <Button
        look="quiet"
        disabled={busy}
        aria-label={`${t('remove')} – ${name}`}
        onClick={onRemove}
      >
        {t('remove')}
      </Button>
    </li>
  );
}
