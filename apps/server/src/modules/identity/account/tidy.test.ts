import { expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { person } from '#testing/people/person.ts';
import { tidy } from './tidy.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

test('What is of no more use is cleared away, and nothing else', async () => {
  const app = await testApp();
  const { rowCount } = await app.db.$client.query(`
    with flow as (insert into sign_in_flow values ('s', 'x', 'b', 'n', 'v', '/', now())),
      ticket as (insert into bind_ticket (ticket_hash, provider, subject, name, created_at)
        values ('t', 'x', '1', '', now()))
    insert into letter values (gen_random_uuid(), 'a@example.org', 'emailChanged', 'en_US', now())`);
  expect(rowCount).toBe(1);
  const someone = await person(app).register('someone@example.org');
  const left = async () => {
    const tables = ['sign_in_flow', 'bind_ticket', 'attempt', 'code', 'letter', 'session'];
    const counts = tables.map(async (table) => {
      const { rows } = await app.db.$client.query(`select 1 from ${table}`);
      return rows.length > 0 ? [table] : [];
    });
    return (await Promise.all(counts)).flat();
  };
  const tidyAfter = (time: number) => tidy(app.db, new Date(Date.now() + time));

  await tidyAfter(9 * minute);
  expect(await left()).toEqual([
    'sign_in_flow',
    'bind_ticket',
    'attempt',
    'code',
    'letter',
    'session',
  ]);
  await tidyAfter(14 * minute);
  expect(await left()).not.toContain('sign_in_flow');
  await tidyAfter(16 * minute);
  expect(await left()).not.toContain('bind_ticket');
  await tidyAfter(2 * day);
  expect(await left()).toEqual(['letter', 'session']);
  await tidyAfter(8 * day);
  await tidyAfter(100 * day);
  expect(await left()).toEqual(['session']);
  expect((await someone.get('/user/sessions')).status).toBe('success');
  await tidyAfter(121 * day);
  expect(await left()).toEqual([]);
});
