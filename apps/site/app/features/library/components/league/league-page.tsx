import type { LibraryLeague, LibrarySeason } from '@xiongmao/api/library/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { leaguePath, leaguesPath, type LeaguePage as PageName } from '#app/paths.ts';
import { Breadcrumbs } from '#app/platform/document/found/breadcrumbs.tsx';
import { useLocale } from '#app/platform/i18n.tsx';
import { LeagueMark } from '#app/shared/games/league-mark.tsx';
import { seasonName } from '#app/shared/names/season-name.ts';
import { BackLink } from '#app/shared/navigation/back-link.tsx';
import { PageTabs } from '#app/shared/navigation/page-tabs.tsx';
import { BellSlot, FollowSlot, HideLeagueSlot } from '#app/shared/slots.tsx';
import { hasPage, seasonOf } from '../../api/season-of.ts';
import { useCountryName } from '../leagues/use-country-name.ts';
import { LibraryPage } from '../library-page.tsx';
import { libraryPicture } from '../library-picture.ts';
import { SeasonPicker } from './season-picker.tsx';

interface LeaguePageProps {
  about: LibraryLeague;
  season: LibrarySeason | null;
  /** Of its pages, this one; null for the first of them. */
  page: PageName | null;
  /** Search engines stay away. */
  hidden?: boolean | undefined;
  children: ReactNode;
}

/** One of a league's pages: whose it is, of which season, and the others that the season has. */
export function LeaguePage({ about, season, page, hidden, children }: LeaguePageProps) {
  const { t } = useTranslation(['library', 'games']);
  const countryName = useCountryName();
  const locale = useLocale();
  const { search } = useLocation();
  const { league, seasons } = about;
  const isNamed = new URLSearchParams(search).has('season');
  // What a page shows by itself may be another season than that of the pages beside it.
  const named = isNamed || season !== seasonOf(about, null, null) ? season?.id : undefined;
  const pages: (PageName | null)[] = [null, ...(season?.sections ?? []), 'config'];
  const title = [league.name, season && seasonName(season.name), page && t(`pages.${page}`)];
  const facts = [
    t(`games:${league.gameId}` as 'games:202'),
    league.country && countryName(league.country),
  ];
  return (
    <LibraryPage
      title={title.filter(Boolean).join(' · ')}
      description={t('league.description', { league: league.name })}
      picture={import.meta.env.SSR ? libraryPicture('league', league, locale) : null}
      hidden={hidden}
    >
      <Breadcrumbs
        trail={
          import.meta.env.SSR && [
            { name: t('leagues.title'), path: leaguesPath },
            { name: league.name, path: leaguePath(league.id) },
            ...(page ? [{ name: t(`pages.${page}`), path: leaguePath(league.id, page) }] : []),
          ]
        }
      />
      <header className="bg-surface md:rounded-b-lg">
        <div className="flex items-center gap-2 pe-3 md:pe-4">
          <BackLink to={leaguesPath} className="text-muted" />
          <LeagueMark league={league} />
          <div className="flex min-w-0 grow flex-col py-2">
            <h1 className="text-base font-bold md:text-lg">
              <bdi>{league.name}</bdi>
            </h1>
            <p className="text-xs text-muted">{facts.filter(Boolean).join(' · ')}</p>
          </div>
          <HideLeagueSlot id={league.id} name={league.name} />
          <BellSlot
            subjects={[{ kind: 'league', id: league.id, name: league.name, gameId: league.gameId }]}
          />
          <FollowSlot target={{ kind: 'league', id: league.id }} name={league.name} />
        </div>
        {season && (
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <PageTabs
              label={t('pages.label')}
              className="max-w-full"
              pages={pages.map((each) => ({
                to: leaguePath(league.id, each, named),
                text: t(`pages.${each ?? 'overview'}`),
                isCurrent: each === page,
              }))}
            />
            {page !== 'config' && (
              <div className="px-4 pb-2 md:py-1">
                <SeasonPicker
                  seasons={seasons}
                  seasonId={season.id}
                  pathOf={(id) => {
                    const has = seasons.some((each) => each.id === id && hasPage(each, page));
                    return leaguePath(league.id, has ? page : null, id);
                  }}
                />
              </div>
            )}
          </div>
        )}
      </header>
      <div className="flex flex-col gap-2 pt-2 md:gap-3 md:pt-3">{children}</div>
    </LibraryPage>
  );
}
