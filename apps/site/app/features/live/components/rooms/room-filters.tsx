import { gameById, games } from '@xiongmao/api/catalogue/games';
import { formatLanguage } from '@xiongmao/i18n/format';
import { localeFacts, locales } from '@xiongmao/i18n/locales';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useLocation } from 'react-router';
import { useLocale } from '#app/platform/i18n.tsx';
import { Select } from '#app/shared/form/select.tsx';
import { GameChips } from '#app/shared/games/game-chips.tsx';
import { useAddress } from '#app/shared/list/use-address.ts';
import type { RoomsAsked } from '../../api/rooms-address.ts';

/** The catalogue begins with the games that most is streamed of. */
const shownGames = games.slice(0, 12);
const languages = [...new Set(locales.map((locale) => localeFacts[locale].tag.split('-')[0]!))];

/** Game, language, and whether it is free: in the address. */
export function RoomFilters({ asked }: { asked: RoomsAsked }) {
  const { t } = useTranslation(['live', 'games']);
  const locale = useLocale();
  const { pathname } = useLocation();
  const [search, change] = useAddress();
  const to = (slug: string | null) => {
    const next = new URLSearchParams(search);
    if (slug === null) next.delete('game');
    else next.set('game', slug);
    return `${pathname}${next.size > 0 ? `?${next}` : ''}`;
  };
  const chosen = asked.gameId === undefined ? null : gameById(asked.gameId)?.slug;
  const shown = asked.language && !languages.includes(asked.language) ? [asked.language] : [];
  const named = [...languages, ...shown].map((tag) => ({
    value: tag,
    label: formatLanguage(tag, locale),
  }));
  return (
    <div className="flex flex-col gap-2 pt-2">
      {asked.kind === 'match' && (
        <GameChips
          label={t('rooms.games')}
          chips={[
            { key: 'all', text: t('rooms.allGames'), to: to(null), chosen: chosen === null },
            ...shownGames.map(({ gameId, slug }) => ({
              key: slug,
              text: t(`games:${gameId}` as 'games:202'),
              to: to(slug),
              chosen: slug === chosen,
            })),
          ]}
        />
      )}
      <div className="flex flex-wrap items-center gap-3 px-3 md:px-0">
        <Select
          label={t('rooms.language')}
          value={asked.language ?? ''}
          options={[{ value: '', label: t('rooms.allLanguages') }, ...named]}
          onChange={(value) => change({ language: value || null })}
        />
        <label className="flex min-h-11 cursor-pointer items-center gap-2 text-sm">
          <input
            type="checkbox"
            checked={asked.free === '1'}
            onChange={({ target }) => change({ free: target.checked ? '1' : null })}
            className="size-5 accent-(--accent)"
          />
          {t('rooms.freeOnly')}
        </label>
      </div>
    </div>
  );
}
