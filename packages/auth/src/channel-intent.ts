import { forget, remember, remembered } from './stored.ts';

const name = 'channelIntent';

/** Who asked for the channel area and had to sign in first is led there after it (product spec §6). */
export const storeChannelIntent = (): void => remember(name, '1');

/** Whether there is such an intent; it holds once. */
export function takeChannelIntent(): boolean {
  const stored = remembered(name) !== null;
  forget(name);
  return stored;
}
