import { inOrder } from '@xiongmao/api/catalogue/sides';
import type { Board, BoardMatch } from '@xiongmao/api/matches/shapes';
import { formatDate, formatTime } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { matchPath } from '#app/paths.ts';
import { useLocale } from '#app/platform/i18n.tsx';
import { Link } from '#app/platform/link.tsx';
import { useZone } from '#app/platform/zone.tsx';
import { Name } from '#app/shared/names/name.tsx';

interface NextMatchProps {
  match: BoardMatch;
  names: Pick<Board, 'teams' | 'leagues'>;
}

/** When somebody or something that one follows plays next, and against whom. */
export function NextMatch({ match, names }: NextMatchProps) {
  const { t } = useTranslation('users');
  const viewer = { locale: useLocale(), zone: useZone() };
  const nameOf = (id: number) => names.teams[id]?.name ?? '';
  const { homeId, awayId, startsAt, timeKnown, state } = match;
  const sides =
    homeId === null || awayId === null
      ? null
      : inOrder(match.gameId, { home: nameOf(homeId), away: nameOf(awayId) });
  return (
    <p className="flex gap-2 text-xs text-muted">
      <span className="sr-only">{t('focus.next')}</span>
      {state.status === 'notStarted' ? (
        <time dateTime={startsAt} className="shrink-0 tabular">
          {formatDate(startsAt, viewer)}
          {timeKnown && ` ${formatTime(startsAt, viewer)}`}
        </time>
      ) : (
        <span className="shrink-0 font-semibold text-accent">{t('focus.live')}</span>
      )}
      <Link
        to={matchPath(match)}
        prefetch="none"
        className="flex min-w-0 hover:text-ink hover:underline"
      >
        <Name>
          {sides ? `${sides.home} – ${sides.away}` : (names.leagues[match.leagueId]?.name ?? '')}
        </Name>
      </Link>
    </p>
  );
}
