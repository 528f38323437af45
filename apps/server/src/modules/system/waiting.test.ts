import { errors } from '@xiongmao/api/errors';
import { mostWaiting } from '@xiongmao/api/system/waiting';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { newMatch } from '#testing/matches.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { anchorApplication } from '#testing/people/new-anchor.ts';
import { type Person, person } from '#testing/people/person.ts';

let app: TestApp;
let support: Person;
let admin: Person;
let fan: Person;
beforeAll(async () => {
  app = await testApp({ accounts: true });
  [support, admin, fan] = [
    await person(app).signInAs('support'),
    await person(app).signInAs('admin'),
    await person(app).signInAs('fan'),
  ];
});

const waitingFor = async (who: Person): Promise<Record<string, number>> =>
  (await who.get('/system/waiting')).result.waiting;
/** The state in which something waits, of each resource in which anything does; null where all of it does. */
const states = {
  'disputed-matches': null,
  'expert-applications': 'underReview',
  plans: 'underReview',
  welcomes: 'held',
  'anchor-applications': 'underReview',
  'room-reports': 'open',
  'chat-appeals': 'open',
  'chat-reports': 'open',
  'goods-orders': 'open',
  takedowns: 'waiting',
  'writing-appeals': 'open',
  'writing-reports': 'open',
  'quarantined-messages': 'open',
  feedback: 'open',
};

describe('What waits in the back office', () => {
  test('is as much as the lists have', async () => {
    const before = await waitingFor(support);
    expect(Object.keys(before).sort()).toEqual(Object.keys(states).sort());
    await anchorApplication(app, Number(fan.cookies.get('uid')));
    await fan.post('/chatroom/report', {
      ...{ about: 'room', room: `match-${await newMatch(app, { minutes: 30 })}` },
      ...{ reason: 'other', text: '' },
    });
    const now = await waitingFor(support);
    expect(now).toEqual({
      ...before,
      'anchor-applications': before['anchor-applications']! + 1,
      'chat-reports': before['chat-reports']! + 1,
    });
    for (const [name, state] of Object.entries(states)) {
      expect([
        name,
        (await backOffice(support).list(name, state === null ? {} : { state })).total,
      ]).toEqual([name, now[name]]);
    }
    // Articles and videos wait for editors, and not for support.
    const ofEditors = { 'news-articles': 0, videos: 0, 'video-jobs': 0 };
    expect(await waitingFor(admin)).toEqual({ ...now, ...ofEditors });
  });

  test('is told of what one may list, and to nobody else', async () => {
    const manager = await person(app).signInAs('manager');
    expect(await waitingFor(manager)).toEqual({});
    expect((await fan.get('/system/waiting')).errorCode).toBe(errors.forbidden.code);
    expect((await person(app).get('/system/waiting')).errorCode).toBe(errors.signInRequired.code);
  });

  test('is counted no further than it is told', async () => {
    await app.db.execute(sql`
      insert into feedback (kind, text, at) select 'other', 'Much', now() from generate_series(1, ${mostWaiting + 50})`);
    expect((await waitingFor(support)).feedback).toBe(mostWaiting + 1);
  });
});
