import { games } from '@xiongmao/api/catalogue/games';
import type { Spoilers } from '@xiongmao/api/http/concealing/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { Switch } from '@xiongmao/ui/fields/switch';
import { Panel } from '@xiongmao/ui/panel';
import { useState } from 'react';
import { GameLogo } from '#app/shared/games/game-logo.tsx';
import { useSaveSpoilers } from '../../api/use-spoilers.ts';
import { HiddenLeague } from './hidden-league.tsx';

const kinds = ['sport', 'esport'] as const;
const toggled = (ids: readonly number[], id: number): number[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

/** All sports, single ones, and the leagues that one has chosen on their pages. */
export function SpoilersForm({ spoilers }: { spoilers: Spoilers }) {
  const { t } = useTranslation(['spoilers', 'games', 'matches']);
  const [chosen, choose] = useState(spoilers);
  const save = useSaveSpoilers();
  return (
    <form
      className="flex flex-col gap-2 md:gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(chosen);
      }}
    >
      <Panel title={t('spoilers:what')}>
        <Switch
          label={t('spoilers:all')}
          hint={t('spoilers:allHint')}
          checked={chosen.all}
          onChange={(all) => choose({ ...chosen, all })}
        />
        {kinds.map((kind) => (
          <fieldset
            key={kind}
            disabled={chosen.all}
            className="min-w-0 px-4 pb-3 disabled:opacity-50"
          >
            <legend className="py-1 text-xs text-muted">{t(`matches:kind.${kind}`)}</legend>
            <div className="grid sm:grid-cols-2">
              {games
                .filter((game) => game.kind === kind)
                .map((game) => (
                  <label
                    key={game.gameId}
                    className="flex min-h-11 cursor-pointer items-center gap-3 text-sm md:min-h-9"
                  >
                    <input
                      type="checkbox"
                      className="size-6 accent-accent"
                      checked={chosen.all || chosen.games.includes(game.gameId)}
                      onChange={() =>
                        choose({ ...chosen, games: toggled(chosen.games, game.gameId) })
                      }
                    />
                    <GameLogo game={game} />
                    <span className="min-w-0 [overflow-wrap:anywhere]">
                      {t(`games:${game.gameId}` as 'games:202')}
                    </span>
                  </label>
                ))}
            </div>
          </fieldset>
        ))}
      </Panel>
      <Panel title={t('spoilers:leagues')} hint={t('spoilers:leaguesHint')}>
        {chosen.leagues.length > 0 ? (
          <ul className="divide-y divide-line px-4">
            {chosen.leagues.map((id) => (
              <HiddenLeague
                key={id}
                id={id}
                onShow={() => choose({ ...chosen, leagues: toggled(chosen.leagues, id) })}
              />
            ))}
          </ul>
        ) : (
          <p className="px-4 pb-4 text-sm text-muted">{t('spoilers:noLeagues')}</p>
        )}
      </Panel>
      {/* In reach, over whatever is below it, once there is something to save. */}
      <div
        className={`flex flex-col border-t border-line bg-page px-4 py-2 sm:items-start ${chosen === spoilers ? '' : 'sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] md:bottom-0'}`}
      >
        <Button type="submit" look="primary" disabled={save.isPending}>
          {t('spoilers:save')}
        </Button>
      </div>
    </form>
  );
}
