import { expect, test } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import type { ModuleContext } from '#platform/module.ts';
import { testApp } from '#testing/app.ts';
import { newMatch } from '#testing/matches.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { person } from '#testing/people/person.ts';
import { seedDemoNews } from './articles.ts';

test("The demo's editor and an expert write of matches once there are some, in two languages, and once", async () => {
  const app = await testApp({ accounts: true });
  const given = { db: app.db, jobs: app.jobs, clock: systemClock } as unknown as ModuleContext;
  expect(await seedDemoNews(given)).toBe(false);
  for (const gameId of [202, 202, 201, 201, 1, 1]) {
    await newMatch(app, { minutes: 60, fixture: { gameId } });
  }
  expect(await Promise.all([seedDemoNews(given), seedDemoNews(given)])).toEqual([true, true]);

  const guest = person(app);
  const { items, total } = (await guest.get('/news/list', { language: 'zh_CN' })).result;
  expect(total).toBe(5);
  expect(items.map(({ locale }: { locale: string }) => locale)).toEqual(Array(5).fill('zh_CN'));
  expect(items.map(({ kind }: { kind: string }) => kind)).toContain('expert');
  const { id } = items[0];
  const article = (await guest.get(`/soccer/news${id}`)).result;
  expect(article).toMatchObject({ locale: 'en_US', locales: ['en_US', 'zh_CN'] });
  expect(article.cards.board.matches).toHaveLength(1);
  expect(JSON.stringify(article.body)).not.toMatch(/[{]\w+[}]|undefined/);
  const desk = backOffice(await person(app).signInAs('editor'));
  expect((await desk.list('news-articles', { state: 'scheduled' })).total).toBe(1);
});
