import type { VideoCard } from '@xiongmao/api/videos/shapes';
import { VideoFacts } from '../video-facts.tsx';
import { VideoLink } from '../video-link.tsx';
import { VideoLine } from './video-line.tsx';

interface VideoLinesProps {
  title: string;
  videos: readonly VideoCard[];
}

/** Videos one below the other, beside something else. */
export function VideoLines({ title, videos }: VideoLinesProps) {
  return (
    <section className="bg-surface py-3 md:rounded-lg">
      <h2 className="px-4 pb-1 text-sm font-semibold">{title}</h2>
      <ul>
        {videos.map((video) => (
          <li key={video.id}>
            <VideoLink video={video} className="block px-4 py-2 -outline-offset-2 hover:bg-raised">
              <VideoLine video={video} size="large">
                <span className="truncate text-xs text-muted">
                  <bdi>{video.author.username}</bdi>
                </span>
                <VideoFacts video={video} />
              </VideoLine>
            </VideoLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
