import type { RoomCard as Room } from '@xiongmao/api/live/shapes';
import { formatCount, formatLanguage } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Avatar } from '@xiongmao/ui/avatar';
import Eye from 'lucide-react/icons/eye';
import { useLocale } from '#app/platform/i18n.tsx';
import { Link } from '#app/platform/link.tsx';
import { pathOfRoom } from '../../api/room-address.ts';

interface RoomsToChooseProps {
  rooms: readonly Room[];
  /** The room that plays; a press plays another in its place. Without it each leads to its page. */
  chosen?: number;
  onChoose?: (id: number) => void;
}

const row =
  'flex min-h-14 w-full min-w-0 items-center gap-3 px-3 py-1 text-start -outline-offset-2 hover:bg-raised aria-[current]:bg-raised';

/** Rooms of a match, by language and source. */
export function RoomsToChoose({ rooms, chosen, onChoose }: RoomsToChooseProps) {
  return (
    <ul>
      {rooms.map((room) => (
        <li key={room.id}>
          {onChoose ? (
            <button
              type="button"
              aria-current={room.id === chosen ? 'true' : undefined}
              onClick={() => onChoose(room.id)}
              className={row}
            >
              <RoomWords room={room} />
            </button>
          ) : (
            <Link to={pathOfRoom(room)} className={row}>
              <RoomWords room={room} />
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function RoomWords({ room }: { room: Room }) {
  const { t } = useTranslation('live');
  const locale = useLocale();
  const { anchor, language, source, price, viewers, title } = room;
  return (
    <>
      <Avatar name={anchor.username} src={anchor.avatar} />
      <span className="min-w-0 grow">
        <span className="flex items-baseline gap-2 text-sm">
          <span className="shrink-0 font-semibold">{formatLanguage(language, locale)}</span>
          <bdi className="truncate">{anchor.username}</bdi>
        </span>
        <span className="block truncate text-xs text-muted">
          {source ?? t('room.ownSource')} · <bdi>{title}</bdi>
        </span>
      </span>
      <span className="shrink-0 text-end text-xs text-muted tabular">
        <span className="flex items-center justify-end gap-1">
          <Eye aria-hidden className="size-3" />
          {formatCount(viewers, locale)}
        </span>
        <span className="block">
          {price === null ? t('rooms.free') : t('rooms.gold', { count: price })}
        </span>
      </span>
    </>
  );
}
