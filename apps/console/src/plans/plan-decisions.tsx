import { CanAccess } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { Row } from '../contract.ts';
import { ByOthers } from '../form/by-others.tsx';
import { DecisionButton, ReasonedDecision } from '../form/decision.tsx';

/** What may be decided about a plan or its revision, by its state. */
export function PlanDecisions({ plan }: { plan: Row<'plans'> }) {
  const { id, version, state, revision, title, expertId } = plan;
  const { t } = useTranslation('console');
  if (state !== 'underReview' && state !== 'published') return null;
  const isRevision = revision?.state === 'underReview';
  return (
    <CanAccess resource="plans" action="edit">
      <ByOthers concerned={[expertId]}>
        {(state === 'underReview' || isRevision) && (
          <>
            <DecisionButton
              look="primary"
              resource="plans"
              id={id}
              version={version}
              values={{ state: 'published' }}
              done={t(isRevision ? 'plans.revisionPublished' : 'plans.published')}
              icon={<Check aria-hidden className="size-4" />}
            >
              {t(isRevision ? 'plans.approveRevision' : 'plans.publish')}
            </DecisionButton>
            <ReasonedDecision
              resource="plans"
              id={id}
              version={version}
              values={{ state: 'refused' }}
              done={t(isRevision ? 'plans.revisionRefused' : 'plans.refused')}
              title={t(isRevision ? 'plans.refuseRevisionOf' : 'plans.refuseOf', { title })}
              hint={t('decision.told')}
              icon={<X aria-hidden className="size-4" />}
            >
              {t(isRevision ? 'plans.refuseRevision' : 'decision.refuse')}
            </ReasonedDecision>
          </>
        )}
        {state === 'published' && (
          <ReasonedDecision
            resource="plans"
            id={id}
            version={version}
            values={{ state: 'takenDown' }}
            done={t('plans.takenDown')}
            title={t('plans.takeDownOf', { title })}
            hint={t('plans.takeDownHint')}
            icon={<ArrowDownToLine aria-hidden className="size-4" />}
          >
            {t('plans.takeDown')}
          </ReasonedDecision>
        )}
      </ByOthers>
    </CanAccess>
  );
}
