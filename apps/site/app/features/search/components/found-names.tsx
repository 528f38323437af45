import { gameById } from '@xiongmao/api/catalogue/games';
import type { FoundLeague, FoundPlayer, FoundTeam } from '@xiongmao/api/search/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Crest } from '@xiongmao/ui/crest';
import type { ReactNode } from 'react';
import { leaguePath, playerPath, squadPath } from '#app/paths.ts';
import { Link } from '#app/platform/link.tsx';
import { GameLogo } from '#app/shared/games/game-logo.tsx';
import { LeagueMark } from '#app/shared/games/league-mark.tsx';
import { Name } from '#app/shared/names/name.tsx';

interface RowProps {
  to: string;
  mark: ReactNode;
  name: string;
  gameId: number;
  /** By which other name it was found. */
  matched: string | null;
}

/** A name with what tells it from others of that name. */
function NameRow({ to, mark, name, gameId, matched }: RowProps) {
  const { t } = useTranslation(['search', 'games']);
  return (
    <li className="min-w-0 border-line not-last:border-b">
      <Link
        to={to}
        className="flex min-h-14 items-center gap-3 px-3 py-1.5 -outline-offset-2 hover:bg-raised"
      >
        <span className="flex size-6 shrink-0 items-center justify-center">{mark}</span>
        <span className="flex min-w-0 flex-col">
          <Name className="text-sm font-semibold">{name}</Name>
          <span className="truncate text-xs text-muted">
            {t(`games:${gameId}` as 'games:202')}
            {matched !== null && (
              <>
                {' · '}
                <bdi>{t('alsoCalled', { name: matched })}</bdi>
              </>
            )}
          </span>
        </span>
      </Link>
    </li>
  );
}

function Names({ children }: { children: ReactNode }) {
  return <ul className="overflow-hidden bg-surface md:rounded-lg">{children}</ul>;
}

export function FoundLeagues({ items }: { items: readonly FoundLeague[] }) {
  return (
    <Names>
      {items.map((league) => (
        <NameRow
          key={league.id}
          to={leaguePath(league.id)}
          mark={<LeagueMark league={league} />}
          name={league.name}
          gameId={league.gameId}
          matched={league.matched}
        />
      ))}
    </Names>
  );
}

export function FoundTeams({ items }: { items: readonly FoundTeam[] }) {
  return (
    <Names>
      {items.map((team) => (
        <NameRow
          key={team.id}
          to={squadPath(team.id)}
          mark={<Crest name={team.name} />}
          name={team.name}
          gameId={team.gameId}
          matched={team.matched}
        />
      ))}
    </Names>
  );
}

export function FoundPlayers({ items }: { items: readonly FoundPlayer[] }) {
  return (
    <Names>
      {items.map(({ id, gameId, name, matched }) => (
        <NameRow
          key={id}
          to={playerPath(id)}
          mark={<GameLogo game={gameById(gameId)} />}
          {...{ name, gameId, matched }}
        />
      ))}
    </Names>
  );
}
