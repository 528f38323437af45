/** What stands below `/live/<token>/<stream>/`, as playlists name it. */
export const addresses = {
  master: 'index.m3u8',
  live: 'live.m3u8',
  dvr: 'dvr.m3u8',
  replay: (recording: string): string => `replay-${recording}.m3u8`,
  init: (recording: string, number: number): string => `${recording}/i${number}.mp4`,
  segment: (recording: string, number: number): string => `${recording}/s${number}.m4s`,
  part: (recording: string, number: number): string => `${recording}/p${number}.m4s`,
};

/** Of media, not of a playlist. */
export interface BytesAddress {
  kind: 'init' | 'segment' | 'part';
  recording: string;
  number: number;
}

export type Address =
  | { kind: 'master' | 'live' | 'dvr' }
  | { kind: 'replay'; recording: string }
  | BytesAddress;

const kinds = { s: 'segment', p: 'part' } as const;
const replay = /^replay-([a-z\d]{1,20})\.m3u8$/;
const form = /^([a-z\d]{1,20})\/(?:i(\d{1,9})\.mp4|([sp])(\d{1,15})\.m4s)$/;

/** What an address names; null for what is none of these. */
export function readAddress(path: string): Address | null {
  if (path === addresses.master) return { kind: 'master' };
  if (path === addresses.live) return { kind: 'live' };
  if (path === addresses.dvr) return { kind: 'dvr' };
  const [, replayed] = replay.exec(path) ?? [];
  if (replayed) return { kind: 'replay', recording: replayed };
  const [, recording, init, letter, number] = form.exec(path) ?? [];
  if (!recording) return null;
  if (init) return { kind: 'init', recording, number: Number(init) };
  return { kind: kinds[letter as 's' | 'p'], recording, number: Number(number) };
}
