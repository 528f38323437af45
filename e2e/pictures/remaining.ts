import type { Product } from '../product/product.ts';
import { pages, placesIn } from '../support/pages/pages.ts';
import { own, type Route, route } from './routes.ts';

/** A page of each pattern of the site's table of routes that none of those routes meets. */
export async function remainingPages(product: Product, known: readonly Route[]): Promise<Route[]> {
  const { addressOf } = await placesIn(product);
  const paths = known.map(({ address }) => address.split('?')[0]!);
  return pages
    .filter(({ pattern, like }) => !like && !paths.some((path) => partsOf(pattern).test(path)))
    .map((page) => {
      const name = page.pattern.replace(/[^a-zA-Z]+/g, '-').replace(/^-|-$/g, '');
      const isOwn = page.pattern.startsWith('/userInfo');
      return (isOwn ? own : route)(name, addressOf(page));
    });
}

/** Addresses of a pattern: `/posts/:id` is every post's. */
const partsOf = (pattern: string) =>
  new RegExp(`^${pattern.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '\\w+')}$`);
