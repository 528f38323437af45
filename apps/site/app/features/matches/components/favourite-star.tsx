import { inOrder } from '@xiongmao/api/catalogue/sides';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { toggleFavourite, useIsFavourite } from '../api/favourites/use-favourites.ts';

interface FavouriteStarProps {
  match: { id: number; gameId: number };
  home: string;
  /** Left out of a lobby, which has one name. */
  away?: string | undefined;
}

/** The star of a match: as wide as a thumb, as high as what it stands beside. */
export function FavouriteStar({ match, home, away }: FavouriteStarProps) {
  const { t } = useTranslation(['matches', 'common']);
  const starred = useIsFavourite(match.id);
  return (
    <button
      type="button"
      aria-pressed={starred}
      aria-label={
        away === undefined
          ? t('favourite.addLeague', { league: home })
          : t('favourite.addMatch', inOrder(match.gameId, { home, away }))
      }
      onClick={() => toggleFavourite(match.id, t('common:error.request'))}
      className="star-button"
    />
  );
}
