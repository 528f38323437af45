import { forget, remember, remembered } from '../stored.ts';

const name = 'channelIntent';
const parts = ['gold', 'statistical', 'user', 'water'].map((part) => `/channel/${part}`);

/** Where the console has a part of the channel area; its list of channels is the area's first page. */
export const channelPlace = (pathname: string): string =>
  parts.find((part) => part === pathname.replace(/\/$/, '')) ?? '/channels';

/** Who asked for the channel area and had to sign in first is led there after it (product spec §6). */
export const storeChannelIntent = (place: string): void => remember(name, place);

/** The place that was asked for, null for none; it holds once. */
export function takeChannelIntent(): string | null {
  const stored = remembered(name);
  forget(name);
  return stored === null ? null : channelPlace(stored);
}
