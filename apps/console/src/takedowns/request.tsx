import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { Fact, Facts } from '../page/facts.tsx';
import { UserLink } from '../page/links/user-link.tsx';
import { Panel } from '../page/panel.tsx';

/** Who asks, for which work of whom, and what was decided. */
export function Request({ takedown }: { takedown: Row<'takedowns'> }) {
  const { t } = useTranslation('console');
  const { moment } = useFormat();
  const { name, organisation, email, capacity, holder, work, signature, at } = takedown;
  const { userId, username, reason, decidedBy, decidedAt } = takedown;
  return (
    <Panel title={t('takedowns.work')}>
      <p dir="auto" className="pb-4 text-base break-words whitespace-pre-wrap">
        {work}
      </p>
      <Facts>
        <Fact name={t('takedowns.claimant')}>
          {[name, organisation].filter(Boolean).join(' · ')}
        </Fact>
        <Fact name={t('takedowns.capacity.label')}>
          {[t(`takedowns.capacity.${capacity}`), holder].filter(Boolean).join(' · ')}
        </Fact>
        <Fact name={t('takedowns.email')}>{email}</Fact>
        {userId !== null && (
          <Fact name={t('feedback.from')}>
            <UserLink id={userId} name={username} />
          </Fact>
        )}
        <Fact name={t('takedowns.signature')}>{signature}</Fact>
        <Fact name={t('feedback.at')}>{moment(at)}</Fact>
        {reason !== null && <Fact name={t('writingReports.answer')}>{reason}</Fact>}
        {decidedBy !== null && <Fact name={t('decision.by')}>{decidedBy}</Fact>}
        {decidedAt !== null && <Fact name={t('decision.at')}>{moment(decidedAt)}</Fact>}
      </Facts>
    </Panel>
  );
}
