import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { CheckField, NumberField, SelectField } from '../form/fields.tsx';
import { EditScreen } from '../form/screens/edit-screen.tsx';
import { useFormat } from '../format.ts';
import { kindOf, RoomLink } from './room-link.tsx';

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
  return (
    <EditScreen<Room, Rules>
      titleOf={({ where }) => where.title}
      hintOf={({ room, where }) => (
        <RoomLink where={where} text={t(`chatRooms.of.${kindOf(room)}`)} />
      )}
      backOf={() => ({ to: '/chat-rooms', label: t('chatRooms.title') })}
      redirect="list"
      read={readRules}
    >
      {(room) => <RuleInputs room={room} />}
    </EditScreen>
  );
}

function RuleInputs({ room }: { room: Room }) {
  const { t } = useTranslation('console');
  const { count, duration } = useFormat();
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
      {kindOf(room.room) === 'anchor' && (
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
                  : t('chatRooms.minutes', { time: duration(value * 60) }),
          }))}
          defaultValue={room.followersOnly ?? ''}
        />
      )}
      <NumberField
        name="minimumLevel"
        label={t('chatRooms.minimumLevel')}
        required
        min={0}
        max={5}
        defaultValue={room.minimumLevel}
      />
      <NumberField
        name="minimumGold"
        label={t('chatRooms.minimumGold')}
        hint={t('chatRooms.minimumGoldHint')}
        required
        min={0}
        max={100_000}
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
