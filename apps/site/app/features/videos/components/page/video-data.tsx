import type { Video } from '@xiongmao/api/videos/shapes';
import type { VideoObject, WithContext } from 'schema-dts';
import { personPath, videoPath } from '#app/paths.ts';
import { DataBlock } from '#app/platform/document/found/data-block.tsx';
import { type Address, useAddress } from '#app/platform/document/found/use-address.ts';
import { writtenIn } from '#app/shared/names/written-in.ts';

/** What search engines read of a video. */
export function VideoData({ video }: { video: Video }) {
  const address = useAddress();
  return <DataBlock data={import.meta.env.SSR && videoObject(video, address)} />;
}

/** Where in it what happened is not known: it has no key moments. */
export const videoObject = (video: Video, address: Address): WithContext<VideoObject> => ({
  '@context': 'https://schema.org',
  '@type': 'VideoObject',
  name: video.title,
  description: video.description || video.title,
  url: address.page(videoPath(video)),
  inLanguage: writtenIn(video.locale).lang,
  uploadDate: video.publishedAt,
  duration: `PT${Math.max(1, Math.round(video.seconds))}S`,
  thumbnailUrl: video.poster ? [address.file(video.poster.address)] : undefined,
  contentUrl: video.play.file ?? video.play.playlist ?? undefined,
  interactionStatistic: {
    '@type': 'InteractionCounter',
    interactionType: { '@type': 'WatchAction' },
    userInteractionCount: video.views,
  },
  author: {
    '@type': 'Person',
    name: video.author.username,
    url: address.page(personPath(video.author.id)),
  },
});
