import { expect, test, vi } from 'vitest';
import { createDataProvider } from './data-provider.ts';

test('Every request carries the timestamp, beside what it asks for', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (request: Request | string) => {
    asked.push(typeof request === 'string' ? request : request.url);
    return new Response('{"id":1}', { headers: { 'x-total-count': '0' } });
  });
  vi.stubGlobal(
    'Request',
    class {
      url: string;
      constructor(url: string) {
        this.url = url;
      }
    },
  );
  const data = createDataProvider(() => 'en_US');
  await data.getOne('plans', { id: 1 });
  await data.getList('matches', {
    filter: { gameId: 202 },
    pagination: { page: 1, perPage: 5 },
    sort: { field: 'startsAt', order: 'ASC' },
  });
  expect(asked[1]).toMatch(/gameId=202/);
  expect(asked.filter((url) => /[?&]t=\d{13}(&|$)/.test(url))).toHaveLength(2);
  vi.unstubAllGlobals();
});
