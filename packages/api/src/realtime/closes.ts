/**
 * Why the server closes a socket, as WebSocket close codes. After 4000–4499 a client comes back, no sooner
 * than the pause that stands in the close reason (ms); after 4500–4999 it does not before its page is
 * loaded anew. Long-polling is told the same by the event `closing` (code, pause).
 */
export const closes = {
  /** The server is going down: come back at the moment that is named. */
  restarting: 4000,
  /** More was unsent than is kept for one reader. */
  slow: 4001,
  /** More was asked than the budget of messages allows. */
  overBudget: 4002,
  /** The session that the socket was opened with is over: come back as whoever the cookie says. */
  sessionEnded: 4003,
  /** An account wants other results hidden than when the socket was opened: come back, and be told as it wants now. */
  choiceChanged: 4004,
  /** What was said is nothing that this server knows: the page is of another version. */
  notUnderstood: 4500,
} as const;

export type CloseName = keyof typeof closes;

export interface Closing {
  code: number;
  /** ms before which coming back is of no use. */
  after: number;
}

/** Whether a client comes back after a close code; a connection that merely broke has one below 4000. */
export const comesBack = ({ code }: Closing): boolean => code < 4500 || code > 4999;
