import type { ReplayCard, Room } from '@xiongmao/api/live/shapes';
import { useUid } from '@xiongmao/auth/account';
import { formatCount, formatLanguage } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Avatar } from '@xiongmao/ui/avatar';
import { Badge } from '@xiongmao/ui/badge';
import Eye from 'lucide-react/icons/eye';
import { anchorPath } from '#app/paths.ts';
import { useLocale } from '#app/platform/i18n.tsx';
import { Link } from '#app/platform/link.tsx';
import { FollowSlot } from '#app/shared/slots.tsx';
import { pathOfRoom } from '../../api/room-address.ts';
import { LiveMark } from '../live-mark.tsx';
import { ReportRoom } from './report-room.tsx';

interface RoomHeadProps {
  room: Room;
  /** What is watched again instead of what is on. */
  replay: ReplayCard | undefined;
  isReplay: boolean;
}

/** What is on, who speaks in which language, and how many watch. */
export function RoomHead({ room, replay, isReplay }: RoomHeadProps) {
  const { t } = useTranslation('live');
  const locale = useLocale();
  const isMe = useUid() === room.id;
  const { id, anchor, viewers, state, broadcast } = room;
  const shown = isReplay ? replay : broadcast;
  const isOn = !isReplay && (state === 'live' || state === 'interrupted');
  const title = shown?.title ?? t('room.heading', { anchor: anchor.username });
  return (
    <header className="flex flex-col gap-3 bg-surface p-4 md:rounded-lg">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {isOn && <LiveMark />}
        {isReplay && <Badge>{t('replays.badge')}</Badge>}
        <h1 dir="auto" className="min-w-0 text-base font-semibold [overflow-wrap:anywhere]">
          {title}
        </h1>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted">
        {isOn && (
          <span className="inline-flex items-center gap-1 tabular">
            <Eye aria-hidden className="size-3.5" />
            {t('rooms.viewers', { count: viewers, shown: formatCount(viewers, locale) })}
          </span>
        )}
        {shown && <span>{formatLanguage(shown.language, locale)}</span>}
        {!isReplay && broadcast && <span>{broadcast.source ?? t('room.ownSource')}</span>}
        {shown?.label && <bdi>{shown.label}</bdi>}
        {shown && (
          <span>
            {shown.price === null ? t('rooms.free') : t('rooms.gold', { count: shown.price })}
          </span>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Link to={anchorPath(id)} className="flex min-h-11 min-w-0 items-center gap-3">
          <Avatar name={anchor.username} src={anchor.avatar} size="md" />
          <span className="min-w-0">
            <span className="block truncate text-sm font-semibold">
              <bdi>{anchor.username}</bdi>
            </span>
            <span className="block text-xs text-muted tabular">
              {t('anchors.fans')} {formatCount(anchor.fans, locale)}
            </span>
          </span>
        </Link>
        <div className="ms-auto flex items-center gap-2">
          {isReplay && (
            <Link
              to={pathOfRoom({ id, match: broadcast?.match ?? null })}
              className="inline-flex min-h-11 items-center px-2 text-sm text-accent md:min-h-9"
            >
              {t('replays.toLive')}
            </Link>
          )}
          {isOn && !isMe && broadcast && <ReportRoom broadcastId={broadcast.id} />}
          {!isMe && <FollowSlot target={{ kind: 'user', id }} name={anchor.username} />}
        </div>
      </div>
    </header>
  );
}
