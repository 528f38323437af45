import { useQuery } from '@tanstack/react-query';
import { formatCount } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Avatar } from '@xiongmao/ui/avatar';
import Eye from 'lucide-react/icons/eye';
import { useApi } from '#app/platform/app-context.ts';
import { useLocale } from '#app/platform/i18n.tsx';
import { Link } from '#app/platform/link.tsx';
import { listPause, onAirQuery } from '../../api/live-queries.ts';
import { pathOfRoom } from '../../api/room-address.ts';
import { MatchLine } from '../match-line.tsx';

/** Rooms that are on air, in one row of one height: it moves nothing while they come and go. */
export default function RoomStrip() {
  const { t } = useTranslation();
  const locale = useLocale();
  const { data } = useQuery({ ...onAirQuery(useApi()), refetchInterval: listPause });
  return (
    <section aria-label={t('live.onAir')} className="scrollbar-none overflow-x-auto">
      <ul className="flex room-strip gap-2 px-3 py-1.5 md:px-0">
        {data?.items.map((room) => (
          <li key={room.id} className="w-72 shrink-0">
            <Link
              to={pathOfRoom(room)}
              prefetch="intent"
              aria-label={t('live.room', { title: room.title, anchor: room.anchor.username })}
              className="flex h-full items-center gap-2 rounded-lg bg-surface px-2 -outline-offset-2"
            >
              <span className="relative flex shrink-0 rounded-full ring-2 ring-accent">
                <Avatar name={room.anchor.username} src={room.anchor.avatar} />
              </span>
              <span className="min-w-0 grow">
                {room.match ? (
                  <MatchLine match={room.match} tight />
                ) : (
                  <span dir="auto" className="block truncate text-sm rtl:text-right">
                    {room.title}
                  </span>
                )}
                <span className="flex items-center gap-1 text-xs text-muted">
                  <bdi className="truncate">{room.anchor.username}</bdi>
                  <Eye aria-hidden className="ms-auto size-3 shrink-0" />
                  <span className="tabular">{formatCount(room.viewers, locale)}</span>
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
