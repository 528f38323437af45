import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Section } from '../page/panel.tsx';
import { DataTable } from '../table/data-table.tsx';
import { useRows } from '../table/use-rows.ts';
import { ActionDetail } from './action-detail.tsx';
import { useActionColumns } from './use-action-columns.tsx';

/** What moderators, staff and the server did about a person, the newest first. */
export function ActionsAbout({ userId }: { userId: number }) {
  const { t } = useTranslation('console');
  const rows = useRows('chat-actions', {
    sort: { field: 'id', order: 'desc' },
    only: [{ field: 'userId', operator: 'eq', value: userId }],
    pageSize: 10,
  });
  return (
    <Section title={t('chatActions.about')}>
      <DataTable
        label={t('chatActions.about')}
        columns={useActionColumns({ toOne: true })}
        rows={rows}
        empty={t('chatActions.empty')}
        detail={(action) => <ActionDetail action={action} />}
      />
    </Section>
  );
}
