import { expect, test } from 'vitest';
import { type Channel, office, type Totals } from '#src/modules/promotion/testing/office.ts';
import { testApp } from '#testing/app.ts';
import { seedDemoChannels } from './channels.ts';

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
  const users = await manager.list<{ username: string }>('channel-users');
  expect(users.map(({ username }) => username).sort()).toEqual(['fan', 'fan2']);
});
