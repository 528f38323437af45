/**
 * What one client may take of the server. Who is signed in counts for the account, a guest for the
 * network: many share an address, so guests' limits are wide, and what is open stays open.
 */
export interface Limits {
  /** Guests' sockets that one host may open in a minute (SOCKET_LIMIT). */
  guests: number;
  /** Bytes unsent to one reader before it is cut (SOCKET_BUFFER). */
  buffer: number;
}

export const minute = 60_000;

/** Guests' sockets that may be open, for each that may be opened in a minute. */
export const openPerMinute = 5;

/** A network may have as much as so many hosts. */
export const hostsInNetwork = 4;

/** One account's sockets: in its tabs, browsers and telephones. */
export const perAccount = { open: 40, opened: { most: 120, perMs: minute } };

/** Credits for what clients say: a frame takes one, and what it makes the server send takes more. */
export const messages = {
  socket: { most: 60, perMs: 10_000 },
  account: { most: 240, perMs: 10_000 },
  host: { most: 2_400, perMs: 10_000 },
};

/** How much more a frame takes while the account or the host, all sockets together, is over its budget. */
export const dearer = 3;

/** Bytes of backlog that take one more credit. */
export const bytesPerCredit = 8 * 1024;

/** What a queued packet holds beside its bytes. */
export const packetOverhead = 256;

/** Nobody says as much at once; what is larger is refused unread. */
export const mostSaid = 4 * 1024;

/** ms in which a connection has to join what it was opened for. */
export const joinWithin = 10_000;

/** ms for which a closed socket may still read why; one that says too much is not heard meanwhile. */
export const lastWords = { usual: 5_000, deaf: 1_000 };

/** On a deploy: clients told at a time, and how many of them come back in a second, so that they are no thundering herd. */
export const drain = { batch: 200, pauseMs: 20, backPerSecond: 200, longestMs: 60_000 };
