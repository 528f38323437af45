import { ReplayPanel } from '#app/features/chat/components/replay-panel.tsx';
import { GiftLine } from '#app/features/gifts/components/gift-line.tsx';
import { FollowButton } from '#app/features/users/components/follows/follow-button.tsx';
import { FilledSlots } from '#app/shared/slots.tsx';

const slots = { Follow: FollowButton, Gift: GiftLine };

/** What was said and given in a broadcast, as its picture comes by. */
export default function ReplayChat({ broadcastId }: { broadcastId: number }) {
  return (
    <FilledSlots value={slots}>
      <ReplayPanel broadcastId={broadcastId} />
    </FilledSlots>
  );
}
