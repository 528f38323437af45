import type { Sanction } from '@xiongmao/api/chat/shapes';
import { formatDateTime } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { ReactNode } from 'react';
import { useLocale } from '#app/platform/i18n.tsx';
import { useZone } from '#app/platform/zone.tsx';

/** What was done about one: the rule, who did it, and until when. */
export function SanctionFacts({ sanction }: { sanction: Sanction }) {
  const { t } = useTranslation('chat');
  const viewer = { locale: useLocale(), zone: useZone() };
  const { rule, by, until, reason, room, kind } = sanction;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 text-xs">
      <Fact name={t('sanction.rule')}>{t(`rule.${rule}`)}</Fact>
      <Fact name={t('sanction.by')}>{t(`by.${by}`)}</Fact>
      {kind === 'mute' && (
        <Fact name={t('sanction.until')}>
          {until ? formatDateTime(until, viewer) : t('sanction.forGood')}
        </Fact>
      )}
      {kind === 'mute' && (
        <Fact name={t('sanction.where')}>
          {t(room === null ? 'sanction.everywhere' : 'sanction.oneRoom')}
        </Fact>
      )}
      {reason && (
        <Fact name={t('sanction.reason')}>
          <bdi className="[overflow-wrap:anywhere]">{reason}</bdi>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
