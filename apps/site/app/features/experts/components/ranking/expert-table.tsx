import { type ExpertOrder, expertOrders } from '@xiongmao/api/experts/rules';
import type { ExpertCard } from '@xiongmao/api/experts/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Avatar } from '@xiongmao/ui/avatar';
import { expertPath } from '#app/paths.ts';
import { Link } from '#app/platform/link.tsx';
import { GameNames } from '../game-names.tsx';
import { ResultDots } from '../plans/result-mark.tsx';
import { RankingFigure } from './ranking.tsx';

interface ExpertTableProps {
  caption: string;
  experts: readonly ExpertCard[];
  order: ExpertOrder;
  /** The place of the first. */
  from?: number;
}

/** Experts with all their figures; phones show accuracy and what the list is ordered by. */
export function ExpertTable({ caption, experts, order, from = 1 }: ExpertTableProps) {
  const { t } = useTranslation('experts');
  const onPhones: readonly ExpertOrder[] =
    order === 'accuracy' ? ['accuracy', 'bound'] : ['accuracy', order];
  const shownAt = (column: ExpertOrder) =>
    onPhones.includes(column) ? '' : 'hidden md:table-cell';
  return (
    <div className="pe-2">
      <table className="w-full text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-xs text-muted">
          <tr>
            <th scope="col" className="py-2 ps-4 text-start font-normal">
              {t('plan.expert')}
            </th>
            {expertOrders.map((column) => (
              <th
                key={column}
                scope="col"
                aria-sort={column === order ? 'descending' : undefined}
                className={`px-2 py-2 text-end font-normal whitespace-nowrap ${column === order ? 'text-accent' : ''} ${shownAt(column)}`}
              >
                {t(column === 'fans' ? 'expert.fans' : `record.${column}`)}
              </th>
            ))}
            <th scope="col" className="hidden py-2 pe-2 text-end font-normal lg:table-cell">
              {t('windows.title')}
            </th>
          </tr>
        </thead>
        <tbody>
          {experts.map((expert, index) => (
            <tr key={expert.id} className="relative hover:bg-raised">
              <th scope="row" className="w-full max-w-0 py-2 ps-4 text-start font-normal">
                <ExpertName expert={expert} place={from + index} />
              </th>
              {expertOrders.map((column) => (
                <td key={column} className={`px-2 text-end whitespace-nowrap ${shownAt(column)}`}>
                  <RankingFigure expert={expert} order={column} />
                  {column === 'accuracy' && (
                    <span className="block text-xs text-muted tabular">
                      {expert.record
                        ? t('record.sample', { count: expert.record.counted })
                        : t('record.hidden')}
                    </span>
                  )}
                </td>
              ))}
              <td className="hidden pe-2 text-end whitespace-nowrap lg:table-cell">
                {expert.record && <ResultDots results={expert.record.recent} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ExpertName({ expert, place }: { expert: ExpertCard; place: number }) {
  const { t } = useTranslation('experts');
  const { id, username, avatar, gameIds, onSale } = expert;
  return (
    <span className="flex items-center gap-3">
      <span
        className={`w-6 shrink-0 text-center font-semibold tabular ${place <= 3 ? 'text-accent' : 'text-muted'}`}
      >
        {place}
      </span>
      <Avatar name={username} src={avatar} />
      <span className="min-w-0">
        <Link
          to={expertPath(id)}
          className="block truncate after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
        >
          <bdi>{username}</bdi>
        </Link>
        <span className="flex flex-wrap gap-x-2">
          <GameNames gameIds={gameIds} />
          {onSale > 0 && (
            <span className="shrink-0 text-xs text-accent tabular">
              {t('expert.onSale', { count: onSale })}
            </span>
          )}
        </span>
      </span>
    </span>
  );
}
