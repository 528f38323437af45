import type { Board, MatchDetail, Side } from '@xiongmao/api/matches/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Crest } from '@xiongmao/ui/crest';
import { Skeleton } from '@xiongmao/ui/skeleton';
import { useHeadToHead } from '../../../api/match-queries.ts';
import { Card } from '../card.tsx';
import { FormDots } from '../form-dots.tsx';
import { resultFor } from '../form-of.ts';
import { Name } from '../name.tsx';
import { sidesOf } from '../sides.tsx';

const latest = 5;

/** The latest results of both sides, the newest last. */
export function Form({ detail }: { detail: MatchDetail }) {
  const { t } = useTranslation('matches');
  const { data, isError } = useHeadToHead(detail.match.id);
  if (isError || data?.home.matches.length === 0) return null;
  return (
    <Card title={t('form.latest')}>
      <dl className="flex flex-col gap-2 px-4 pb-4">
        {sidesOf(detail.match.gameId).map((side) => (
          <div key={side} className="flex items-center gap-2 text-sm">
            <dt className="flex min-w-0 grow items-center gap-2">
              <Crest name={detail[side].name} />
              <Name>{detail[side].name}</Name>
            </dt>
            <dd className="flex h-5">
              {data ? (
                <FormDots results={resultsOf(side, data[side])} />
              ) : (
                <Skeleton className="h-5 w-29" />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );

  function resultsOf(side: Side, { matches }: Board) {
    return matches
      .slice(0, latest)
      .toReversed()
      .flatMap((match) => resultFor(detail[side].id, match) ?? []);
  }
}
