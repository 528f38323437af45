import { gameById, games } from '@xiongmao/api/catalogue/games';
import { nameOrder } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useLocation, useSearchParams } from 'react-router';
import { useLocale } from '#app/platform/i18n.tsx';
import { Select } from '#app/shared/form/select.tsx';
import { GameChips } from '#app/shared/games/game-chips.tsx';
import { SearchForm } from '#app/shared/list/search-form.tsx';
import { useAddress } from '#app/shared/list/use-address.ts';
import type { LeaguesAddress } from '../../api/leagues-address.ts';
import { useCountryName } from './use-country-name.ts';

interface LeagueFiltersProps {
  address: LeaguesAddress;
  ofGame: boolean;
  countries: readonly string[];
}

/** What a list of leagues is narrowed to: a game, a country, a part of a name. */
export function LeagueFilters({ address, ofGame, countries }: LeagueFiltersProps) {
  const { t } = useTranslation('library');
  const locale = useLocale();
  const countryName = useCountryName();
  const [search, change] = useAddress();
  const named = countries
    .map((value) => ({ value, label: countryName(value) }))
    .sort((a, b) => nameOrder(locale)(a.label, b.label));
  return (
    <>
      {!ofGame && <GameFilter chosen={address.gameId} />}
      <div className="flex flex-wrap items-center gap-2 px-3 md:px-0">
        <div className="-mx-3 grow md:mx-0 md:grow-0 md:basis-72">
          <SearchForm
            label={t('league.search')}
            q={address.q}
            kept={{
              game: ofGame || address.gameId === null ? null : gameById(address.gameId)!.slug,
              country: address.country,
              sort: search.get('sort'),
            }}
          />
        </div>
        <Select
          label={t('league.country')}
          value={address.country ?? ''}
          options={[
            { value: '', label: t('country.all') },
            { value: 'none', label: t('country.none') },
            ...named,
          ]}
          onChange={(country) => change({ country: country || null, page: null })}
        />
      </div>
    </>
  );
}

function GameFilter({ chosen }: { chosen: number | null }) {
  const { t } = useTranslation(['library', 'games']);
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const to = (slug: string | null) => {
    const next = new URLSearchParams(search);
    for (const name of ['page', 'country', 'game']) next.delete(name);
    if (slug !== null) next.set('game', slug);
    return `${pathname}${next.size > 0 ? `?${next}` : ''}`;
  };
  const chips = games.map(({ gameId, slug }) => ({
    key: slug,
    text: t(`games:${gameId}` as 'games:202'),
    to: to(slug),
    chosen: gameId === chosen,
  }));
  const any = { key: 'all', text: t('games.all'), to: to(null), chosen: chosen === null };
  return <GameChips label={t('games.choose')} chips={[any, ...chips]} />;
}
