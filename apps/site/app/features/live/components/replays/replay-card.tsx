import type { ReplayCard as Replay } from '@xiongmao/api/live/shapes';
import { formatCountdown } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { replayOf } from '#app/paths.ts';
import { Link } from '#app/platform/link.tsx';
import { useSync } from '#app/shared/sync/use-sync.ts';
import { Ago } from '#app/shared/time/ago.tsx';
import { pathOfRoom } from '../../api/room-address.ts';
import { Cover } from '../cover.tsx';
import { MatchLine } from '../match-line.tsx';

/** An ended broadcast: its picture, what it was about, when and how long it was. */
export function ReplayCard({ replay }: { replay: Replay }) {
  const { t } = useTranslation('live');
  const isSynced = useSync();
  const { id, title, cover, match, label, anchor, price, beganAt, seconds } = replay;
  return (
    <Link
      to={replayOf(pathOfRoom({ id: anchor.id, match }), id)}
      aria-label={t('replays.heading', { title })}
      className="group flex min-w-0 flex-col gap-2"
    >
      <Cover src={cover} name={anchor.username}>
        {price !== null && (
          <span className="absolute end-2 top-2 rounded-sm bg-black/70 px-1.5 text-xs/5">
            {t('rooms.gold', { count: price })}
          </span>
        )}
        <span className="absolute end-2 bottom-2 rounded-sm bg-black/70 px-1.5 text-xs/5 tabular">
          {formatCountdown(seconds)}
        </span>
      </Cover>
      <div className="min-w-0 px-1">
        <p
          dir="auto"
          className="truncate text-sm font-semibold group-hover:text-accent rtl:text-right"
        >
          {title}
        </p>
        {match ? (
          <MatchLine match={isSynced ? { ...match, score: null } : match} />
        ) : (
          <p className="truncate text-sm">{label}</p>
        )}
        <p className="flex gap-1 text-xs text-muted">
          <bdi className="truncate">{anchor.username}</bdi> · <Ago at={beganAt} />
        </p>
      </div>
    </Link>
  );
}
