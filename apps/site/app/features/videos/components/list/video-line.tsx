import type { VideoCard } from '@xiongmao/api/videos/shapes';
import type { ReactNode } from 'react';
import { writtenIn } from '#app/shared/names/written-in.ts';
import type { Face } from '../face.ts';
import { Poster } from '../poster.tsx';

interface VideoLineProps {
  video: VideoCard;
  /** What is shown of it; its own unless another is given. */
  face?: Face;
  /** Of the picture. */
  size?: 'small' | 'large';
  /** Below its title. */
  children?: ReactNode;
}

const sizes = { small: 'w-20', large: 'w-32' };

/** A video in a line. */
export function VideoLine({ video, face = video, size = 'small', children }: VideoLineProps) {
  return (
    <span className="flex min-w-0 gap-3">
      <Poster video={video} poster={face.poster} className={`h-fit rounded-sm ${sizes[size]}`} />
      <span className="flex min-w-0 flex-col gap-0.5">
        <span className="line-clamp-2 text-sm font-semibold [overflow-wrap:anywhere]">
          <span {...writtenIn(face.locale)}>{face.title}</span>
        </span>
        {children}
      </span>
    </span>
  );
}
