import { useInfiniteQuery } from '@tanstack/react-query';
import type { Edition } from '@xiongmao/api/mall/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { boxPath } from '#app/paths.ts';
import { useApi } from '#app/platform/app-context.ts';
import { Link } from '#app/platform/link.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import { PagedList } from '#app/shared/list/paged-list.tsx';
import { editionsQuery, stockPause } from '../../api/mall-queries.ts';
import { GoldAmount } from '../gold-amount.tsx';
import { GoodsPicture } from '../goods-picture.tsx';
import { BoxState } from './box-state.tsx';
import { LeftBar } from './left-bar.tsx';

/** Blind boxes: open ones first, then those that ended. */
export function BoxList() {
  const { t } = useTranslation('mall');
  const query = useInfiniteQuery({ ...editionsQuery(useApi()), refetchInterval: stockPause });
  return (
    <>
      <p className="max-w-prose px-3 pt-4 text-sm text-muted md:px-0">{t('box.intro')}</p>
      <PagedList
        query={query}
        skeleton={<SkeletonRows count={3} className="h-40" />}
        empty={<EmptyState text={t('box.empty')} hint={t('box.emptyHint')} />}
      >
        {(editions) => (
          <ul className="grid gap-3 p-3 sm:grid-cols-2 md:gap-4 md:px-0 xl:grid-cols-3">
            {editions.map((edition) => (
              <li key={edition.id} className="min-w-0">
                <BoxCard edition={edition} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}

/** Prizes that a card shows. */
const shownPrizes = 5;

function BoxCard({ edition }: { edition: Edition }) {
  const { id, name, picture, price, state, prizes } = edition;
  const best = prizes.toSorted((a, b) => b.worth - a.worth).slice(0, shownPrizes);
  return (
    <Link
      to={boxPath(id)}
      prefetch="intent"
      className="group flex h-full gap-4 rounded-lg bg-surface p-3 hover:bg-raised"
    >
      <GoodsPicture
        src={picture}
        kind="box"
        name={name}
        className={`w-28 shrink-0 self-start rounded-sm ${state === 'open' ? '' : 'grayscale'}`}
      />
      <span className="flex min-w-0 grow flex-col gap-2">
        <span className="flex items-start gap-2">
          <bdi className="line-clamp-2 min-w-0 grow text-base font-semibold group-hover:text-accent">
            {name}
          </bdi>
          <BoxState state={state} />
        </span>
        <GoldAmount gold={price} />
        <span className="mt-auto flex gap-1.5">
          {best.map((prize) => (
            <GoodsPicture
              key={prize.id}
              src={prize.picture}
              kind={prize.kind}
              name={prize.name}
              className={`size-9 rounded-sm ${prize.left === 0 ? 'opacity-30 grayscale' : ''}`}
            />
          ))}
        </span>
        <LeftBar edition={edition} />
      </span>
    </Link>
  );
}
