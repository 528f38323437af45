import { expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { person } from '#testing/people/person.ts';
import { createPosters } from './posters.ts';
import { demoPosts } from './texts.ts';

test("The demo's fans posted, commented and liked before anybody came, and once", async () => {
  const app = await testApp();
  const jobs = { ...app.jobs, schedule: () => undefined };
  const posters = createPosters({ db: app.db, clock: { now: () => new Date() }, jobs });
  await posters.start();
  await posters.start();
  const { items } = (await person(app).get('/post/list?sort=new')).result;
  expect(items.map(({ text }: { text: string }) => text).sort()).toEqual(
    demoPosts.map(({ text }) => text).sort(),
  );
  for (const { text, comments } of demoPosts) {
    const found = items.find((one: { text: string }) => one.text === text);
    expect(found, text).toMatchObject({ comments: comments.length });
  }
});
