import type { Video } from '@xiongmao/api/videos/shapes';
import { useConfig } from '#app/platform/app-context.ts';

/** How a video looks where its address is shared; beside what `Head` tells. */
export function ShareTags({ video }: { video: Video }) {
  const { siteUrl } = useConfig();
  const { poster, play, title, seconds, publishedAt } = video;
  return (
    <>
      <meta property="og:type" content="video.other" />
      <meta property="video:duration" content={String(Math.max(1, Math.round(seconds)))} />
      <meta property="video:release_date" content={publishedAt} />
      {poster && (
        <>
          <meta name="twitter:card" content="summary_large_image" />
          <meta property="og:image" content={siteUrl + poster.address} />
          <meta property="og:image:width" content={String(poster.width)} />
          <meta property="og:image:height" content={String(poster.height)} />
          <meta property="og:image:alt" content={title} />
        </>
      )}
      {/* A list of parts is nothing that others' pages play. */}
      {play.file && (
        <>
          <meta property="og:video" content={play.file} />
          <meta property="og:video:type" content="video/mp4" />
          <meta property="og:video:width" content={String(play.width)} />
          <meta property="og:video:height" content={String(play.height)} />
        </>
      )}
    </>
  );
}
