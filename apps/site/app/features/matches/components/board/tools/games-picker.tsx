import { games } from '@xiongmao/api/catalogue/games';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useNavigate } from 'react-router';
import { GameLogo } from '#app/shared/games/game-logo.tsx';
import { type BoardAddress, gamesPath } from '../../../api/board/board-address.ts';
import { useDayCounts } from '../../../api/board/day-counts.ts';

interface GamesPickerProps {
  address: BoardAddress;
  /** The day whose matches are counted. */
  day: string;
}

const kinds = ['sport', 'esport'] as const;

/** Any number of games to show, with how many matches each has; none ticked means all. */
export default function GamesPicker({ address, day }: GamesPickerProps) {
  const { t } = useTranslation(['matches', 'games']);
  const navigate = useNavigate();
  const counts = useDayCounts(day, day)?.get(day);
  const chosen = address.games ?? [];

  function toggle(gameId: number): void {
    const rest = chosen.filter((id) => id !== gameId);
    const next = rest.length < chosen.length ? rest : [...chosen, gameId];
    void navigate(gamesPath(address, next.length > 0 ? next : null), {
      replace: true,
      preventScrollReset: true,
    });
  }

  return (
    <>
      {kinds.map((kind) => (
        <fieldset key={kind} className="min-w-0 pb-3">
          <legend className="px-2 py-1 text-xs text-muted">{t(`kind.${kind}`)}</legend>
          {games
            .filter((game) => game.kind === kind)
            .map((game) => (
              <label
                key={game.gameId}
                className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-2 text-sm hover:bg-raised has-focus-visible:outline-2 has-focus-visible:outline-accent md:min-h-9"
              >
                <input
                  type="checkbox"
                  className="size-4 accent-accent"
                  checked={chosen.includes(game.gameId)}
                  onChange={() => toggle(game.gameId)}
                />
                <GameLogo game={game} />
                <span className={`grow truncate ${counts?.games[game.gameId] ? '' : 'text-muted'}`}>
                  {t(`games:${game.gameId}` as 'games:202')}
                </span>
                <span className="text-xs text-muted tabular">
                  {counts?.games[game.gameId] ?? ''}
                </span>
              </label>
            ))}
        </fieldset>
      ))}
    </>
  );
}
