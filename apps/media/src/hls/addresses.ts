/** All tracks of a stream, or its sound alone. */
export type Tracks = 'all' | 'sound';
const marks = { all: '', sound: 'a' } as const;

/** What stands below `/live/<token>/<stream>/`, as playlists name it. */
export const addresses = {
  master: 'index.m3u8',
  live: 'live.m3u8',
  sound: 'sound.m3u8',
  dvr: 'dvr.m3u8',
  replay: (recording: string): string => `replay-${recording}.m3u8`,
  init: (recording: string, number: number, tracks: Tracks = 'all'): string =>
    `${recording}/${marks[tracks]}i${number}.mp4`,
  segment: (recording: string, number: number, tracks: Tracks = 'all'): string =>
    `${recording}/${marks[tracks]}s${number}.m4s`,
  part: (recording: string, number: number, tracks: Tracks = 'all'): string =>
    `${recording}/${marks[tracks]}p${number}.m4s`,
};

/** Of media, not of a playlist. */
export interface BytesAddress {
  kind: 'init' | 'segment' | 'part';
  recording: string;
  number: number;
  tracks: Tracks;
}

export type Address =
  | { kind: 'master' | 'dvr' }
  | { kind: 'live'; tracks: Tracks }
  | { kind: 'replay'; recording: string }
  | BytesAddress;

const kinds = { s: 'segment', p: 'part' } as const;
const replay = /^replay-([a-z\d]{1,20})\.m3u8$/;
const form = /^([a-z\d]{1,20})\/(a?)(?:i(\d{1,9})\.mp4|([sp])(\d{1,15})\.m4s)$/;

/** What an address names; null for what is none of these. */
export function readAddress(path: string): Address | null {
  if (path === addresses.master) return { kind: 'master' };
  if (path === addresses.live) return { kind: 'live', tracks: 'all' };
  if (path === addresses.sound) return { kind: 'live', tracks: 'sound' };
  if (path === addresses.dvr) return { kind: 'dvr' };
  const [, replayed] = replay.exec(path) ?? [];
  if (replayed) return { kind: 'replay', recording: replayed };
  const [, recording, mark, init, letter, number] = form.exec(path) ?? [];
  if (!recording) return null;
  const tracks = mark ? 'sound' : 'all';
  if (init) return { kind: 'init', recording, number: Number(init), tracks };
  return { kind: kinds[letter as 's' | 'p'], recording, number: Number(number), tracks };
}
