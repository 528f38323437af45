import { gameBackground, gameById } from '@xiongmao/api/catalogue/games';
import type { ArticleCard } from '@xiongmao/api/news/shapes';

interface CoverProps {
  article: Pick<ArticleCard, 'cover' | 'gameId'>;
  /** Among the first that are seen. */
  first?: boolean;
  /** Beside its title it says nothing more. */
  silent?: boolean;
  className?: string;
}

/** What an article is shown by; without a picture of its own its game's. */
export function Cover({ article, first = false, silent = false, className = '' }: CoverProps) {
  const { cover, gameId } = article;
  const game = gameById(gameId);
  const src = cover?.address ?? (game && gameBackground(game.slug));
  return (
    <img
      src={src}
      alt={silent ? '' : (cover?.alt ?? '')}
      width={cover?.width ?? 960}
      height={cover?.height ?? 360}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      className={`bg-raised object-cover ${className}`}
    />
  );
}
