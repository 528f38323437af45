import { gameById } from '@xiongmao/api/catalogue/games';
import { sidesAs } from '@xiongmao/api/catalogue/sides';
import { type LinePage, pageTables } from '@xiongmao/api/library/lines/pages';
import type { Ranking, Subject } from '@xiongmao/api/library/lines/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useLocation, useSearchParams } from 'react-router';
import { Select } from '#app/shared/form/select.tsx';
import { namedAs } from '#app/shared/games/sport-of.ts';
import { Chips } from '#app/shared/list/chips.tsx';
import { SearchForm } from '#app/shared/list/search-form.tsx';
import { useAddress } from '#app/shared/list/use-address.ts';
import type { RankingAddress } from '../../api/lines/ranking-address.ts';
import { useFigures } from './use-figures.ts';

interface TableFiltersProps {
  subject: Subject;
  page: LinePage | null;
  address: RankingAddress;
  ranking: Ranking;
  gameId: number;
}

/** Which of a season's tables, and of whom: a team, a part of a name. */
export function TableFilters({ subject, page, address, ranking, gameId }: TableFiltersProps) {
  const { t } = useTranslation('lines');
  const [search] = useSearchParams();
  const [, change] = useAddress();
  const isFixed = page !== null && pageTables[page] !== undefined;
  return (
    <>
      {!isFixed && <TableChips ranking={ranking} gameId={gameId} />}
      <div className="flex flex-wrap items-center gap-2 px-3 md:px-0">
        <div className="-mx-3 grow md:mx-0 md:grow-0 md:basis-72">
          <SearchForm
            label={t(`search.${subject}`, { context: namedAs(gameId) })}
            q={address.q}
            kept={{
              game: gameById(gameId)?.slug ?? null,
              season: search.get('season'),
              table: search.get('table'),
              team: search.get('team'),
              sort: search.get('sort'),
            }}
          />
        </div>
        {subject === 'player' && sidesAs(gameId) !== 'player' && (
          <Select
            label={t('choose.team')}
            value={String(address.teamId ?? '')}
            options={[
              ...(page === 'TeamTable' ? [] : [{ value: '', label: t('choose.anyTeam') }]),
              ...ranking.teams.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            onChange={(team) => change({ team: team || null, page: null })}
          />
        )}
      </div>
    </>
  );
}

/** The tables of a season, as chips that change the address. */
export function TableChips({ ranking, gameId }: { ranking: Ranking; gameId: number }) {
  const { t } = useTranslation('lines');
  const { tableName } = useFigures(gameId);
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const to = (table: string) => {
    const next = new URLSearchParams(search);
    for (const name of ['sort', 'page']) next.delete(name);
    next.set('table', table);
    return `${pathname}?${next}`;
  };
  const chips = ranking.tables
    .filter((table) => table !== 'weapons')
    .map((table) => ({
      key: table,
      text: tableName(table),
      to: to(table),
      chosen: table === ranking.table,
    }));
  return chips.length > 1 ? <Chips label={t('choose.table')} chips={chips} /> : null;
}
