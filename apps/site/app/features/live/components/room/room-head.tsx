import type { ReplayCard, Room } from '@xiongmao/api/live/shapes';
import { useUid } from '@xiongmao/auth/account';
import { formatCount } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Avatar } from '@xiongmao/ui/avatar';
import { Badge } from '@xiongmao/ui/badge';
import Eye from 'lucide-react/icons/eye';
import { anchorPath } from '#app/paths.ts';
import { useLocale } from '#app/platform/i18n.tsx';
import { Link } from '#app/platform/link.tsx';
import { FollowSlot } from '#app/shared/slots.tsx';
import { LiveMark } from '../live-mark.tsx';

export interface RoomHeadProps {
  room: Room;
  /** What is watched again instead of what is on. */
  replay: ReplayCard | undefined;
  isReplay: boolean;
}

/** What is on, who speaks, and how many watch: in two lines, below the picture. */
export function RoomHead({ room, replay, isReplay }: RoomHeadProps) {
  const { t } = useTranslation('live');
  const locale = useLocale();
  const isMe = useUid() === room.id;
  const { id, anchor, viewers, state, broadcast } = room;
  const shown = isReplay ? replay : broadcast;
  const isOn = !isReplay && (state === 'live' || state === 'interrupted');
  const title = shown?.title ?? t('room.heading', { anchor: anchor.username });
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2 bg-surface px-3 py-2 md:rounded-lg md:p-4">
      <Link to={anchorPath(id)} className="shrink-0" aria-label={anchor.username}>
        <Avatar name={anchor.username} src={anchor.avatar} size="md" />
      </Link>
      <div className="min-w-0 grow basis-16">
        <h1 dir="auto" className="truncate text-sm font-semibold md:text-base rtl:text-right">
          {title}
        </h1>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted">
          {isReplay && <Badge>{t('replays.badge')}</Badge>}
          <Link to={anchorPath(id)} className="min-w-0 truncate hover:text-ink">
            <bdi>{anchor.username}</bdi>
          </Link>
          {isOn && (
            <span className="inline-flex items-center gap-1 tabular">
              <Eye aria-hidden className="size-3.5" />
              {t('rooms.viewers', { count: viewers, shown: formatCount(viewers, locale) })}
            </span>
          )}
          {isOn && <LiveMark className="max-md:hidden" />}
        </div>
      </div>
      {!isMe && <FollowSlot target={{ kind: 'user', id }} name={anchor.username} />}
    </header>
  );
}
