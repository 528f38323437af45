import { gameById } from '@xiongmao/api/catalogue/games';
import type { Followed } from '@xiongmao/api/users/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Crest } from '@xiongmao/ui/crest';
import { PersonLink } from '../person/person-link.tsx';

/** Who or what is followed, or follows: a person leads to their page, a team or league tells its game. */
export function FollowedName({ item }: { item: Followed }) {
  const { t } = useTranslation('games');
  const { kind, id, name, avatar, gameId } = item;
  if (kind === 'user') return <PersonLink uid={id} name={name} avatar={avatar} />;
  const game = gameId === null ? undefined : gameById(gameId);
  return (
    <span className="flex min-h-11 min-w-0 items-center gap-3 text-sm">
      <Crest name={name} />
      <span className="min-w-0">
        <span className="block truncate" dir="auto">
          {name}
        </span>
        {game && <span className="block text-xs text-muted">{t(`${game.gameId}` as '202')}</span>}
      </span>
    </span>
  );
}
