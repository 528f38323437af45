import { ChatPanel } from '#app/features/chat/components/chat-panel.tsx';
import { FollowButton } from '#app/features/users/components/follows/follow-button.tsx';
import { PayDialog } from '#app/features/wallet/components/pay/pay-dialog.tsx';
import { ClientOnly } from '#app/shared/async/client-only.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import { FilledSlots } from '#app/shared/slots.tsx';

const slots = { Follow: FollowButton, Pay: PayDialog };

/** A match's room, without a picture. */
export default function MatchChat({ detail }: { detail: { match: { id: number } } }) {
  return (
    <section className="flex h-[max(22rem,calc(100dvh-23rem))] flex-col overflow-hidden bg-surface md:h-[max(24rem,calc(100dvh-22rem))] md:rounded-lg">
      <ClientOnly fallback={<SkeletonRows count={8} className="h-5" />}>
        {() => (
          <FilledSlots value={slots}>
            <ChatPanel room={`match-${detail.match.id}`} host={null} />
          </FilledSlots>
        )}
      </ClientOnly>
    </section>
  );
}
