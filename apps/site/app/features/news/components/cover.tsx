import { gameBackground, gameById } from '@xiongmao/api/catalogue/games';
import type { ArticleCard } from '@xiongmao/api/news/shapes';
import { sourcesOf } from '#app/shared/pictures/sources-of.ts';

interface CoverProps {
  article: Pick<ArticleCard, 'cover' | 'gameId'>;
  /** Among the first that are seen. */
  first?: boolean;
  /** Beside its title it says nothing more. */
  silent?: boolean;
  /** How wide it is shown (`sizes`). */
  sizes: string;
  className?: string;
}

/** What an article is shown by; without a picture of its own its game's. */
export function Cover(props: CoverProps) {
  const { article, first = false, silent = false, sizes, className = '' } = props;
  const { cover, gameId } = article;
  const game = gameById(gameId);
  const width = cover?.width ?? 960;
  const src = cover?.address ?? (game && gameBackground(game.slug));
  return (
    <img
      {...(src && sourcesOf(src, { width, sizes, lazy: !first }))}
      alt={silent ? '' : (cover?.alt ?? '')}
      width={width}
      height={cover?.height ?? 360}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      className={`bg-raised object-cover ${className}`}
    />
  );
}
