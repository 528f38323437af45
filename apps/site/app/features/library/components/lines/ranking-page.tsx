import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { LinePage } from '@xiongmao/api/library/lines/pages';
import { playerPages } from '@xiongmao/api/library/lines/pages';
import type { Subject } from '@xiongmao/api/library/lines/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { useSearchParams } from 'react-router';
import { playersPath, squadsPath } from '#app/paths.ts';
import { useApi } from '#app/platform/app-context.ts';
import { Loaded } from '#app/shared/async/loaded.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import { PageTabs } from '#app/shared/navigation/page-tabs.tsx';
import { lineSeasonsQuery } from '../../api/lines/line-queries.ts';
import { isPageOf } from '../../api/lines/page-games.ts';
import { askedOfSeasons, readRankingAddress } from '../../api/lines/ranking-address.ts';
import { LibraryPage } from '../library-page.tsx';
import { BestMatches } from './best-matches.tsx';
import { FiguresExplained } from './figures-explained.tsx';
import { RankingTable } from './ranking-table.tsx';
import { SeasonFilters } from './season-filters.tsx';

interface RankingPageProps {
  subject: Subject;
  /** Of the library's pages this one; null for the first. */
  page: LinePage | null;
  /** Search engines stay away. */
  hidden?: boolean | undefined;
}

/** Of a season the sums are the first page, by whatever name it is asked for; a team is chosen there. */
const sums: readonly (LinePage | null)[] = [
  'dataModule',
  'sortTable',
  'TeamTable',
  'scheduleTable',
];

/** The pages of a library that are about a season; its matches to come stand with each team. */
const pagesOf = {
  player: [null, ...playerPages.filter((page) => !sums.includes(page))],
  team: [null, 'meansModule', 'config'],
} as const satisfies Record<Subject, readonly (LinePage | null)[]>;

/** A season's players or teams, in the table of a page of the library. */
export function RankingPage({ subject, page, hidden }: RankingPageProps) {
  const { t } = useTranslation('lines');
  const [search] = useSearchParams();
  const address = readRankingAddress(search);
  const query = useQuery({
    ...lineSeasonsQuery(useApi(), subject, askedOfSeasons(address, page)),
    placeholderData: keepPreviousData,
  });
  const kept = new URLSearchParams(
    [...search].filter(([name]) => name === 'game' || name === 'season'),
  ).toString();
  const pathOf = (each: LinePage | null) =>
    `${subject === 'player' ? playersPath(each as never) : squadsPath(each as never)}${kept && `?${kept}`}`;
  const title = t(`${subject}.title`);
  return (
    <LibraryPage
      title={page ? `${t(`pages.${page}`)} · ${title}` : title}
      description={t(`${subject}.description`)}
      hidden={hidden}
    >
      <header className="bg-surface md:rounded-b-lg">
        <h1 className="px-3 pt-3 text-base font-bold md:px-4 md:text-lg">{title}</h1>
        <PageTabs
          label={t('pages.label')}
          pages={pagesOf[subject]
            .filter((each) => isPageOf(each, query.data?.gameId ?? null))
            .map((each) => ({
              to: pathOf(each),
              text: t(`pages.${each ?? 'index'}`),
              isCurrent: each === (sums.includes(page) ? null : page),
            }))}
        />
      </header>
      <div className="flex flex-col gap-2 pt-2 md:gap-3 md:pt-3">
        <Loaded query={query} skeleton={<SkeletonRows count={12} className="h-10" />}>
          {(choice) => {
            const season =
              choice.seasons.find(({ id }) => id === address.seasonId) ?? choice.seasons[0];
            const seasonId = address.seasonId ?? season?.id;
            return (
              <>
                <SeasonFilters choice={choice} seasonId={seasonId ?? null} page={page} />
                {seasonId === undefined ||
                choice.gameId === null ||
                !isPageOf(page, choice.gameId) ? (
                  <EmptyState text={t('empty')} />
                ) : page === 'config' ? (
                  <FiguresExplained subject={subject} gameId={choice.gameId} />
                ) : page === 'sortMatchTable' ? (
                  <BestMatches key={seasonId} seasonId={seasonId} gameId={choice.gameId} />
                ) : (
                  <RankingTable
                    subject={subject}
                    page={page}
                    address={address}
                    seasonId={seasonId}
                    gameId={choice.gameId}
                  />
                )}
              </>
            );
          }}
        </Loaded>
      </div>
    </LibraryPage>
  );
}
