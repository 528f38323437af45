import type { Post } from '@xiongmao/api/posts/shapes';
import { formatDateTime } from '@xiongmao/i18n/format';
import { matchPath } from '#app/paths.ts';
import { useLocale } from '#app/platform/i18n.tsx';
import { Link } from '#app/platform/link.tsx';
import { useZone } from '#app/platform/zone.tsx';
import { useIsHeld } from '#app/shared/sync/use-sync.ts';

/** The match that a post is about: who plays whom, and how it stands or when it begins. */
export function PostMatch({ match }: { match: NonNullable<Post['match']> }) {
  const locale = useLocale();
  const zone = useZone();
  // Nobody is told of a goal here before they see it.
  const score = useIsHeld(match.id) ? null : match.score;
  const isLive = match.status === 'live' || match.status === 'interrupted';
  return (
    <Link
      to={matchPath(match)}
      className="flex min-h-11 flex-wrap items-center gap-x-3 rounded-sm bg-raised px-3 py-1.5 text-sm"
    >
      <span className="min-w-0 wrap-anywhere">
        <bdi>{match.home.name}</bdi> – <bdi>{match.away.name}</bdi>
      </span>
      <span className={`ms-auto font-semibold tabular ${isLive ? 'text-accent' : 'text-muted'}`}>
        {score ? (
          <bdi>
            {score.home}–{score.away}
          </bdi>
        ) : (
          <time dateTime={match.startsAt} className="text-xs font-normal">
            {formatDateTime(match.startsAt, { locale, zone })}
          </time>
        )}
      </span>
    </Link>
  );
}
