import { useTranslation } from '@xiongmao/i18n/use-translation';
import { TextChange } from '@xiongmao/ui/text-change';
import type { ReactNode } from 'react';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { Panel } from '../page/panel.tsx';
import { RevisionState } from './plan-state.tsx';

/** What a revision would change of a plan that is on sale. */
export function RevisionPanel({ plan }: { plan: Row<'plans'> }) {
  const { t } = useTranslation(['console', 'experts']);
  const { count, moment } = useFormat();
  const { revision } = plan;
  if (!revision) return null;
  const priceOf = (price: number) => (price ? count(price) : t('experts:plan.free'));
  return (
    <Panel
      title={t('plans.revision')}
      hint={t('plans.revisionHint')}
      aside={<RevisionState state={revision.state} />}
    >
      <dl className="flex flex-col gap-4">
        <Change name={t('plans.plan')}>
          <TextChange from={plan.title} to={revision.title} />
        </Change>
        <Change name={t('plans.price')}>
          <TextChange from={priceOf(plan.price)} to={priceOf(revision.price)} />
        </Change>
        {(plan.label || revision.label) && (
          <Change name={t('plans.label')}>
            <TextChange from={plan.label} to={revision.label} />
          </Change>
        )}
        <Change name={t('field.content')}>
          <TextChange from={plan.content} to={revision.content} />
        </Change>
        <Change name={t('plans.submittedAt')}>{moment(revision.submittedAt)}</Change>
        {revision.reason && <Change name={t('decision.reason')}>{revision.reason}</Change>}
      </dl>
    </Panel>
  );
}

function Change({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="tabular max-w-prose text-sm break-words whitespace-pre-wrap">{children}</dd>
    </div>
  );
}
