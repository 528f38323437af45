import { sidesOf } from '@xiongmao/api/catalogue/sides';
import type { PlanMatch } from '@xiongmao/api/experts/shapes';
import { formatDateTime } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Crest } from '@xiongmao/ui/crest';
import { matchPath } from '#app/paths.ts';
import { useLocale } from '#app/platform/i18n.tsx';
import { Link } from '#app/platform/link.tsx';
import { useZone } from '#app/platform/zone.tsx';
import { Name } from '#app/shared/names/name.tsx';
import { matchOff } from '../../match-off.ts';

/** The match that plans are about: leads to it. */
export function MatchHeading({ match }: { match: PlanMatch }) {
  const { t } = useTranslation('experts');
  const off = matchOff(match);
  const locale = useLocale();
  const zone = useZone();
  const { gameId, league, startsAt, score } = match;
  const sides = sidesOf(gameId);
  return (
    <Link
      to={matchPath(match)}
      className="flex min-h-12 min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 text-sm -outline-offset-2 hover:bg-raised"
    >
      <span className="flex min-w-0 grow basis-24 flex-col gap-1">
        {sides.map((side) => (
          <span key={side} className="flex min-w-0 items-center gap-2 font-semibold">
            <Crest name={match[side].name} />
            <Name>{match[side].name}</Name>
          </span>
        ))}
      </span>
      {score && (
        <span className="flex flex-col gap-1 text-end font-semibold tabular">
          {sides.map((side) => (
            <span key={side}>{score[side]}</span>
          ))}
        </span>
      )}
      <span className="flex max-w-36 shrink-0 flex-col max-[20rem]:max-w-full md:max-w-72 text-end text-xs text-muted">
        {off && <span className="font-semibold text-loss">{t(`matchOff.${off}`)}</span>}
        <time
          dateTime={startsAt}
          className={`whitespace-nowrap max-[24rem]:whitespace-normal tabular ${off ? 'line-through' : ''}`}
        >
          {formatDateTime(startsAt, { locale, zone })}
        </time>
        <Name className="max-w-full self-end">{league.name}</Name>
      </span>
    </Link>
  );
}
