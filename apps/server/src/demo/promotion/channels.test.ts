import { expect, test } from 'vitest';
import { type Channel, office, type Totals } from '#src/modules/promotion/testing/office.ts';
import { testApp } from '#testing/app.ts';
import { person } from '#testing/people/person.ts';
import { seedDemoChannels } from './channels.ts';

interface ListedUser {
  id: number;
  username: string;
  registeredAt: string;
}

test("The demo's manager has two channels with a month of figures, made once", async () => {
  const app = await testApp({ accounts: true });
  const now = new Date();
  await seedDemoChannels(app.db, now);
  const manager = await office(app, 'manager');
  const before = await manager.list<Totals>('channel-totals');
  await seedDemoChannels(app.db, now);
  expect(await manager.list('channel-totals')).toEqual(before);

  const channels = await manager.list<Channel>('channels');
  expect(channels).toHaveLength(2);
  for (const { name, figures } of channels) {
    expect(name).toMatch(/^Demo · /);
    expect(figures.visits).toBeGreaterThan(figures.downloads);
    expect(figures.downloads).toBeGreaterThan(100);
    expect(figures.registrations).toBeGreaterThan(100);
    expect(figures.rawVisits).toBeGreaterThan(figures.visits);
  }
  const users = await manager.list<ListedUser>('channel-users');
  expect(users.map(({ username }) => username).sort()).toEqual(['fan', 'fan2']);
  for (const { id, registeredAt } of users) {
    const { result } = await person(app).get(`/user/info?userId=${id}`);
    expect(registeredAt).toBe(result.user.since);
  }
});
