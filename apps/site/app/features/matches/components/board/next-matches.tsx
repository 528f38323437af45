import { sidesOf } from '@xiongmao/api/catalogue/sides';
import type { Board, BoardMatch } from '@xiongmao/api/matches/shapes';
import { Fragment, useState } from 'react';
import { matchPath } from '#app/paths.ts';
import { Link } from '#app/platform/link.tsx';
import { useTicking } from '#app/platform/ticking.ts';
import { lobbyName } from '../../lobby-words.ts';
import { useBoardView } from './board-context.tsx';
import { MatchTime } from './rows/match-time.tsx';

const most = 6;
const minute = 60_000;

/** What begins next, over all leagues of the list. */
export default function NextMatches({ board }: { board: Board }) {
  const { t } = useBoardView();
  const next = useNext(board.matches);
  if (next.length === 0) return null;

  return (
    <section>
      <h2 className="px-2 pb-2 text-sm font-semibold">{t('home.next')}</h2>
      <ul>
        {next.map((match) => (
          <li key={match.id}>
            <Link
              to={matchPath(match)}
              className="flex min-h-12 items-center gap-1 rounded-sm pe-2 hover:bg-surface"
            >
              <MatchTime match={match} day={null} />
              <span className="min-w-0">
                <span className="block truncate text-sm">
                  {match.homeId === null
                    ? lobbyName(match, t)
                    : sidesOf(match.gameId).map((side, place) => (
                        <Fragment key={side}>
                          {place === 1 && ' – '}
                          <bdi>{board.teams[match[`${side}Id`]!]?.name}</bdi>
                        </Fragment>
                      ))}
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

/** The next few. They stay, begun or not, until none of them is to come: nothing moves under the pointer. */
function useNext(matches: readonly BoardMatch[]): readonly BoardMatch[] {
  const now = useTicking((instant) => Math.floor(instant / minute) * minute);
  const [held, hold] = useState<readonly number[]>([]);
  const isToCome = ({ state, timeKnown, startsAt }: BoardMatch) =>
    state.status === 'notStarted' && timeKnown && Date.parse(startsAt) >= now;
  const shown = held.flatMap((id) => matches.find((match) => match.id === id) ?? []);
  if (shown.length === held.length && shown.some(isToCome)) return shown;
  const next = matches
    .filter(isToCome)
    .sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))
    .slice(0, most);
  if (next.length > 0 || held.length > 0) hold(next.map(({ id }) => id));
  return next;
}
