import type { VideoCard } from '@xiongmao/api/videos/shapes';
import type { ComponentProps } from 'react';
import { videoPath } from '#app/paths.ts';
import { Link } from '#app/platform/link.tsx';

interface VideoLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  video: Pick<VideoCard, 'id' | 'gameId'>;
}

/** What a link says to the page that it leads to: who presses it wants to see the video. */
export const playsState = { plays: true };

/** The way to a video, which then plays. */
export function VideoLink({ video, ...rest }: VideoLinkProps) {
  return <Link to={videoPath(video)} state={playsState} prefetch="intent" {...rest} />;
}
