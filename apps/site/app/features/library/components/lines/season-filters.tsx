import { games } from '@xiongmao/api/catalogue/games';
import type { LinePage } from '@xiongmao/api/library/lines/pages';
import type { SeasonChoice } from '@xiongmao/api/library/lines/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useLocation, useNavigate } from 'react-router';
import { Select } from '#app/shared/form/select.tsx';
import { GameChips } from '#app/shared/games/game-chips.tsx';
import { seasonName } from '#app/shared/names/season-name.ts';
import { isPageOf } from '../../api/lines/page-games.ts';

interface SeasonFiltersProps {
  choice: SeasonChoice;
  seasonId: number | null;
  page: LinePage | null;
}

/** Which game's season is shown: another game begins with its latest. */
export function SeasonFilters({ choice, seasonId, page }: SeasonFiltersProps) {
  const { t } = useTranslation(['lines', 'games']);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const slugOf = (id: number | null) => games.find(({ gameId }) => gameId === id)?.slug ?? '';
  const chips = games
    .filter(({ gameId }) => choice.gameIds.includes(gameId) && isPageOf(page, gameId))
    .map(({ gameId, slug }) => ({
      key: slug,
      text: t(`games:${gameId}` as 'games:202'),
      to: `${pathname}?game=${slug}`,
      chosen: gameId === choice.gameId,
    }));
  return (
    <>
      <GameChips label={t('choose.game')} chips={chips} />
      {choice.seasons.length > 0 && (
        <div className="px-3 md:px-0">
          <Select
            label={t('choose.season')}
            value={String(seasonId ?? '')}
            options={choice.seasons.map(({ id, name, league }) => ({
              value: String(id),
              label:
                [league.name, seasonName(name)].filter((text) => text !== '–').join(' · ') || '–',
            }))}
            onChange={(id) =>
              void navigate(`${pathname}?game=${slugOf(choice.gameId)}&season=${id}`, {
                preventScrollReset: true,
              })
            }
          />
        </div>
      )}
    </>
  );
}
