import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { gameById, games } from '@xiongmao/api/catalogue/games';
import { pageSize } from '@xiongmao/api/fields/page-size';
import { foundInLive, foundKinds } from '@xiongmao/api/search/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { allFoundPath } from '#app/paths.ts';
import { useApi, useConfig } from '#app/platform/app-context.ts';
import { Loaded } from '#app/shared/async/loaded.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import { Select } from '#app/shared/form/select.tsx';
import { Pager } from '#app/shared/list/pager.tsx';
import { useAddress } from '#app/shared/list/use-address.ts';
import { PageTabs } from '#app/shared/navigation/page-tabs.tsx';
import { isOfGame } from '../api/search-address.ts';
import { allQuery, type SearchAsked, whens } from '../api/search-queries.ts';
import { FoundGroup, type ShownByOthers, sizeOf } from './found/found-group.tsx';
import { NothingFound } from './found/nothing-found.tsx';

/** All of one kind, page by page. */
export function AllFound({ asked, shown }: { asked: SearchAsked; shown: ShownByOthers }) {
  const { t } = useTranslation('search');
  const { live } = useConfig();
  const { text, kind, page } = asked;
  const query = useQuery({
    ...allQuery(useApi(), asked),
    placeholderData: (held, before) =>
      before?.queryKey[1].query.kind === kind ? keepPreviousData(held) : undefined,
  });
  return (
    <>
      <PageTabs
        label={t('kinds')}
        pages={foundKinds
          .filter((one) => live || !foundInLive.includes(one))
          .map((one) => ({
            to: allFoundPath(text, one),
            text: t(`kind.${one}`),
            isCurrent: one === kind,
          }))}
        className="border-b border-line"
      />
      <Filters asked={asked} />
      <Loaded query={query} skeleton={<SkeletonRows count={12} className="h-12" />}>
        {({ total, ...found }) =>
          sizeOf(found, kind) === 0 ? (
            <NothingFound text={text} />
          ) : (
            <div
              aria-busy={query.isPlaceholderData}
              className="flex flex-col gap-2 aria-busy:opacity-60"
            >
              <p role="status" className="px-3 text-sm text-muted md:px-0">
                {t('count', { count: total })}
              </p>
              <FoundGroup {...{ found, kind, shown }} />
              <Pager page={page} pages={Math.ceil(total / pageSize)} />
            </div>
          )
        }
      </Loaded>
    </>
  );
}

/** Of which game; of matches, when. */
function Filters({ asked: { kind, gameId, when } }: { asked: SearchAsked }) {
  const { t } = useTranslation(['search', 'games']);
  const [, change] = useAddress();
  if (!isOfGame(kind)) return null;
  const anyGame = { value: '', label: t('anyGame') };
  const named = games.map((game) => ({
    value: game.slug,
    label: t(`games:${game.gameId}` as 'games:202'),
  }));
  const anyTime = { value: '', label: t('when.any') };
  return (
    <div className="flex flex-wrap gap-2 px-3 md:px-0">
      <Select
        label={t('game')}
        value={gameId === undefined ? '' : gameById(gameId)!.slug}
        options={[anyGame, ...named]}
        onChange={(game) => change({ game: game || null, page: null })}
      />
      {kind === 'match' && (
        <Select
          label={t('when.label')}
          value={when ?? ''}
          options={[anyTime, ...whens.map((value) => ({ value, label: t(`when.${value}`) }))]}
          onChange={(chosen) => change({ when: chosen || null, page: null })}
        />
      )}
    </div>
  );
}
