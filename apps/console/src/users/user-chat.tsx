import { useTranslation } from '@xiongmao/i18n/use-translation';
import { ActionsAbout } from '../chat-actions/actions-about.tsx';
import { useAppealColumns } from '../chat-appeals/use-appeal-columns.tsx';
import { useMessageColumns } from '../chat-messages/use-message-columns.tsx';
import { useReportColumns } from '../chat-reports/use-report-columns.tsx';
import type { Row } from '../contract.ts';
import { Section } from '../page/panel.tsx';
import { DataTable } from '../table/data-table.tsx';
import { useRows } from '../table/use-rows.ts';
import { ofUser } from './of-user.ts';

/** What somebody says in rooms, what was reported of it, what was done about it, and what they appealed. */
export function UserChat({ user: { id } }: { user: Row<'users'> }) {
  return (
    <div className="flex flex-col gap-4">
      <ActionsAbout userId={id} />
      <Reports userId={id} />
      <Appeals userId={id} />
      <Messages userId={id} />
    </div>
  );
}

function Reports({ userId }: { userId: number }) {
  const { t } = useTranslation('console');
  return (
    <Section title={t('chatReports.title')}>
      <DataTable
        label={t('chatReports.title')}
        columns={useReportColumns()}
        rows={useRows('chat-reports', ofUser(userId))}
        empty={t('chatReports.noneOfPerson')}
      />
    </Section>
  );
}

function Appeals({ userId }: { userId: number }) {
  const { t } = useTranslation('console');
  return (
    <Section title={t('chatAppeals.title')}>
      <DataTable
        label={t('chatAppeals.title')}
        columns={useAppealColumns({ ofOne: true })}
        rows={useRows('chat-appeals', ofUser(userId))}
        empty={t('chatAppeals.noneOfPerson')}
      />
    </Section>
  );
}

function Messages({ userId }: { userId: number }) {
  const { t } = useTranslation('console');
  return (
    <Section title={t('chatMessages.title')}>
      <DataTable
        label={t('chatMessages.title')}
        columns={useMessageColumns({ ofOne: true })}
        rows={useRows('chat-messages', ofUser(userId))}
        empty={t('chatMessages.empty')}
      />
    </Section>
  );
}
