import { useUid } from '@xiongmao/auth/account';
import { formatCount, formatLanguage, formatNumber } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useLocale } from '#app/platform/i18n.tsx';
import { Link } from '#app/platform/link.tsx';
import { pathOfRoom } from '../../api/room-address.ts';
import { ReportRoom } from './report-room.tsx';
import type { RoomHeadProps } from './room-head.tsx';

/** What else is to be known of what is on: its language and source, what it costs. */
export function RoomFacts({ room, replay, isReplay }: RoomHeadProps) {
  const { t } = useTranslation('live');
  const locale = useLocale();
  const isMe = useUid() === room.id;
  const { id, anchor, state, broadcast } = room;
  const shown = isReplay ? replay : broadcast;
  const isOn = !isReplay && (state === 'live' || state === 'interrupted');
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 bg-surface px-4 text-xs text-muted md:rounded-lg">
      <span className="tabular">
        {t('anchors.fans')} {formatCount(anchor.fans, locale)}
      </span>
      {shown && <span>{formatLanguage(shown.language, locale)}</span>}
      {!isReplay && broadcast && <span>{broadcast.source ?? t('room.ownSource')}</span>}
      {isOn && room.offset !== null && (
        <span>{t('sync.behind', { seconds: formatNumber(room.offset / 1000, locale, 0) })}</span>
      )}
      {shown?.label && <bdi>{shown.label}</bdi>}
      {shown && (
        <span>
          {shown.price === null ? t('rooms.free') : t('rooms.gold', { count: shown.price })}
        </span>
      )}
      <span className="ms-auto flex items-center">
        {isReplay && (
          <Link
            to={pathOfRoom({ id, match: broadcast?.match ?? null })}
            className="inline-flex min-h-11 items-center px-2 text-sm text-accent md:min-h-9"
          >
            {t('replays.toLive')}
          </Link>
        )}
        {isOn && !isMe && broadcast && <ReportRoom broadcastId={broadcast.id} />}
      </span>
    </div>
  );
}
