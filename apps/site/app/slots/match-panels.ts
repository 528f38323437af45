import { matchPanels } from '#app/features/matches/components/detail/panels/panels.ts';

const videos = () => import('./videos-of-match.tsx');

/** A match's panels, those of other features among them. */
export const panels = matchPanels({
  live: () => import('#app/features/live/components/rooms/rooms-of-match.tsx'),
  preview: () => import('./preview-of-match.tsx'),
  chat: () => import('./chat-of-match.tsx'),
  comments: () => import('./comments-of-match.tsx'),
  highlights: videos,
  playback: videos,
  odds: () => import('#app/features/odds/components/odds-of-match.tsx'),
  experts: () => import('#app/features/experts/components/match/plans-of-match.tsx'),
  news: () => import('#app/features/news/components/articles-of-match.tsx'),
});
