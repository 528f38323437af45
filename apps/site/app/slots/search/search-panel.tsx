import { useTranslation } from '@xiongmao/i18n/use-translation';
import { pathOfRoom } from '#app/features/live/api/room-address.ts';
import { LiveMark } from '#app/features/live/components/live-mark.tsx';
import { FoundMatch } from '#app/features/matches/components/board/found-matches.tsx';
import { ArticleLine } from '#app/features/news/components/article-line.tsx';
import type { OptionsOfOthers } from '#app/features/search/components/ahead/found-options.tsx';
import {
  SearchPanel,
  type SearchPanelProps,
} from '#app/features/search/components/ahead/search-panel.tsx';
import { PersonLine } from '#app/features/search/components/found/person-line.tsx';
import { VideoLine } from '#app/features/videos/components/list/video-line.tsx';
import { anchorPath, articlePath, expertPath, matchPath, videoPath } from '#app/paths.ts';

const shown: OptionsOfOthers = {
  match: (board) =>
    board.matches.map((match) => ({
      id: match.id,
      to: matchPath(match),
      content: <FoundMatch board={board} match={match} />,
    })),
  expert: ({ items }) =>
    items.map(({ id, username, avatar, introduction }) => ({
      id,
      to: expertPath(id),
      content: <PersonLine name={username} avatar={avatar} note={introduction} />,
    })),
  anchor: ({ items }) =>
    items.map(({ id, username, avatar, introduction, onAir }) => ({
      id,
      to: anchorPath(id),
      content: (
        <PersonLine name={username} avatar={avatar} note={onAir?.title || introduction}>
          {onAir && <LiveMark />}
        </PersonLine>
      ),
    })),
  room: ({ items }) =>
    items.map((room) => ({
      id: room.id,
      to: pathOfRoom(room),
      content: (
        <PersonLine name={room.title} avatar={room.anchor.avatar} note={room.anchor.username}>
          <LiveMark />
        </PersonLine>
      ),
    })),
  article: ({ items }) =>
    items.map((article) => ({
      id: article.id,
      to: articlePath(article),
      content: <ArticleLine article={article} />,
    })),
  video: ({ items }) =>
    items.map((video) => ({
      id: video.id,
      to: videoPath(video),
      content: <VideoLine video={video} />,
    })),
};

/** What is found of all features, as one types. */
export default function SearchOfAll({ onClose }: Pick<SearchPanelProps, 'onClose'>) {
  // All at once: what is shown must not wait for the words of what comes.
  useTranslation(['search', 'games', 'shared', 'matches', 'live', 'videos']);
  return <SearchPanel shown={shown} onClose={onClose} />;
}
