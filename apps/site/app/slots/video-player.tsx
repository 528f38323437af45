import { VideoPlayer } from '#app/features/videos/components/player/video-player.tsx';
import { PlayerHost } from '#app/shared/player/player-host.tsx';

/** The visit's player of videos. */
export default function OwnVideoPlayer() {
  return (
    <PlayerHost>
      {(watched, mini) => watched.kind === 'video' && <VideoPlayer watched={watched} mini={mini} />}
    </PlayerHost>
  );
}
