import type { Sanction } from '@xiongmao/api/chat/shapes';
import { formatDateTime } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { ReactNode } from 'react';
import { pathOf } from '#app/paths.ts';
import { useLocale } from '#app/platform/i18n.tsx';
import { Link } from '#app/platform/link.tsx';
import { useZone } from '#app/platform/zone.tsx';
import type { OwnSanction } from '../../api/use-sanctions.ts';

type Told = Sanction & Partial<Pick<OwnSanction, 'liftedAt' | 'appealed'>>;

/** What was done about one: the rule, who did it, where and until when; and what was said to it since. */
export function SanctionFacts({ sanction }: { sanction: Told }) {
  const { t } = useTranslation('chat');
  const viewer = { locale: useLocale(), zone: useZone() };
  const { rule, by, until, reason, room, where, kind, liftedAt, appealed } = sanction;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 text-xs">
      <Fact name={t('sanction.rule')}>{t(`rule.${rule}`)}</Fact>
      <Fact name={t('sanction.by')}>{t(`by.${by}`)}</Fact>
      {liftedAt ? (
        <Fact name={t('sanction.lifted')}>{formatDateTime(liftedAt, viewer)}</Fact>
      ) : (
        kind === 'mute' && (
          <Fact name={t('sanction.until')}>
            {until ? formatDateTime(until, viewer) : t('sanction.forGood')}
          </Fact>
        )
      )}
      <Fact name={t('sanction.where')}>
        {room === null ? t('sanction.everywhere') : where && <Where {...where} />}
      </Fact>
      {reason && (
        <Fact name={t('sanction.reason')}>
          <Words text={reason} />
        </Fact>
      )}
      {appealed && (
        <Fact name={t('sanction.yourAppeal')}>
          <Words text={appealed.text} />
        </Fact>
      )}
      {appealed?.answer && (
        <Fact name={t('sanction.answer')}>
          <Words text={appealed.answer} />
        </Fact>
      )}
    </dl>
  );
}

function Where({ title, link }: NonNullable<Sanction['where']>) {
  const path = pathOf(link);
  if (path === null) return <bdi>{title}</bdi>;
  return (
    <Link to={path} className="hover:text-accent">
      <bdi>{title}</bdi>
    </Link>
  );
}

const Words = ({ text }: { text: string }) => (
  <bdi className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</bdi>
);

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
