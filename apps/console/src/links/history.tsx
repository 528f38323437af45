import { CanAccess } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import Split from 'lucide-react/icons/split';
import type { Row } from '../contract.ts';
import { ReasonedDecision } from '../form/decision.tsx';
import { useFormat } from '../format.ts';
import { Fact, Facts } from '../page/facts.tsx';

/** Since when two are one, by whom or which rule, and how it ended. */
export function LinkFacts({ link }: { link: Row<'links'> }) {
  const { t } = useTranslation('console');
  const { moment } = useFormat();
  const { by, rule, because, at, along } = link;
  return (
    <Facts>
      <Fact name={t('links.by')}>{by ?? t('links.byRule')}</Fact>
      <Fact name={t('links.at')}>{moment(at)}</Fact>
      <Fact name={t('decision.reason')}>{rule ? t(`links.rules.${rule}`) : because}</Fact>
      {along && <Fact name={t('links.along')}>{t('links.alongHint')}</Fact>}
      {link.endedAt && (
        <>
          <Fact name={t('links.endedBy')}>{link.endedBy}</Fact>
          <Fact name={t('links.endedAt')}>{moment(link.endedAt)}</Fact>
          <Fact name={t('links.endedReason')}>{link.endedReason ?? t('links.replaced')}</Fact>
        </>
      )}
    </Facts>
  );
}

/** Parts the two of a link that is open. */
export function SplitLink({ link }: { link: Row<'links'> }) {
  const { t } = useTranslation('console');
  const { id, version, shown, row, ended } = link;
  if (ended) return null;
  return (
    <CanAccess resource="links" action="edit">
      <ReasonedDecision
        resource="links"
        id={id}
        version={version}
        values={{ ended: true }}
        also={['linkables', 'link-candidates']}
        done={t('links.split')}
        title={t('links.splitOf', { row: row.name, shown: shown.name })}
        hint={t('links.splitHint')}
        icon={<Split aria-hidden className="size-4" />}
      >
        {t('links.splitAction')}
      </ReasonedDecision>
    </CanAccess>
  );
}
