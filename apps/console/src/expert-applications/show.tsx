import { CanAccess, useShow } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Skeleton } from '@xiongmao/ui/skeleton';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { Row } from '../contract.ts';
import type { Failure } from '../failure.ts';
import { DecisionButton, ReasonedDecision } from '../form/decision.tsx';
import { useFormat } from '../format.ts';
import { Answer } from '../page/answer.tsx';
import { Fact, Facts } from '../page/facts.tsx';
import { useGameNames } from '../page/game-names.ts';
import { PageHead } from '../page/page-head.tsx';
import { Panel } from '../page/panel.tsx';
import { UserLink } from '../page/user-link.tsx';
import { ApplicationState } from './application-state.tsx';

type Application = Row<'expert-applications'>;

export function ApplicationShow() {
  const { query, result } = useShow<Application, Failure>({ errorNotification: false });
  return (
    <Answer query={query} data={result} skeleton={<Skeleton className="h-96 rounded-lg" />}>
      {(application) => <Shown application={application} />}
    </Answer>
  );
}

function Shown({ application }: { application: Application }) {
  const { t } = useTranslation('console');
  const { moment } = useFormat();
  const gameNames = useGameNames();
  const { id, username, state, reason, reviewedAt, reviewedBy } = application;
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <PageHead
        title={username}
        badge={<ApplicationState state={state} />}
        hint={t('users.uid', { uid: id })}
        back={{ to: '/expert-applications', label: t('applications.title') }}
      >
        {state === 'underReview' && <Decisions application={application} />}
      </PageHead>
      <Panel title={t('applications.introduction')}>
        <p className="pb-4 text-base break-words whitespace-pre-wrap">{application.introduction}</p>
        <Facts>
          <Fact name={t('applications.applicant')}>
            <UserLink id={id} name={username} />
          </Fact>
          <Fact name={t('applications.games')}>{gameNames(application.gameIds)}</Fact>
          <Fact name={t('applications.appliedAt')}>{moment(application.appliedAt)}</Fact>
          {reviewedAt && (
            <Fact name={t('applications.reviewed')}>
              {moment(reviewedAt)} {reviewedBy}
            </Fact>
          )}
          {reason && <Fact name={t('decision.reason')}>{reason}</Fact>}
        </Facts>
      </Panel>
    </div>
  );
}

function Decisions({ application: { id, username } }: { application: Application }) {
  const { t } = useTranslation('console');
  return (
    <CanAccess resource="expert-applications" action="edit">
      <DecisionButton
        look="primary"
        resource="expert-applications"
        id={id}
        values={{ state: 'approved' }}
        done={t('applications.approved')}
        icon={<Check aria-hidden className="size-4" />}
      >
        {t('applications.approve')}
      </DecisionButton>
      <ReasonedDecision
        resource="expert-applications"
        id={id}
        values={{ state: 'refused' }}
        done={t('applications.refused')}
        title={t('applications.refuseOf', { name: username })}
        hint={t('decision.told')}
        icon={<X aria-hidden className="size-4" />}
      >
        {t('decision.refuse')}
      </ReasonedDecision>
    </CanAccess>
  );
}
