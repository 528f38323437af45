import type { APIRequestContext } from '@playwright/test';
import type { Product } from '../../product/product.ts';
import { write } from '../people/register.ts';
import { picture } from '../picture.ts';
import { type Pushed, pushClock } from './clock-picture.ts';

/** Goes live with a match, as the anchor of the request, and streams the picture of a clock. */
export async function streamMatch(
  request: APIRequestContext,
  product: Product,
  { matchId, title }: { matchId: number; title: string },
): Promise<Pushed> {
  const set = (path: string, data: object) => write(request, product, 'POST', path, data);
  await set('/updateAnchor', { title, matchId, language: 'en' });
  await set('/anchor/picture', { slot: 'cover', image: picture.toString('base64') });
  const made = await write<{ address: string; key: string }>(
    request,
    product,
    'POST',
    '/anchor/streamKey',
    {},
  );
  await write(request, product, 'GET', '/anchor/broadcast');
  return pushClock(`${made.address}/${made.key}`);
}
