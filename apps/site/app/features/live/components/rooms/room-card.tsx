import type { RoomCard as Room } from '@xiongmao/api/live/shapes';
import { formatCount, formatLanguage } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Avatar } from '@xiongmao/ui/avatar';
import Eye from 'lucide-react/icons/eye';
import Star from 'lucide-react/icons/star';
import { useLocale } from '#app/platform/i18n.tsx';
import { Link } from '#app/platform/link.tsx';
import { pathOfRoom } from '../../api/room-address.ts';
import { Cover } from '../cover.tsx';
import { LiveMark } from '../live-mark.tsx';
import { MatchLine } from '../match-line.tsx';

interface RoomCardProps {
  room: Room;
  /** Whether one follows its anchor. */
  followed?: boolean;
}

/** A room on air: its picture, what it is about, who speaks in which language, and what it costs. */
export function RoomCard({ room, followed = false }: RoomCardProps) {
  const { t } = useTranslation('live');
  const locale = useLocale();
  const { title, cover, match, label, language, price, anchor, viewers } = room;
  return (
    <Link
      to={pathOfRoom(room)}
      aria-label={t('rooms.open', { title, anchor: anchor.username })}
      className="group flex min-w-0 flex-col gap-2"
    >
      <Cover src={cover} name={anchor.username}>
        <LiveMark className="absolute start-2 top-2" />
        <span className="absolute end-2 top-2 rounded-sm bg-black/70 px-1.5 text-xs/5">
          {price === null ? t('rooms.free') : t('rooms.gold', { count: price })}
        </span>
        <span className="absolute start-2 bottom-2 inline-flex items-center gap-1 rounded-sm bg-black/70 px-1.5 text-xs/5 tabular">
          <Eye aria-hidden className="size-3" />
          {formatCount(viewers, locale)}
        </span>
        <span className="absolute end-2 bottom-2 rounded-sm bg-black/70 px-1.5 text-xs/5">
          {formatLanguage(language, locale)}
        </span>
      </Cover>
      <div className="flex gap-2 px-1">
        <Avatar name={anchor.username} src={anchor.avatar} />
        <div className="min-w-0 grow">
          <p
            dir="auto"
            className="truncate text-sm font-semibold group-hover:text-accent rtl:text-right"
          >
            {title}
          </p>
          {match ? <MatchLine match={match} /> : <p className="truncate text-sm">{label}</p>}
          <p className="flex items-center gap-1 text-xs text-muted">
            <bdi className="truncate">{anchor.username}</bdi>
            {followed && <Star aria-hidden className="size-3 fill-current text-accent" />}
          </p>
        </div>
      </div>
    </Link>
  );
}
