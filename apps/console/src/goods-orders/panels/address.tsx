import { useMutation } from '@tanstack/react-query';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import type { Recipient } from '@xiongmao/api/mall/shapes';
import { useLocale } from '@xiongmao/i18n/use-locale';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { formatRegion } from '@xiongmao/i18n/words/region-names';
import { Button } from '@xiongmao/ui/button';
import { toast } from '@xiongmao/ui/overlays/toast';
import Copy from 'lucide-react/icons/copy';
import MapPin from 'lucide-react/icons/map-pin';
import type { Row } from '../../contract.ts';
import { ByOthers } from '../../form/by-others.tsx';
import { Fact, Facts } from '../../page/facts.tsx';
import { useServices } from '../../services.ts';
import { ShortcutButton } from '../../shortcuts/shortcut-button.tsx';
import { useCallFailure } from '../../step-up/use-prove.ts';

/** Where an order goes, shown when it is asked for: that stands in the audit log. None stays behind. */
export function Address({ order: { id, userId } }: { order: Row<'goods-orders'> }) {
  const { t } = useTranslation('desk');
  const { api } = useServices();
  const look = useMutation({
    gcTime: 0,
    mutationFn: () =>
      api('POST /goods/desk/recipient', { body: { id } }, { idempotencyKey: idempotencyKey() }),
  });
  const fault = useCallFailure()(look.error);
  const recipient = look.data?.recipient;
  return (
    <ByOthers concerned={[userId]}>
      <div aria-live="polite" className="flex flex-col items-start gap-3">
        {recipient && <ShownAddress recipient={recipient} />}
        {look.data?.recipient === null && <p className="text-sm">{t('address.none')}</p>}
        {fault && <p className="text-sm text-loss">{fault}</p>}
        {!look.data && (
          <ShortcutButton shortcut="a" disabled={look.isPending} onClick={() => look.mutate()}>
            <MapPin aria-hidden className="size-4" />
            {t('act.address')}
          </ShortcutButton>
        )}
      </div>
    </ByOthers>
  );
}

function ShownAddress({ recipient }: { recipient: Recipient }) {
  const { t } = useTranslation('desk');
  const locale = useLocale();
  const { name, phone, country, region, city, street, postcode } = recipient;
  const lines = [street, [postcode, city].filter(Boolean).join(' '), region].filter(Boolean);
  const address = [...lines, formatRegion(country, locale)];
  async function copy() {
    await navigator.clipboard.writeText([name, ...address, phone].join('\n'));
    toast(t('address.copied'));
  }
  return (
    <>
      <Facts>
        <Fact name={t('address.name')}>{name}</Fact>
        <Fact name={t('address.phone')}>
          <a href={`tel:${phone}`}>{phone}</a>
        </Fact>
        <Fact name={t('address.street')}>
          <span className="whitespace-pre-line">{address.join('\n')}</span>
        </Fact>
      </Facts>
      <Button onClick={() => void copy()}>
        <Copy aria-hidden className="size-4" />
        {t('address.copy')}
      </Button>
    </>
  );
}
