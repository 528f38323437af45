import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ExpertOrder } from '@xiongmao/api/experts/rules';
import type { ExpertCard } from '@xiongmao/api/experts/shapes';
import { formatCount } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Avatar } from '@xiongmao/ui/avatar';
import { Segmented } from '@xiongmao/ui/fields/segmented';
import { Panel } from '@xiongmao/ui/panel';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { allExpertsPath, expertPath } from '#app/paths.ts';
import { useApi } from '#app/platform/app-context.ts';
import { useLocale } from '#app/platform/i18n.tsx';
import { Link } from '#app/platform/link.tsx';
import { Loaded } from '#app/shared/async/loaded.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import { useAddress } from '#app/shared/list/use-address.ts';
import { rankingQuery } from '../../api/expert-queries.ts';
import { none, shareText, yieldText, yieldTone } from './record-text.ts';

const orders = ['bound', 'accuracy', 'streak', 'yield'] as const satisfies ExpertOrder[];
const shown = 10;

/** The first ten by one figure; which one, the address says. */
export function Ranking() {
  const { t } = useTranslation('experts');
  const [search, change] = useAddress();
  const order = orders.find((each) => each === search.get('rank')) ?? 'bound';
  const query = useQuery({
    ...rankingQuery(useApi(), { order }),
    placeholderData: keepPreviousData,
  });
  return (
    <Panel
      title={t('ranking.title')}
      aside={
        <Link
          to={allExpertsPath}
          className="inline-flex min-h-11 items-center text-xs text-accent md:min-h-6"
        >
          {t('ranking.toAll')}
        </Link>
      }
    >
      <div className="flex flex-col gap-2 px-4 pb-1">
        <Segmented
          label={t('ranking.by')}
          name="ranking"
          look="pairs"
          value={order}
          options={orders.map((value) => ({ value, label: t(`order.${value}`) }))}
          onChange={(value) => change({ rank: value === 'bound' ? null : value })}
        />
        <p className="min-h-8 text-xs text-muted">{t(`orderHint.${order}`)}</p>
      </div>
      <Loaded query={query} skeleton={<SkeletonRows count={shown} className="h-10" />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState text={t('recommended.empty')} />
          ) : (
            <ol
              aria-busy={query.isPlaceholderData}
              className="pb-2 transition-opacity aria-busy:opacity-60"
            >
              {items.slice(0, shown).map((expert, index) => (
                <RankingRow key={expert.id} expert={expert} place={index + 1} order={order} />
              ))}
            </ol>
          )
        }
      </Loaded>
    </Panel>
  );
}

interface RankingRowProps {
  expert: ExpertCard;
  place: number;
  order: ExpertOrder;
}

function RankingRow({ expert, place, order }: RankingRowProps) {
  const { t } = useTranslation('experts');
  const { id, username, avatar, record } = expert;
  return (
    <li className="relative flex min-h-12 items-center gap-3 px-4 hover:bg-raised">
      <span
        className={`w-5 shrink-0 text-center text-sm font-semibold tabular ${place <= 3 ? 'text-accent' : 'text-muted'}`}
      >
        {place}
      </span>
      <Avatar name={username} src={avatar} />
      <span className="min-w-0 grow">
        <Link
          to={expertPath(id)}
          className="block truncate text-sm after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
        >
          <bdi>{username}</bdi>
        </Link>
        <span className="block truncate text-xs text-muted tabular">
          {record ? t('record.sample', { count: record.counted }) : t('record.hidden')}
        </span>
      </span>
      <RankingFigure expert={expert} order={order} />
    </li>
  );
}

/** The figure that a list is ordered by. */
export function RankingFigure({ expert, order }: Omit<RankingRowProps, 'place'>) {
  const locale = useLocale();
  const { record, fans } = expert;
  const text = {
    bound: shareText(record?.counted ? record.bound : null, locale),
    accuracy: shareText(record?.accuracy ?? null, locale),
    streak: record ? String(record.streak) : none,
    yield: yieldText(record?.yield ?? null, locale),
    fans: formatCount(fans, locale),
  }[order];
  const tone = order === 'yield' ? yieldTone(record?.yield ?? null) : '';
  return (
    <bdi dir="ltr" className={`shrink-0 text-sm font-semibold tabular ${tone}`}>
      {text}
    </bdi>
  );
}
