import type { RoomMatch } from '@xiongmao/api/anchors/shapes';
import { sidesOf } from '@xiongmao/api/catalogue/sides';
import { formatTime } from '@xiongmao/i18n/format';
import { useLocale } from '#app/platform/i18n.tsx';
import { useZone } from '#app/platform/zone.tsx';
import { useIsHeld } from '#app/shared/sync/use-sync.ts';

interface MatchLineProps {
  match: RoomMatch;
  /** Where there is room for two lines and no more. */
  tight?: boolean;
}

/** A match at a glance: who plays whom, a line each, and how it stands or when it begins. */
export function MatchLine({ match, tight = false }: MatchLineProps) {
  const locale = useLocale();
  const zone = useZone();
  // A list is told of no goal before who looks at it sees it beside the list.
  const isHeld = useIsHeld(match.id);
  const isLive = match.status === 'live' || match.status === 'interrupted';
  const score = isHeld ? null : match.score;
  const look = `font-semibold tabular ${isLive ? 'text-accent' : 'text-muted'}`;
  const sides = sidesOf(match.gameId);
  return (
    <span className="flex min-w-0 items-center gap-2 text-sm">
      <span className="flex min-w-0 grow flex-col">
        {sides.map((side) => (
          <span key={side} className="flex gap-2">
            <span className={`min-w-0 grow ${tight ? 'truncate' : 'wrap-anywhere'}`}>
              <bdi>{match[side].name}</bdi>
            </span>
            {score && <span className={look}>{score[side]}</span>}
          </span>
        ))}
      </span>
      {!score && (
        <time dateTime={match.startsAt} className={`shrink-0 ${look}`}>
          {formatTime(match.startsAt, { locale, zone })}
        </time>
      )}
    </span>
  );
}
