import { CanAccess, useCan } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import type { Row } from '../contract.ts';
import { ByOthers } from '../form/by-others.tsx';
import { DecisionButton, ReasonedDecision } from '../form/decision.tsx';
import { useFormat } from '../format.ts';
import { Fact, Facts } from '../page/facts.tsx';
import { UserLink } from '../page/links/user-link.tsx';
import { PageHead } from '../page/page-head.tsx';
import { Panel } from '../page/panel.tsx';
import { useRoles } from '../roles/use-roles.ts';

type Resource = 'expert-applications' | 'anchor-applications';

interface Kind {
  resource: Resource;
  /** The role that it is for. */
  gives: 'expert' | 'anchor';
  /** Said once that role is given. */
  approved: string;
  /** What is to be done before it is; undefined where nothing is. */
  before?: string | undefined;
}

interface ShownApplicationProps extends Kind {
  application: Row<Resource>;
  /** The name of the list that it stands in. */
  list: string;
  badge: ReactNode;
  /** What is asked of who wants this role. */
  facts: ReactNode;
  children?: ReactNode;
}

/** An application for a role, and what may be decided of it. */
export function ShownApplication({
  application,
  list,
  badge,
  facts,
  children,
  ...kind
}: ShownApplicationProps) {
  const { t } = useTranslation('console');
  const { moment } = useFormat();
  const { id, username, state, reason, reviewedAt, reviewedBy } = application;
  const { recommendedAt, recommendedBy } = application;
  const mayGive = useCan({ resource: 'roles', action: 'create' }).data?.can;
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <PageHead
        title={username}
        badge={badge}
        hint={t('users.uid', { uid: id })}
        back={{ to: `/${kind.resource}`, label: list }}
      >
        {state === 'underReview' && <Decisions application={application} {...kind} />}
      </PageHead>
      {state === 'underReview' && mayGive && kind.before && (
        <p id={whyNot} className="text-sm text-muted">
          {kind.before}
        </p>
      )}
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
          {facts}
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
      {children}
    </div>
  );
}

const whyNot = 'why-not';

/** Support recommends or refuses; who may give roles approves, for that gives one. */
function Decisions({ application, ...kind }: { application: Row<Resource> } & Kind) {
  const { t } = useTranslation('console');
  const { id, version, username, recommendedAt } = application;
  const { resource } = kind;
  const mayGive = useCan({ resource: 'roles', action: 'create' }).data?.can;
  return (
    <ByOthers concerned={[id]}>
      {mayGive && <Approve id={id} {...kind} />}
      <CanAccess resource={resource} action="edit">
        {mayGive === false && recommendedAt === null && (
          <DecisionButton
            look="primary"
            resource={resource}
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
          resource={resource}
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

function Approve({ id, gives, approved, before }: { id: number } & Kind) {
  const { t } = useTranslation('console');
  const { give, isPending } = useRoles(id);
  return (
    <Button
      look="primary"
      disabled={isPending || before !== undefined}
      aria-describedby={before && whyNot}
      onClick={() => give(gives, approved)}
    >
      <Check aria-hidden className="size-4" />
      {t('applications.approve')}
    </Button>
  );
}
