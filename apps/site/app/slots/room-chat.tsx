import { useUid } from '@xiongmao/auth/account';
import { useState } from 'react';
import { ChatPanel } from '#app/features/chat/components/chat-panel.tsx';
import { useGive } from '#app/features/gifts/api/use-give.ts';
import { GiftButton } from '#app/features/gifts/components/gift-button.tsx';
import { GiftDialog } from '#app/features/gifts/components/gift-dialog.tsx';
import { GiftLine } from '#app/features/gifts/components/gift-line.tsx';
import { FollowButton } from '#app/features/users/components/follows/follow-button.tsx';
import { PayDialog } from '#app/features/wallet/components/pay/pay-dialog.tsx';
import { FilledSlots } from '#app/shared/slots.tsx';

const slots = { Follow: FollowButton, Pay: PayDialog, Gift: GiftLine };

interface RoomChatProps {
  /** The anchor. */
  id: number;
  name: string;
  /** Whether they are on air: only then can one give. */
  isOn: boolean;
}

/** An anchor's room: talk and gifts. */
export default function RoomChat({ id, name, isOn }: RoomChatProps) {
  const isMe = useUid() === id;
  const giving = useGive(id);
  const [isGiving, setGiving] = useState(false);
  return (
    <FilledSlots value={slots}>
      <ChatPanel
        room={`anchor-${id}`}
        host={{ id, name }}
        tools={
          isOn &&
          !isMe && <GiftButton giving={giving} isOpen={isGiving} onOpen={() => setGiving(true)} />
        }
      />
      {/* Here it outlives what one may say, and why. */}
      <GiftDialog
        giving={giving}
        anchor={name}
        isOn={isOn}
        open={isGiving}
        onClose={() => setGiving(false)}
      />
    </FilledSlots>
  );
}
