import { CanAccess, useShow } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import Ban from 'lucide-react/icons/ban';
import type { Row } from '../contract.ts';
import { ApplicationState } from '../expert-applications/application-state.tsx';
import { ByOthers } from '../form/by-others.tsx';
import { DecisionButton, ReasonedDecision } from '../form/decision.tsx';
import { useFormat } from '../format.ts';
import { Answer } from '../page/answer.tsx';
import { Fact, Facts } from '../page/facts.tsx';
import { GameNames } from '../page/game-names.tsx';
import { UserLink } from '../page/links/user-link.tsx';
import { PageHead } from '../page/page-head.tsx';
import { Panel, Section } from '../page/panel.tsx';
import { usePlanColumns } from '../plans/use-plan-columns.tsx';
import type { Failure } from '../providers/failure.ts';
import { DataTable } from '../table/data-table.tsx';
import { useRows } from '../table/use-rows.ts';
import { RecordFacts } from './record-facts.tsx';

type Expert = Row<'experts'>;

export function ExpertShow() {
  const { query, result } = useShow<Expert, Failure>({ errorNotification: false });
  return (
    <Answer query={query} data={result} skeleton={<Skeleton className="h-96 rounded-lg" />}>
      {(expert) => <Shown key={expert.id} expert={expert} />}
    </Answer>
  );
}

function Shown({ expert }: { expert: Expert }) {
  const { t } = useTranslation('console');
  const { count, moment } = useFormat();
  const { id, username, state, reason } = expert;
  return (
    <div className="flex flex-col gap-4">
      <PageHead
        title={username}
        badge={<ApplicationState state={state} />}
        hint={t('users.uid', { uid: id })}
        back={{ to: '/experts', label: t('experts.title') }}
      >
        <CanAccess resource="experts" action="edit">
          <ByOthers concerned={[id]}>
            <Suspension expert={expert} />
          </ByOthers>
        </CanAccess>
      </PageHead>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <Panel title={t('experts.record')}>
          <RecordFacts record={expert.record} />
        </Panel>
        <Panel title={t('experts.facts')}>
          <Facts>
            <Fact name={t('users.username')}>
              <UserLink id={id} name={username} />
            </Fact>
            <Fact name={t('applications.games')}>
              <GameNames gameIds={expert.gameIds} />
            </Fact>
            <Fact name={t('experts.approvedAt')}>{moment(expert.approvedAt)}</Fact>
            <Fact name={t('experts.plans')}>{count(expert.plans)}</Fact>
            <Fact name={t('plans.sales')}>{count(expert.sales)}</Fact>
            <Fact name={t('experts.earned')}>{count(expert.earned)}</Fact>
            {reason && <Fact name={t('decision.reason')}>{reason}</Fact>}
          </Facts>
        </Panel>
      </div>
      <PlansOfExpert id={id} />
    </div>
  );
}

function Suspension({ expert: { id, version, username, state } }: { expert: Expert }) {
  const { t } = useTranslation('console');
  if (state === 'ended') return null;
  if (state === 'suspended') {
    return (
      <DecisionButton
        resource="experts"
        id={id}
        version={version}
        values={{ state: 'approved' }}
        done={t('experts.readmitted')}
        also={['plans']}
      >
        {t('experts.readmit')}
      </DecisionButton>
    );
  }
  return (
    <ReasonedDecision
      resource="experts"
      id={id}
      version={version}
      values={{ state: 'suspended' }}
      done={t('experts.suspended')}
      also={['plans']}
      title={t('experts.suspendOf', { name: username })}
      hint={t('experts.suspendHint')}
      icon={<Ban aria-hidden className="size-4" />}
    >
      {t('experts.suspend')}
    </ReasonedDecision>
  );
}

function PlansOfExpert({ id }: { id: number }) {
  const { t } = useTranslation('console');
  const rows = useRows('plans', {
    sort: { field: 'id', order: 'desc' },
    only: [{ field: 'expertId', operator: 'eq', value: id }],
  });
  return (
    <Section title={t('experts.plans')}>
      <DataTable
        label={t('experts.plans')}
        columns={usePlanColumns({ ofOne: true })}
        rows={rows}
        empty={t('experts.noPlans')}
      />
    </Section>
  );
}
