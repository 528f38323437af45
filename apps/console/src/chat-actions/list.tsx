import { useTranslation } from '@xiongmao/i18n/use-translation';
import { RoomFilter } from '../chat-rooms/room-filter.tsx';
import type { Row } from '../contract.ts';
import { DayFilter } from '../table/day-filter.tsx';
import { ChoiceFilter } from '../table/filters.tsx';
import { ListScreen } from '../table/list-screen.tsx';
import { NumberFilter } from '../table/number-filter.tsx';
import { useRows } from '../table/use-rows.ts';
import { ActionDetail } from './action-detail.tsx';
import { useActionColumns } from './use-action-columns.tsx';

type Action = Row<'chat-actions'>;
/** The contract's own lists stand beside their validators, which no browser needs. */
const kinds = [
  'mute',
  'unmute',
  'delete',
  'appoint',
  'dismiss',
  'rules',
] as const satisfies readonly Action['kind'][];
const roles = [
  'automatic',
  'moderator',
  'anchor',
  'support',
  'admin',
] as const satisfies readonly Action['byRole'][];

/** What moderators, staff and the server itself did, the newest first. */
export function ActionList() {
  const { t } = useTranslation(['console', 'chat']);
  const rows = useRows('chat-actions', { sort: { field: 'id', order: 'desc' }, inAddress: true });
  return (
    <ListScreen
      title={t('chatActions.title')}
      hint={t('chatActions.hint')}
      filters={
        <>
          <ChoiceFilter
            label={t('chatActions.kind')}
            options={kinds.map((value) => ({ value, label: t(`chat:action.${value}`) }))}
            field="kind"
          />
          <ChoiceFilter
            label={t('chatActions.by')}
            options={roles.map((value) => ({ value, label: t(`chat:by.${value}`) }))}
            field="byRole"
          />
          <NumberFilter label={t('purchases.userId')} field="userId" />
          <RoomFilter />
          <DayFilter label={t('audit.at')} field="at" />
        </>
      }
      columns={useActionColumns()}
      rows={rows}
      empty={t('chatActions.empty')}
      detail={(action) => <ActionDetail action={action} />}
    />
  );
}
