import { CanAccess, useCan, useShow } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { usePermission } from '../account.ts';
import type { Row } from '../contract.ts';
import { ByOthers } from '../form/by-others.tsx';
import { DecisionButton, ReasonedDecision } from '../form/decision.tsx';
import { useFormat } from '../format.ts';
import { Answer } from '../page/answer.tsx';
import { Fact, Facts } from '../page/facts.tsx';
import { PageHead } from '../page/page-head.tsx';
import { Panel } from '../page/panel.tsx';
import { UserLink } from '../page/user-link.tsx';
import type { Failure } from '../providers/failure.ts';
import { useRoles } from '../roles/use-roles.ts';
import { AnchorState } from './anchor-state.tsx';
import { Documents } from './documents.tsx';

type Application = Row<'anchor-applications'>;

export function AnchorApplicationShow() {
  const { query, result } = useShow<Application, Failure>({ errorNotification: false });
  return (
    <Answer query={query} data={result} skeleton={<Skeleton className="h-96 rounded-lg" />}>
      {(application) => <Shown key={application.id} application={application} />}
    </Answer>
  );
}

function Shown({ application }: { application: Application }) {
  const { t } = useTranslation('console');
  const { count } = useFormat();
  const { moment } = useFormat();
  const { id, username, state, reason, reviewedAt, reviewedBy } = application;
  const { recommendedAt, recommendedBy } = application;
  const mayGive = useCan({ resource: 'roles', action: 'create' }).data?.can;
  const readsDocuments = usePermission('readDocuments');
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <PageHead
        title={username}
        badge={<AnchorState state={state} />}
        hint={t('users.uid', { uid: id })}
        back={{ to: '/anchor-applications', label: t('anchorApplications.title') }}
      >
        {state === 'underReview' && <Decisions application={application} />}
      </PageHead>
      {state === 'underReview' && mayGive === false && (
        <p className="text-sm text-muted">
          {t(recommendedAt ? 'applications.recommended' : 'applications.whoApproves')}
        </p>
      )}
      <Panel title={t('applications.introduction')}>
        <p className="pb-4 text-base break-words whitespace-pre-wrap">{application.introduction}</p>
        <Facts>
          <Fact name={t('applications.applicant')}>
            <UserLink id={id} name={username} />
          </Fact>
          <Fact name={t('anchorApplications.age')}>{count(application.age)}</Fact>
          <Fact name={t('anchorApplications.agreedRules')}>{application.agreedRules}</Fact>
          <Fact name={t('applications.appliedAt')}>{moment(application.appliedAt)}</Fact>
          {recommendedAt && (
            <Fact name={t('applications.recommendedBy')}>
              {moment(recommendedAt)} {recommendedBy}
            </Fact>
          )}
          {reviewedAt && (
            <Fact name={t('applications.reviewed')}>
              {moment(reviewedAt)} {reviewedBy}
            </Fact>
          )}
          {reason && <Fact name={t('decision.reason')}>{reason}</Fact>}
        </Facts>
      </Panel>
      {application.documents === 0 ? (
        <p className="text-sm text-muted">{t('anchorApplications.noDocuments')}</p>
      ) : (
        <Panel title={t('anchorApplications.documents')} hint={t('anchorApplications.recorded')}>
          <ByOthers concerned={[id]}>
            {readsDocuments ? (
              <Documents userId={id} sides={application.documents} />
            ) : (
              <p className="text-sm text-muted">{t('anchorApplications.whoReads')}</p>
            )}
          </ByOthers>
        </Panel>
      )}
    </div>
  );
}

/** Support recommends or refuses; who may give roles approves, for that gives one. */
function Decisions({ application }: { application: Application }) {
  const { t } = useTranslation('console');
  const { id, version, username, recommendedAt } = application;
  const mayGive = useCan({ resource: 'roles', action: 'create' }).data?.can;
  return (
    <ByOthers concerned={[id]}>
      {mayGive && <Approve application={application} />}
      <CanAccess resource="anchor-applications" action="edit">
        {mayGive === false && recommendedAt === null && (
          <DecisionButton
            look="primary"
            resource="anchor-applications"
            id={id}
            version={version}
            values={{ decision: 'recommended' }}
            done={t('applications.recommended')}
            icon={<Check aria-hidden className="size-4" />}
          >
            {t('applications.recommend')}
          </DecisionButton>
        )}
        <ReasonedDecision
          resource="anchor-applications"
          id={id}
          version={version}
          values={{ decision: 'refused' }}
          done={t('applications.refused')}
          title={t('applications.refuseOf', { name: username })}
          hint={t('decision.told')}
          icon={<X aria-hidden className="size-4" />}
        >
          {t('decision.refuse')}
        </ReasonedDecision>
      </CanAccess>
    </ByOthers>
  );
}

function Approve({ application: { id } }: { application: Application }) {
  const { t } = useTranslation('console');
  const { give, isPending } = useRoles(id);
  return (
    <Button
      look="primary"
      disabled={isPending}
      onClick={() => give('anchor', t('anchorApplications.approved'))}
    >
      <Check aria-hidden className="size-4" />
      {t('applications.approve')}
    </Button>
  );
}
