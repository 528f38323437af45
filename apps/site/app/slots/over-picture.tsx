import type { ChatMessage } from '@xiongmao/api/chat/shapes';
import { giftSizes } from '@xiongmao/api/gifts/rules';
import { useState } from 'react';
import { DanmuLayer } from '#app/features/chat/danmu/danmu-layer.tsx';
import { useFreshMessages } from '#app/features/chat/danmu/use-fresh-messages.ts';
import { GiftShow } from '#app/features/gifts/components/gift-show.tsx';
import type { OverPictureProps } from '#app/shared/slots.tsx';

/** What flies over the picture, and large gifts, one after the other. */
export default function OverPicture(props: OverPictureProps) {
  return (
    <>
      <DanmuLayer {...props} />
      {!props.replay && <LargeGifts {...props} />}
    </>
  );
}

function LargeGifts({ roomId, isPlaying }: OverPictureProps) {
  // However many come: an expensive gift is never left out.
  const [waiting, setWaiting] = useState<readonly ChatMessage[]>([]);
  useFreshMessages(`anchor-${roomId}`, (messages) => {
    const large = messages.filter(({ gift }) => gift !== null && gift.gold >= giftSizes.large);
    if (large.length > 0) setWaiting((held) => [...held, ...large]);
  });
  const [now, ...others] = waiting;
  if (!now) return null;
  return (
    <GiftShow
      key={now.id}
      message={now}
      hurried={others.length > 1}
      paused={!isPlaying}
      onDone={() => setWaiting((held) => held.filter(({ id }) => id !== now.id))}
    />
  );
}
