/**
 * ms that a server keeps a connection without requests: longer than proxies do (a minute at most), so that
 * none sends one into a connection that ends.
 */
export const keptByServer = 72_000;

/** ms that our own proxy keeps one: shorter than any server does. */
export const keptByProxy = 4_000;
