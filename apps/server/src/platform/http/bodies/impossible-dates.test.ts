import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { type Person, person } from '#testing/people/person.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await testApp({ accounts: true });
  admin = await person(app).signInAs('admin');
});

const years = ['0000', '0001', '1799', '2200', '9999'];

test.each(years)('No month of the year %s has a statement', async (year) => {
  const ask = (month: string) => admin.send(`/java/orderpay/gold/statement?month=${month}`);
  expect((await ask(`${year}-01`)).status).toBe(400);
  expect((await ask('2026-01')).status).toBe(200);
});

test.each(['channel-water', 'channel-gold', 'channel-days', 'statements'])(
  'No day of a year that the database may not have is looked for: %s',
  async (name) => {
    const office = backOffice(admin);
    const span = { channelId: '1' };
    for (const year of years) {
      for (const end of ['day_gte', 'day_lte']) {
        expect((await office.list(name, { ...span, [end]: `${year}-01-01` })).status).toBe(422);
      }
    }
    for (const day_lte of ['1800-01-01', '2199-12-31']) {
      expect(
        (await office.list(name, { ...span, day_gte: '1800-01-01', day_lte })).status,
      ).not.toBe(500);
    }
  },
);

test('Nobody is banned until such a day', async () => {
  for (const year of years) {
    const ban = { userId: 10_001, reason: 'x', until: `${year}-01-01T00:00:00Z` };
    expect((await backOffice(admin).create('bans', ban)).status).toBe(422);
  }
});
