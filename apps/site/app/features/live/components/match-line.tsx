import type { RoomMatch } from '@xiongmao/api/anchors/shapes';
import { formatTime } from '@xiongmao/i18n/format';
import { useLocale } from '#app/platform/i18n.tsx';
import { useZone } from '#app/platform/zone.tsx';
import { Score } from '#app/shared/games/sides.tsx';
import { useIsHeld } from '#app/shared/sync/use-sync.ts';

/** A match in one line: who plays whom, and how it stands or when it begins. */
export function MatchLine({ match }: { match: RoomMatch }) {
  const locale = useLocale();
  const zone = useZone();
  // A list is told of no goal before who looks at it sees it beside the list.
  const isHeld = useIsHeld(match.id);
  const isLive = match.status === 'live' || match.status === 'interrupted';
  return (
    <span className="flex min-w-0 items-baseline gap-2 text-sm">
      <span className="min-w-0 truncate">
        <bdi>{match.home.name}</bdi> – <bdi>{match.away.name}</bdi>
      </span>
      <span
        className={`ms-auto shrink-0 font-semibold tabular ${isLive ? 'text-accent' : 'text-muted'}`}
      >
        {match.score && !isHeld ? (
          <Score score={match.score} gameId={match.gameId} />
        ) : (
          <time dateTime={match.startsAt}>{formatTime(match.startsAt, { locale, zone })}</time>
        )}
      </span>
    </span>
  );
}
