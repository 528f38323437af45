import type { Video } from '@xiongmao/api/videos/shapes';
import { personPath, videoPath } from '#app/paths.ts';
import { useConfig } from '#app/platform/app-context.ts';
import { writtenIn } from '#app/shared/names/written-in.ts';

/** What search engines read of a video: from the server alone, the browser has no use for it. */
export function VideoData({ video }: { video: Video }) {
  const { siteUrl } = useConfig();
  const html = import.meta.env.SSR
    ? JSON.stringify(videoObject(video, siteUrl)).replaceAll('<', '\\u003c')
    : '';
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, with `<` escaped
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

const videoObject = (video: Video, siteUrl: string) => ({
  '@context': 'https://schema.org',
  '@type': 'VideoObject',
  name: video.title,
  description: video.description || video.title,
  url: siteUrl + videoPath(video),
  inLanguage: writtenIn(video.locale).lang,
  uploadDate: video.publishedAt,
  duration: `PT${Math.max(1, Math.round(video.seconds))}S`,
  thumbnailUrl: video.poster ? [siteUrl + video.poster.address] : undefined,
  contentUrl: video.play.file ?? video.play.playlist ?? undefined,
  interactionStatistic: {
    '@type': 'InteractionCounter',
    interactionType: { '@type': 'WatchAction' },
    userInteractionCount: video.views,
  },
  author: {
    '@type': 'Person',
    name: video.author.username,
    url: siteUrl + personPath(video.author.id),
  },
});
