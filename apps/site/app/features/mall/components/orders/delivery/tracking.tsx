import type { OrderDetails } from '@xiongmao/api/mall/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Panel } from '@xiongmao/ui/panel';
import ExternalLink from 'lucide-react/icons/external-link';
import { CopyLine } from '../../copy-line.tsx';

/** The parcel: its number, and the carrier's own page of it. */
export function Tracking({ tracking }: { tracking: NonNullable<OrderDetails['tracking']> }) {
  const { t } = useTranslation('mall');
  const { carrier, number, href } = tracking;
  const name = t(`carrier.${carrier}` as 'carrier.other', { defaultValue: carrier });
  return (
    <Panel title={t('tracking.title')} hint={name}>
      <div className="flex flex-col gap-2 px-4 pb-3">
        <CopyLine label={t('tracking.number')} text={number} />
        {href && (
          <a
            href={href}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center gap-1.5 self-start text-sm font-semibold text-accent"
          >
            {t('tracking.follow', { carrier: name })}
            <ExternalLink aria-hidden className="size-4" />
          </a>
        )}
      </div>
    </Panel>
  );
}
