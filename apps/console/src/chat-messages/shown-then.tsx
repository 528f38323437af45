import type { CrudFilter } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { Section } from '../page/panel.tsx';
import { DataTable } from '../table/data-table.tsx';
import { useRows } from '../table/use-rows.ts';
import { useMessageColumns } from './use-message-columns.tsx';

interface Reported {
  room: Row<'chat-messages'>['room'];
  /** When it was reported. */
  at: string;
  about?: Row<'chat-reports'>['about'];
  messageId?: number | null;
  userId?: number | null;
}

const only = ({ room, at, about, messageId, userId }: Reported): CrudFilter[] =>
  Object.entries({
    room,
    shownAt: at,
    ...(about === 'message' && { around: messageId }),
    ...(about === 'person' && { userId }),
  }).map(([field, value]) => ({ field, operator: 'eq', value }));

/** What who reported it had in sight: the talk around a message, a person's, or the room's. */
export function ShownThen(reported: Reported) {
  const { t } = useTranslation('console');
  const { about = 'room', messageId = null } = reported;
  const title = t(`chatReports.shown.${about}`);
  const rows = useRows('chat-messages', {
    // What is around something is read on; of the rest the last is the nearest.
    sort: { field: 'id', order: about === 'message' ? 'asc' : 'desc' },
    only: only(reported),
    pageSize: 21,
  });
  return (
    <Section title={title} hint={t('chatReports.shownHint')}>
      <DataTable
        label={title}
        columns={useMessageColumns({ inRoom: true, reportedId: messageId })}
        rows={rows}
        empty={t('chatReports.nothingShown')}
      />
    </Section>
  );
}
