import type { FollowKind } from '@xiongmao/api/follow-kinds';
import { type ComponentType, createContext, use } from 'react';

/** What can be followed: one person, team or league. */
export interface FollowTarget {
  kind: FollowKind;
  id: number;
}

interface FollowProps {
  target: FollowTarget;
  name: string;
  className?: string;
}

export interface PayProps {
  open: boolean;
  onClose: () => void;
  /** Gold that something costs: an offer that gives what is missing of it is chosen. */
  needed?: number;
}

/** Widgets that a page leaves room for and another feature has. */
interface Slots {
  Follow: ComponentType<FollowProps>;
  Pay?: ComponentType<PayProps>;
}

const SlotsContext = createContext<Slots>(null!);

/** Around a page, by its route: it alone knows both features. */
export const FilledSlots = SlotsContext.Provider;

/** The way to follow what it stands beside. */
export function FollowSlot(props: FollowProps) {
  const { Follow } = use(SlotsContext);
  return <Follow {...props} />;
}

/** Where gold is bought. */
export function PaySlot(props: PayProps) {
  const Pay = use(SlotsContext).Pay!;
  return <Pay {...props} />;
}
