import { PlayerHost } from '#app/features/live/components/player/player-host.tsx';
import { FollowButton } from '#app/features/users/components/follows/follow-button.tsx';
import { PayDialog } from '#app/features/wallet/components/pay/pay-dialog.tsx';
import { FilledSlots } from '#app/shared/slots.tsx';

const slots = { Follow: FollowButton, Pay: PayDialog };

/** The visit's player, and where gold for it is bought. */
export default function Player() {
  return (
    <FilledSlots value={slots}>
      <PlayerHost />
    </FilledSlots>
  );
}
