import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';

/** A match in two lines: who plays, and where and when. */
export function MatchLine({ match }: Pick<Row<'plans'>, 'match'>) {
  const { t } = useTranslation('games');
  const { moment } = useFormat();
  const { gameId, league, home, away, startsAt, score } = match;
  return (
    <span className="flex flex-col">
      <span>
        {home.name}{' '}
        {score ? (
          <strong className="tabular whitespace-nowrap">
            {score.home}–{score.away}
          </strong>
        ) : (
          '–'
        )}{' '}
        {away.name}
      </span>
      <span className="tabular text-xs text-muted">
        {[t(`${gameId}` as '202'), league.name, moment(startsAt)].join(' · ')}
      </span>
    </span>
  );
}
