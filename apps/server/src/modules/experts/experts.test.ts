import { errors } from '@xiongmao/api/errors';
import { expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { makeExpert } from '#testing/people/make-expert.ts';
import { person } from '#testing/people/person.ts';
import { uidOf } from '#testing/people/shop.ts';

test('The page of an expert who deletes their account is gone; who never was one has none', async () => {
  const app = await testApp({ accounts: true });
  const leaver = await person(app).register('leaving@example.org');
  const own = uidOf(leaver);
  const page = (uid = own) => person(app).get(`/expert_plan/getExpertInfo?userId=${uid}`);
  await makeExpert(app, leaver);
  expect((await page()).status).toBe('success');
  await leaver.post('/user/delete', {});
  expect(await page()).toMatchObject({ code: 410, errorCode: errors.gone.code });
  expect(await page(999_999)).toMatchObject({ code: 404, errorCode: errors.unknownExpert.code });
});
