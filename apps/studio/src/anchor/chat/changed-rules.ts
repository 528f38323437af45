import type { RoomRules } from '@xiongmao/api/chat/shapes';

/** What was changed in a form of the rules: the rest may be another by now, and is left as it is. */
export const changedRules = (before: RoomRules, entered: RoomRules): Partial<RoomRules> =>
  Object.fromEntries(
    Object.entries(entered).filter(([name, value]) => value !== before[name as keyof RoomRules]),
  );
