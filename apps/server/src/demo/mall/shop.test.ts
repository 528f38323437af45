import { checkEdition } from '@xiongmao/api/mall/deck';
import { expect, test } from 'vitest';
import { proveLedger } from '#modules/wallet/index.ts';
import { systemClock } from '#platform/clock.ts';
import type { ModuleContext } from '#platform/module.ts';
import { createSecret } from '#platform/secret.ts';
import { additions } from '#src/app.ts';
import { testApp, testKey } from '#testing/app.ts';
import { silent } from '#testing/doubles/silent-log.ts';
import { person } from '#testing/people/person.ts';
import { seedDemoShop } from './shop.ts';

test('The demo has a shop, once, with a box that is open and one that can be checked', async () => {
  const app = await testApp({ accounts: true });
  const { db, jobs } = app;
  const url = 'http://localhost';
  const env = { BRAND_ZONE: 'UTC', SITE_URL: url, SERVER_URL: url, mallKeys: new Map() };
  const own = { secret: createSecret(testKey), clock: systemClock, log: silent };
  const context = { db, jobs, env, ...own } as unknown as ModuleContext;
  await Promise.all([seedDemoShop(context), seedDemoShop(context)]);
  const guest = person(app);
  const { items, total, categories } = (await guest.get('/goods/list')).result;
  expect([items.length, total, categories.length]).toEqual([16, 16, 4]);
  for (const { picture } of items) {
    expect((await guest.send(picture)).headers.get('content-type')).toBe('image/webp');
  }
  const boxes = (await guest.get('/blindBox/list')).result.items;
  expect(boxes.map(({ state }: { state: string }) => state)).toEqual(['open', 'soldOut']);
  const { id } = boxes[1];
  const told = (await guest.get(`/blindBox/deck?id=${id}`)).result;
  const draws = (await guest.get(`/blindBox/draws?id=${id}`)).result.items;
  expect(await checkEdition({ ...told, draws })).toBeNull();
  expect((await proveLedger(db, additions.ledgerRules)).violations).toEqual([]);
});
