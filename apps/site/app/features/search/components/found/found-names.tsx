import { gameById } from '@xiongmao/api/catalogue/games';
import type { Found } from '@xiongmao/api/search/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Crest } from '@xiongmao/ui/crest';
import type { ReactNode } from 'react';
import { leaguePath, matchesPath, playerPath, squadPath } from '#app/paths.ts';
import { Link } from '#app/platform/link.tsx';
import { GameLogo } from '#app/shared/games/game-logo.tsx';
import { LeagueMark } from '#app/shared/games/league-mark.tsx';
import { Name } from '#app/shared/names/name.tsx';

/** What was found, in a line, and where it leads. */
export interface FoundLine {
  id: number;
  to: string;
  content: ReactNode;
}

export const linesOfGames = (items: Found['game']['items']): FoundLine[] =>
  items.map((item) => ({
    id: item.gameId,
    to: matchesPath(gameById(item.gameId)?.slug),
    content: <GameLine item={item} />,
  }));

/** A game in the reader's language; by which other name it was found there is no need to say. */
function GameLine({ item: { gameId } }: { item: Found['game']['items'][number] }) {
  const { t } = useTranslation('games');
  return (
    <span className="flex min-w-0 items-center gap-3">
      <span className="flex size-6 shrink-0 items-center justify-center">
        <GameLogo game={gameById(gameId)} />
      </span>
      <Name className="text-sm font-semibold">{t(`${gameId}` as '202')}</Name>
    </span>
  );
}

type Named = { [Kind in 'league' | 'team' | 'player']: Found[Kind]['items'][number] };

/** Where each leads, and what stands before its name. */
const kinds: {
  [Kind in keyof Named]: { path: (id: number) => string; mark: (item: Named[Kind]) => ReactNode };
} = {
  league: { path: leaguePath, mark: (league) => <LeagueMark league={league} /> },
  team: { path: squadPath, mark: ({ name }) => <Crest name={name} /> },
  player: { path: playerPath, mark: ({ gameId }) => <GameLogo game={gameById(gameId)} /> },
};

export const linesOf = <Kind extends keyof Named>(
  kind: Kind,
  items: readonly Named[Kind][],
): FoundLine[] =>
  items.map((item) => ({
    id: item.id,
    to: kinds[kind].path(item.id),
    content: <NameLine mark={kinds[kind].mark(item)} item={item} />,
  }));

/** A name with what tells it from others of that name, and by which other it was found. */
function NameLine({ mark, item }: { mark: ReactNode; item: Named[keyof Named] }) {
  const { t } = useTranslation(['search', 'games']);
  const { name, gameId, matched } = item;
  const isOther = matched !== null && matched !== name;
  return (
    <span className="flex min-w-0 items-center gap-3">
      <span className="flex size-6 shrink-0 items-center justify-center">{mark}</span>
      <span className="flex min-w-0 flex-col">
        <Name className="text-sm font-semibold">{name}</Name>
        <span className="truncate text-xs text-muted">
          {t(`games:${gameId}` as 'games:202')}
          {isOther && (
            <>
              {' · '}
              <bdi>{t('alsoCalled', { name: matched })}</bdi>
            </>
          )}
        </span>
      </span>
    </span>
  );
}

/** What stands in lines, one below the other. */
export function FoundLines({ lines }: { lines: readonly FoundLine[] }) {
  return (
    <ul className="overflow-hidden bg-surface md:rounded-lg">
      {lines.map(({ id, to, content }) => (
        <li key={id} className="min-w-0 border-line not-last:border-b">
          <Link
            to={to}
            className="flex min-h-14 items-center px-3 py-1.5 -outline-offset-2 hover:bg-raised"
          >
            {content}
          </Link>
        </li>
      ))}
    </ul>
  );
}
