import { afterGoal } from '@xiongmao/api/chat/rules';
import type { RoomName, ShownRules } from '@xiongmao/api/chat/shapes';
import { useIsTalkDue } from '#app/shared/sync/use-sync.ts';
import { toldRules } from './talk.ts';

/** A room's rules as this viewer may be told them. */
export function useToldRules(room: RoomName, rules: ShownRules): ShownRules {
  const until = rules.raised ? Date.parse(rules.raised.until) : 0;
  return toldRules(rules, useIsTalkDue(room, until - afterGoal.lasts * 1000));
}
