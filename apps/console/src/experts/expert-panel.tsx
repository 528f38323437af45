import { useOne } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import { Link } from 'react-router';
import type { Row } from '../contract.ts';
import { ApplicationState } from '../expert-applications/application-state.tsx';
import { Answer } from '../page/answer.tsx';
import { Panel } from '../page/panel.tsx';
import type { Failure } from '../providers/failure.ts';
import { RecordFacts } from './record-facts.tsx';

/** Who wrote a plan, and how good they were before. */
export function ExpertPanel({ id }: { id: number }) {
  const { t } = useTranslation('console');
  const { query, result } = useOne<Row<'experts'>, Failure>({
    resource: 'experts',
    id,
    errorNotification: false,
  });
  return (
    <Panel title={t('experts.expert')} aside={result && <ApplicationState state={result.state} />}>
      <Answer query={query} data={result} skeleton={<Skeleton className="h-48" />}>
        {(expert) => (
          <div className="flex flex-col gap-4">
            <Link
              to={`/experts/${expert.id}`}
              className="inline-flex min-h-6 items-center self-start text-base font-semibold hover:text-accent"
            >
              {expert.username}
            </Link>
            <RecordFacts record={expert.record} />
          </div>
        )}
      </Answer>
    </Panel>
  );
}
