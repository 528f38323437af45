import type { Board } from '@xiongmao/api/matches/shapes';
import { formatTime } from '@xiongmao/i18n/format';
import { Link } from '#app/platform/link.tsx';
import { useTicking } from '../../ticking.ts';
import { useBoardView } from './board-context.tsx';
import { matchPath } from './rows/match-path.ts';

const shown = 6;
const minute = 60_000;

/** What begins next, over all leagues of the list. */
export default function NextMatches({ board }: { board: Board }) {
  const { t, locale, zone } = useBoardView();
  const now = useTicking((instant) => Math.floor(instant / minute) * minute);
  const next = board.matches
    .filter(
      ({ state, timeKnown, startsAt }) =>
        state.status === 'notStarted' && timeKnown && Date.parse(startsAt) >= now,
    )
    .sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))
    .slice(0, shown);
  if (next.length === 0) return null;

  return (
    <section>
      <h2 className="px-2 pb-2 text-sm font-semibold">{t('home.next')}</h2>
      <ul>
        {next.map((match) => (
          <li key={match.id}>
            <Link
              to={matchPath(match)}
              className="flex min-h-12 items-center gap-3 rounded-sm px-2 hover:bg-surface"
            >
              <time dateTime={match.startsAt} className="text-sm tabular">
                {formatTime(match.startsAt, { locale, zone })}
              </time>
              <span className="min-w-0">
                <span className="block truncate text-sm">
                  {board.teams[match.homeId]?.name} – {board.teams[match.awayId]?.name}
                </span>
                <span className="block truncate text-xs text-muted">
                  {board.leagues[match.leagueId]?.name}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
