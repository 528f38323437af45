import { sidesOf } from '@xiongmao/api/catalogue/sides';
import type { Board, BoardMatch, MatchDetail } from '@xiongmao/api/matches/shapes';
import type { Side } from '@xiongmao/api/matches/sides';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import { matchPath } from '#app/paths.ts';
import { Link } from '#app/platform/link.tsx';
import { FormDot, type FormResult } from '#app/shared/games/form-dots.tsx';
import { sportOf } from '#app/shared/games/sport-of.ts';
import { Name } from '#app/shared/names/name.tsx';
import { TeamCrest } from '#app/shared/names/team-crest.tsx';
import { useHeadToHead } from '../../../api/panel-queries.ts';
import { scoreboard } from '../../../scoreboard.ts';
import { Card } from '../card.tsx';
import { resultFor } from '../form/form-of.ts';

const latest = 5;

/** The latest results of both sides, the newest last, each a link to its match; nothing where none can be told. */
export function Form({ detail }: { detail: MatchDetail }) {
  const { t } = useTranslation('matches');
  const { data, isError } = useHeadToHead(detail.match.id);
  const results = data && {
    home: latestOf(detail.home.id, data.home),
    away: latestOf(detail.away.id, data.away),
  };
  // Those that the reader keeps hidden tell nothing, either.
  if (isError || (results?.home.length === 0 && results.away.length === 0)) return null;
  return (
    <Card title={t('form.latest')}>
      <dl className="flex flex-col px-4 pb-2">
        {sidesOf(detail.match.gameId).map((side) => (
          <div key={side} className="flex min-h-11 items-center gap-2 text-sm md:min-h-9">
            <dt className="flex min-w-0 grow items-center gap-2">
              <TeamCrest team={detail[side]} />
              <Name>{detail[side].name}</Name>
            </dt>
            <dd>
              {data && results ? (
                <Results told={results[side]} teams={data[side].teams} />
              ) : (
                <Skeleton className="h-5 w-29" />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

interface Told {
  match: BoardMatch;
  result: FormResult;
}

const latestOf = (of: number, { matches }: Board): Told[] =>
  matches
    .slice(0, latest)
    .toReversed()
    .flatMap((match) => {
      const result = resultFor(of, match);
      return result ? [{ match, result }] : [];
    });

function Results({ told, teams }: { told: readonly Told[]; teams: Board['teams'] }) {
  return (
    <ol className="flex">
      {told.map((one) => (
        <li key={one.match.id}>
          <Result {...one} teams={teams} />
        </li>
      ))}
    </ol>
  );
}

interface ResultProps extends Told {
  teams: Board['teams'];
}

function Result({ match, result, teams }: ResultProps) {
  const { t } = useTranslation('matches');
  const { total, order } = scoreboard(match.state, sportOf(match.gameId));
  const [first, second] = order;
  const name = (side: Side) => teams[(side === 'home' ? match.homeId : match.awayId)!]?.name;
  const words = t('aria.score', {
    home: name(first),
    away: name(second),
    homeScore: total?.[first],
    awayScore: total?.[second],
    status: t(`form.${result}`),
  });
  return (
    <Link
      to={matchPath(match)}
      prefetch="none"
      aria-label={words}
      title={words}
      className="flex min-h-11 min-w-8 items-center justify-center rounded-sm hover:bg-raised md:min-h-8 md:min-w-6"
    >
      <FormDot result={result} />
    </Link>
  );
}
