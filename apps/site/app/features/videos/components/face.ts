import type { VideoCard } from '@xiongmao/api/videos/shapes';

/** What a list shows of a video: its title, the language of it, and its picture. */
export type Face = Pick<VideoCard, 'title' | 'poster' | 'locale'>;
