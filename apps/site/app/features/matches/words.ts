import type { Translate } from '@xiongmao/i18n/types';
import type { Words } from './status-label.ts';

/** Words as text in the reader's language; `t` is that of the `matches` namespace. */
export function say(t: Translate<'matches'>, { keys, params }: Words): string {
  // Which keys there are is data: tests see to it that each sport's exist.
  return (t as (keys: readonly string[], params: Words['params']) => string)(keys, params);
}
