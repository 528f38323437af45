import { data, type MiddlewareFunction } from 'react-router';
import { prefetchOwn } from '#app/features/users/api/prefetch-own.ts';

type Middleware = MiddlewareFunction<Response>;

/** What may run on the server before a route is rendered, by name. */
const known = new Map<string, Middleware>([['account', ({ context }) => prefetchOwn(context)]]);

const unknown: Middleware = () => {
  throw data('unknownMiddleware', { status: 500 });
};

/** A route's middleware, by name; a name that nobody knows fails the page, and says so (product spec §8). */
export const middlewareNamed = (...names: string[]): Middleware[] =>
  names.map((name) => known.get(name) ?? unknown);
