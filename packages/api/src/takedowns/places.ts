import type { TargetKind } from './rules.ts';

/** Something of somebody's on the site: `key` is its id, a picture's address, or `room-<uid>` for what a room shows. */
export interface Target {
  kind: TargetKind;
  key: string;
}

const places: readonly { kind: TargetKind; path: RegExp; key?: (found: string) => string }[] = [
  { kind: 'article', path: /^\/news\/(?:[^/]+\/)?(\d+)$/ },
  { kind: 'video', path: /^\/videos\/(?:[^/]+\/)?(\d+)$/ },
  { kind: 'post', path: /^\/posts\/(\d+)$/ },
  { kind: 'comment', path: /^\/comment\/(\d+)$/ },
  { kind: 'broadcast', path: /^\/(?:live|customLive)\/(\d+)$/, key: (uid) => `room-${uid}` },
  { kind: 'picture', path: /^(\/uploads\/.+)$/ },
];

/** The parameters that name something within a page. */
const within = { comment: 'comment', replay: 'broadcast' } as const;

const number = /^[1-9]\d{0,8}$/;

/** What an address of the site shows of somebody's, by its path without a locale; null for any other page. */
export function targetAt({ pathname, searchParams }: URL): Target | null {
  for (const [name, kind] of Object.entries(within)) {
    const id = searchParams.get(name);
    if (id !== null) return number.test(id) ? { kind, key: id } : null;
  }
  for (const { kind, path, key } of places) {
    const found = path.exec(pathname.replace(/(?<=.)\/$/, ''))?.[1];
    if (found === undefined) continue;
    if (kind !== 'picture' && !number.test(found)) return null;
    return { kind, key: key?.(found) ?? found };
  }
  return null;
}
