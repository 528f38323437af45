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

test.each([
  [
    'in the words of the server',
    () => Response.json({ errorMsg: 'Taken' }, { status: 422 }),
    'Taken',
  ],
  ['in its older ones', () => Response.json({ msg: 'Gone' }, { status: 404 }), 'Gone'],
  [
    'as the system’s without any',
    () => new Response('<html>', { status: 502 }),
    'ra.notification.system_error',
  ],
  [
    'as the network’s without an answer',
    () => Promise.reject(new TypeError('no network')),
    'ra.notification.http_error',
  ],
])('A failure is told %s', async (_, answer, message) => {
  vi.stubGlobal('fetch', async () => answer());
  vi.stubGlobal('Request', class {});
  await expect(createDataProvider(() => 'en_US').getOne('plans', { id: 1 })).rejects.toMatchObject({
    message,
  });
  vi.unstubAllGlobals();
});
