import { Suspense } from 'react';
import { GiftLine } from '#app/features/gifts/components/gift-line.tsx';
import { LivePlayer } from '#app/features/live/components/player/live-player.tsx';
import { FollowButton } from '#app/features/users/components/follows/follow-button.tsx';
import { VideoPlayer } from '#app/features/videos/components/player/video-player.tsx';
import { PayDialog } from '#app/features/wallet/components/pay/pay-dialog.tsx';
import { lazyPart } from '#app/platform/start/lazy-part.ts';
import { PlayerHost } from '#app/shared/player/player-host.tsx';
import { FilledSlots, type OverPictureProps } from '#app/shared/slots.tsx';

/** Fetched when the picture is there. */
const Over = lazyPart(() => import('./over-picture.tsx'));
const Tools = lazyPart(() => import('#app/features/chat/danmu/danmu-tools.tsx'));

function OverPicture(props: OverPictureProps) {
  return (
    <Suspense>
      <Over {...props} />
    </Suspense>
  );
}

function PictureTools() {
  return (
    <Suspense fallback={<span className="size-11 md:size-10" />}>
      <Tools />
    </Suspense>
  );
}

const slots = { Follow: FollowButton, Pay: PayDialog, Gift: GiftLine, OverPicture, PictureTools };

/** The visit's player with what lies over its picture, and where gold for it is bought. */
export default function Player() {
  return (
    <FilledSlots value={slots}>
      <PlayerHost>
        {(watched, mini) =>
          watched.kind === 'room' ? (
            <LivePlayer watched={watched} mini={mini} />
          ) : (
            <VideoPlayer watched={watched} mini={mini} />
          )
        }
      </PlayerHost>
    </FilledSlots>
  );
}
