import { roles } from '@xiongmao/api/roles';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { usePermission } from '../account.ts';
import { DayFilter } from '../table/day-filter.tsx';
import { ChoiceFilter, SearchFilter } from '../table/filters.tsx';
import { ListScreen } from '../table/list-screen.tsx';
import { useRows } from '../table/use-rows.ts';
import { useUserColumns } from './use-user-columns.tsx';
import { userStates } from './user-state.tsx';

/** All accounts, however many. */
export function UserList() {
  const { t } = useTranslation('console');
  const rows = useRows('users', { sort: { field: 'id', order: 'desc' }, inAddress: true });
  return (
    <ListScreen
      title={t('users.title')}
      filters={<UserFilters />}
      columns={useUserColumns()}
      rows={rows}
      empty={t('users.empty')}
    />
  );
}

function UserFilters() {
  const { t } = useTranslation('console');
  const byParts = usePermission('readAddresses');
  return (
    <>
      <SearchFilter label={t(byParts ? 'users.search' : 'users.searchWhole')} field="q" />
      <ChoiceFilter
        label={t('users.role')}
        options={roles.map((value) => ({ value, label: t(`role.${value}`) }))}
        field="role"
      />
      <ChoiceFilter
        label={t('users.state')}
        options={userStates.map((value) => ({ value, label: t(`userState.${value}`) }))}
        field="state"
      />
      <DayFilter label={t('users.createdAt')} field="createdAt" />
    </>
  );
}
