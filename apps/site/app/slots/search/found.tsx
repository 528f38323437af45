import type { Found } from '@xiongmao/api/search/shapes';
import { ExpertCard } from '#app/features/experts/components/expert-card.tsx';
import { AnchorRow } from '#app/features/live/components/anchors/anchor-row.tsx';
import { CardGrid } from '#app/features/live/components/rooms/card-grid.tsx';
import { RoomCard } from '#app/features/live/components/rooms/room-card.tsx';
import { FoundMatches } from '#app/features/matches/components/board/found-matches.tsx';
import { ArticleList } from '#app/features/news/components/article-list.tsx';
import type { ShownByOthers } from '#app/features/search/components/found/found-group.tsx';
import { VideoGrid } from '#app/features/videos/components/list/video-grid.tsx';

/** What a search finds, as the features show it whose matter it is. */
export const shownFound: ShownByOthers = {
  match: (board: Found['match']) => <FoundMatches board={board} />,
  expert: ({ items }) => (
    <ul className="grid gap-3 px-3 sm:grid-cols-2 md:px-0 xl:grid-cols-3">
      {items.map((expert) => (
        <li key={expert.id}>
          <ExpertCard expert={expert} />
        </li>
      ))}
    </ul>
  ),
  anchor: ({ items }) => (
    <ul className="grid overflow-hidden bg-surface md:rounded-lg lg:grid-cols-2">
      {items.map((anchor) => (
        <AnchorRow key={anchor.id} anchor={anchor} />
      ))}
    </ul>
  ),
  room: ({ items }) => (
    <CardGrid>
      {items.map((room) => (
        <li key={room.id} className="min-w-0">
          <RoomCard room={room} />
        </li>
      ))}
    </CardGrid>
  ),
  video: ({ items }) => <VideoGrid videos={items} withGame heading="h3" />,
  article: ({ items }) => <ArticleList articles={items} withGame heading="h3" />,
};
