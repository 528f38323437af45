import type { Video } from '@xiongmao/api/videos/shapes';
import type { SharedPicture } from '#app/platform/document/found/shared-tags.tsx';

export const sharedPicture = ({ poster, title }: Video): SharedPicture | null =>
  poster && { ...poster, alt: title };

/** How a video looks where its address is shared; beside what `Head` tells. */
export function ShareTags({ video }: { video: Video }) {
  const { play, seconds, publishedAt } = video;
  return (
    <>
      <meta property="video:duration" content={String(Math.max(1, Math.round(seconds)))} />
      <meta property="video:release_date" content={publishedAt} />
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
