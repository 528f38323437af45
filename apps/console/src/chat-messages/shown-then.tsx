import type { CrudFilter } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { Section } from '../page/panel.tsx';
import { DataTable } from '../table/data-table.tsx';
import { useRows } from '../table/use-rows.ts';
import { type Marked, useMessageColumns } from './use-message-columns.tsx';

type About = Row<'chat-reports'>['about'];

interface ShownThenProps {
  /** Null: in all rooms. */
  room: Row<'chat-messages'>['room'] | null;
  /** The moment that it is looked at from. */
  at: string;
  about?: About;
  messageId?: number | null;
  userId?: number | null;
  hint?: string;
  /** What the message itself is told from the others by. */
  mark?: string;
}

const only = ({ room, at, about, messageId, userId }: ShownThenProps): CrudFilter[] =>
  Object.entries({
    ...(room !== null && { room }),
    shownAt: at,
    ...(about === 'message' && { around: messageId }),
    ...(about === 'person' && { userId }),
  }).map(([field, value]) => ({ field, operator: 'eq', value }));

/** What was in sight at a moment: the talk around a message, a person's, or the room's. */
export function ShownThen(props: ShownThenProps) {
  const { t } = useTranslation('console');
  const { about = 'room', messageId = null } = props;
  const { room, hint = t('chatReports.shownHint'), mark = t('chatReports.reported') } = props;
  const title = t(`chatReports.shown.${about}`);
  const marked: Marked | null = messageId === null ? null : { id: messageId, mark };
  const rows = useRows('chat-messages', {
    // What is around something is read on; of the rest the last is the nearest.
    sort: { field: 'id', order: about === 'message' ? 'asc' : 'desc' },
    only: only(props),
    pageSize: 21,
  });
  return (
    <Section title={title} hint={hint}>
      <DataTable
        label={title}
        columns={useMessageColumns({ inRoom: room !== null || about === 'message', marked })}
        rows={rows}
        empty={t('chatReports.nothingShown')}
      />
    </Section>
  );
}
