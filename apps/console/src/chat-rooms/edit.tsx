import { useForm } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import type { Row } from '../contract.ts';
import { CheckField, SelectField, TextField } from '../form/fields.tsx';
import { FormActions } from '../form/form-actions.tsx';
import { ResourceForm } from '../form/resource-form.tsx';
import { useFormat } from '../format.ts';
import { Answer } from '../page/answer.tsx';
import { PageHead } from '../page/page-head.tsx';
import type { Failure } from '../providers/failure.ts';
import { RoomLink } from './room-link.tsx';

type Room = Row<'chat-rooms'>;
type Rules = Pick<
  Room,
  'open' | 'minimumLevel' | 'minimumGold' | 'slow' | 'followersOnly' | 'links'
>;
/** The contract's own lists stand beside their validators, which no browser needs. */
const slows = [0, 3, 5, 10, 30, 60, 120] as const satisfies readonly Room['slow'][];
const waits = [null, 0, 10, 60, 1440] as const satisfies readonly Room['followersOnly'][];

function readRules(entries: FormData): Rules {
  const wait = String(entries.get('followersOnly') ?? '');
  return {
    open: entries.has('open'),
    links: entries.has('links'),
    minimumLevel: Number(entries.get('minimumLevel')),
    minimumGold: Number(entries.get('minimumGold')),
    slow: Number(entries.get('slow')) as Rules['slow'],
    followersOnly: (wait === '' ? null : Number(wait)) as Rules['followersOnly'],
  };
}

/** Who may speak in a room, and how often. */
export function RoomEdit() {
  const { t } = useTranslation('console');
  const { query, onFinish, mutation } = useForm<Room, Failure, Rules & { version: string }>({
    action: 'edit',
    redirect: 'list',
    errorNotification: false,
    queryOptions: { refetchOnWindowFocus: false },
  });
  return (
    <Answer
      query={query!}
      data={query?.data?.data}
      skeleton={<Skeleton className="h-96 rounded-lg" />}
    >
      {(room) => (
        <div className="flex max-w-3xl flex-col gap-4">
          <PageHead
            title={room.title}
            hint={<RoomLink room={room.room} />}
            back={{ to: '/chat-rooms', label: t('chatRooms.title') }}
          />
          <div className="rounded-lg bg-surface p-4">
            <ResourceForm
              guarded
              version={room.version}
              onReload={() => query!.refetch()}
              onSave={(entries, version) => onFinish({ ...readRules(entries), version })}
            >
              <RuleInputs room={room} />
              <FormActions isSaving={mutation.isPending} backTo="/chat-rooms" />
            </ResourceForm>
          </div>
        </div>
      )}
    </Answer>
  );
}

function RuleInputs({ room }: { room: Room }) {
  const { t } = useTranslation('console');
  const { count } = useFormat();
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <CheckField name="open" label={t('chatRooms.open')} defaultChecked={room.open} />
      <SelectField
        name="slow"
        label={t('chatRooms.slow')}
        hint={t('chatRooms.slowHint')}
        options={slows.map((value) => ({
          value: `${value}`,
          label:
            value === 0 ? t('chatRooms.off') : t('chatRooms.seconds', { seconds: count(value) }),
        }))}
        defaultValue={room.slow}
      />
      {room.room.startsWith('anchor-') && (
        <SelectField
          name="followersOnly"
          label={t('chatRooms.followersOnly')}
          options={waits.map((value) => ({
            value: value === null ? '' : `${value}`,
            label:
              value === null
                ? t('chatRooms.off')
                : value === 0
                  ? t('chatRooms.anyFollower')
                  : t('chatRooms.minutes', { minutes: count(value) }),
          }))}
          defaultValue={room.followersOnly ?? ''}
        />
      )}
      <TextField
        name="minimumLevel"
        label={t('chatRooms.minimumLevel')}
        type="number"
        required
        min={0}
        max={5}
        step={1}
        defaultValue={room.minimumLevel}
      />
      <TextField
        name="minimumGold"
        label={t('chatRooms.minimumGold')}
        hint={t('chatRooms.minimumGoldHint')}
        type="number"
        required
        min={0}
        max={100_000}
        step={1}
        defaultValue={room.minimumGold}
      />
      <CheckField
        name="links"
        label={t('chatRooms.links')}
        hint={t('chatRooms.linksHint')}
        defaultChecked={room.links}
      />
    </div>
  );
}
