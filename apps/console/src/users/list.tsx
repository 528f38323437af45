import { roles } from '@xiongmao/api/roles';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { PageHead } from '../page/page-head.tsx';
import { DataTable } from '../table/data-table.tsx';
import { DayFilter } from '../table/day-filter.tsx';
import { ChoiceFilter, Filters, SearchFilter } from '../table/filters.tsx';
import { type Rows, useRows } from '../table/use-rows.ts';
import { useUserColumns } from './use-user-columns.tsx';
import { userStates } from './user-state.tsx';

/** All accounts, however many. */
export function UserList() {
  const { t } = useTranslation('console');
  const rows = useRows('users', { sort: { field: 'id', order: 'desc' }, inAddress: true });
  return (
    <div className="flex flex-col gap-4">
      <PageHead title={t('users.title')} />
      <UserFilters rows={rows} />
      <DataTable
        label={t('users.title')}
        columns={useUserColumns()}
        rows={rows}
        empty={t('users.empty')}
      />
    </div>
  );
}

function UserFilters({ rows }: { rows: Rows<Row<'users'>> }) {
  const { t } = useTranslation('console');
  const { filterValue, filterBy, clearFilters, isFiltered } = rows;
  return (
    <Filters onClear={isFiltered ? clearFilters : undefined}>
      <SearchFilter
        label={t('users.search')}
        value={filterValue('q')}
        onChange={(value) => filterBy('q', value)}
      />
      <ChoiceFilter
        label={t('users.role')}
        options={roles.map((value) => ({ value, label: t(`role.${value}`) }))}
        value={filterValue('role')}
        onChange={(value) => filterBy('role', value)}
      />
      <ChoiceFilter
        label={t('users.state')}
        options={userStates.map((value) => ({ value, label: t(`userState.${value}`) }))}
        value={filterValue('state')}
        onChange={(value) => filterBy('state', value)}
      />
      <DayFilter label={t('users.createdAt')} field="createdAt" rows={rows} />
    </Filters>
  );
}
