import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Difference } from '../audit/difference.tsx';
import { useAuditColumns } from '../audit/use-audit-columns.tsx';
import type { Row } from '../contract.ts';
import { Section } from '../page/panel.tsx';
import { DataTable } from '../table/data-table.tsx';
import { useRows } from '../table/use-rows.ts';

/** What the back office has changed about an account. */
export function UserAudit({ user }: { user: Row<'users'> }) {
  const { t } = useTranslation('console');
  const rows = useRows('audit-entries', {
    sort: { field: 'id', order: 'desc' },
    only: [{ field: 'aboutId', operator: 'eq', value: user.id }],
  });
  return (
    <Section title={t('users.tab.audit')}>
      <DataTable
        label={t('users.tab.audit')}
        columns={useAuditColumns()}
        rows={rows}
        empty={t('audit.empty')}
        detail={(entry) => <Difference {...entry} />}
      />
    </Section>
  );
}
