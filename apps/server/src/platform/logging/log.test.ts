import { DrizzleQueryError, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { person } from '#testing/people/person.ts';

const written: string[] = [];
let app: TestApp;
beforeAll(async () => {
  const logTo = { write: (line: string) => void written.push(line) };
  app = await testApp({ env: { LOG_LEVEL: 'error' }, logTo });
});

test('A query that fails is in the log without what it was given', async () => {
  await app.db.execute(sql`alter table feedback add constraint closed check (false) not valid`);
  const said = { kind: 'wish', text: 'between us\n    at home' };
  expect(await person(app).post('/user/feedback', said)).toMatchObject({ code: 500 });
  const line = written.at(-1)!;
  expect(JSON.parse(line)).toMatchObject({
    msg: 'a call failed',
    err: {
      type: 'DrizzleQueryError',
      message: expect.stringContaining('insert into'),
      stack: expect.stringMatching(/^at /),
      cause: { type: 'DatabaseError', code: '23514', constraint: 'closed' },
    },
  });
  expect(line).not.toMatch(/between us|at home|127\.0/);
});

test('Nor are values that the database quotes', async () => {
  const failed = app.db.execute(sql`select ${'my own words'}::text::integer`);
  const error = await failed.catch((thrown) => thrown);
  expect(error).toBeInstanceOf(DrizzleQueryError);
  app.http.log.error({ err: error }, 'a test');
  expect(JSON.parse(written.at(-1)!)).toMatchObject({ err: { cause: { code: '22P02' } } });
  expect(written.at(-1)).not.toContain('my own words');
});
