import { gameById } from '@xiongmao/api/catalogue/games';
import type { Followed } from '@xiongmao/api/users/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Crest } from '@xiongmao/ui/crest';
import { leaguePath, playerPath, squadPath } from '#app/paths.ts';
import { Link } from '#app/platform/link.tsx';
import { PersonLink } from '../person/person-link.tsx';

const pathsOf = {
  team: (id: number) => squadPath(id),
  league: (id: number) => leaguePath(id),
  player: (id: number) => playerPath(id),
};

/** Who or what is followed, or follows: each leads to its page; what is no person tells its game. */
export function FollowedName({ item }: { item: Followed }) {
  const { t } = useTranslation('games');
  const { kind, id, name, avatar, gameId } = item;
  if (kind === 'user') return <PersonLink uid={id} name={name} avatar={avatar} />;
  const game = gameId === null ? undefined : gameById(gameId);
  return (
    <Link
      to={pathsOf[kind](id)}
      prefetch="none"
      className="group flex min-h-11 min-w-0 items-center gap-3 text-sm"
    >
      <Crest name={name} />
      <span className="min-w-0">
        <span className="block truncate group-hover:underline" dir="auto">
          {name}
        </span>
        {game && <span className="block text-xs text-muted">{t(`${game.gameId}` as '202')}</span>}
      </span>
    </Link>
  );
}
