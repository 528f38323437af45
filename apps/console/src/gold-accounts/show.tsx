import { useShow } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { Answer } from '../page/answer.tsx';
import { Fact, Facts } from '../page/facts.tsx';
import { UserLink } from '../page/links/user-link.tsx';
import { PageHead } from '../page/page-head.tsx';
import { Panel, Section } from '../page/panel.tsx';
import type { Failure } from '../providers/failure.ts';
import { DataTable } from '../table/data-table.tsx';
import { useRows } from '../table/use-rows.ts';
import { useTransferColumns } from '../transfers/use-transfer-columns.tsx';

type Account = Row<'gold-accounts'>;

export function GoldAccountShow() {
  const { query, result } = useShow<Account, Failure>({ errorNotification: false });
  return (
    <Answer query={query} data={result} skeleton={<Skeleton className="h-96 rounded-lg" />}>
      {(account) => <Shown key={account.id} account={account} />}
    </Answer>
  );
}

function Shown({ account }: { account: Account }) {
  const { t } = useTranslation('console');
  const { count } = useFormat();
  const { id, kind, userId, username } = account;
  const rows = useRows('transfers', {
    sort: { field: 'id', order: 'desc' },
    only: [{ field: 'accountId', operator: 'eq', value: id }],
  });
  return (
    <div className="flex flex-col gap-4">
      <PageHead
        title={[t(`ledgerKind.${kind}`), username].filter(Boolean).join(' · ')}
        back={{ to: '/gold-accounts', label: t('gold.accounts') }}
      />
      <Panel title={t('gold.account')}>
        <Facts>
          <Fact name={t('gold.balance')}>
            <span className="text-xl font-semibold">{count(account.balance)}</span>
          </Fact>
          <Fact name={t('gold.held')}>{count(account.held)}</Fact>
          <Fact name={t('gold.entries')}>{count(account.entries)}</Fact>
          {userId && (
            <Fact name={t('users.username')}>
              <UserLink id={userId} name={username} />
            </Fact>
          )}
        </Facts>
      </Panel>
      <Section title={t('gold.transfers')}>
        <DataTable
          label={t('gold.transfers')}
          columns={useTransferColumns({ accountId: id })}
          rows={rows}
          empty={t('gold.noTransfers')}
        />
      </Section>
    </div>
  );
}
