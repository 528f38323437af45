import { createPlayTokens } from '@xiongmao/api/live/play-token';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createLeases } from './leases.ts';

const tokens = createPlayTokens('a key');
const [home, street, elsewhere] = ['203.0.113.7', '198.51.100.9', '192.0.2.1'];
const minute = 60_000;

/** Leases at a clock that tests put on, and tokens of one of them. */
function leasing() {
  const clock = { at: 1_000_000 };
  const leases = createLeases(tokens, () => clock.at);
  const issue = (
    expires = clock.at + minute,
    lease = 'lease-of-a-page',
    who: { viewer?: string } = { viewer: 'fan' },
  ) => tokens.issue({ stream: 'pitch', lease, ...who, expires });
  return { clock, leases, issue };
}
const ok = { lease: expect.objectContaining({ stream: 'pitch' }) };

test('A token plays until it expires', () => {
  const { clock, leases, issue } = leasing();
  const token = issue();
  expect(leases.admit(token, home)).toEqual(ok);
  clock.at += minute - 1;
  expect(leases.admit(token, home)).toEqual(ok);
  clock.at += 1;
  expect(leases.admit(token, home)).toEqual({ refused: 'lapsed' });
  leases.tick();
  expect(leases.admit(token, home)).toEqual({ refused: 'lapsed' });
});

test('The address that a page plays stays good while the page renews its lease', () => {
  const { clock, leases, issue } = leasing();
  const first = issue();
  leases.admit(first, home);
  for (let count = 0; count < 20; count++) {
    clock.at += minute / 2;
    leases.renew(issue(), home);
    leases.tick();
    expect(leases.admit(first, home)).toEqual(ok);
  }
});

test('A lease that has lapsed is forgotten: who comes back with a newer token begins anew, anywhere', () => {
  const { clock, leases, issue } = leasing();
  const first = issue();
  leases.admit(first, home);
  clock.at += minute;
  leases.tick();
  expect(leases.admit(issue(), street)).toEqual(ok);
  // Its older tokens stand for the lease that there is now.
  expect(leases.admit(first, street)).toEqual(ok);
});

test('Of a lease the newest tokens are remembered, an older one is checked anew', () => {
  const { clock, leases, issue } = leasing();
  const read = vi.spyOn(tokens, 'read');
  onTestFinished(() => read.mockRestore());
  const issued = Array.from({ length: 5 }, (_, later) => issue(clock.at + minute + later));
  for (const token of issued) leases.admit(token, home);
  expect(read).toHaveBeenCalledTimes(5);
  for (const token of issued.slice(1)) leases.admit(token, home);
  expect(read).toHaveBeenCalledTimes(5);
  expect(leases.admit(issued[0]!, home)).toEqual(ok);
  expect(read).toHaveBeenCalledTimes(6);
});

test('A token of another key, or one that was changed, plays nothing', () => {
  const { leases, issue } = leasing();
  const forged = createPlayTokens('another key').issue({
    stream: 'pitch',
    lease: 'lease-of-a-page',
    viewer: 'fan',
    expires: 2_000_000,
  });
  const [body, mark] = issue().split('.');
  const changed = Buffer.from(body!, 'base64url').toString().replace('pitch', 'court');
  for (const token of [
    forged,
    `${Buffer.from(changed).toString('base64url')}.${mark}`,
    `${body}.${mark}=`,
    `${body}.${mark}.x`,
    'x.y',
    '',
    'x'.repeat(10_000),
  ]) {
    expect(leases.admit(token, home)).toEqual({ refused: 'badToken' });
    expect(leases.renew(token, home)).toEqual({ refused: 'badToken' });
  }
});

test('An address that was copied does not play in another network', () => {
  const { leases, issue } = leasing();
  const token = issue();
  leases.admit(token, home);
  expect(leases.admit(token, elsewhere)).toEqual({ refused: 'elsewhere' });
  // Showing it as a renewal takes it nowhere, since it is no newer.
  expect(leases.renew(token, elsewhere)).toEqual({ refused: 'elsewhere' });
  expect(leases.admit(token, '203.0.113.200')).toEqual(ok); // the same network
});

test('A phone that changes networks takes its lease along by renewing it', () => {
  const { clock, leases, issue } = leasing();
  const token = issue();
  leases.admit(token, home);
  clock.at += 1_000;
  expect(leases.admit(token, street)).toEqual({ refused: 'elsewhere' });
  expect(leases.renew(issue(), street)).toEqual(ok);
  expect(leases.admit(token, street)).toEqual(ok);
  expect(leases.admit(token, home)).toEqual(ok); // what was under way
  clock.at += 1_000;
  leases.renew(issue(), elsewhere);
  expect(leases.admit(token, home)).toEqual({ refused: 'elsewhere' });
});

test('What a newer token grants, its page is given from then on', () => {
  const { clock, leases } = leasing();
  const issue = (more: object) =>
    tokens.issue({
      stream: 'pitch',
      lease: 'lease-of-a-page',
      viewer: 'fan',
      expires: clock.at + minute,
      ...more,
    });
  const preview = issue({ liveOnly: true, recordings: ['first'] });
  const scope = (answer: ReturnType<typeof leases.admit>) =>
    'lease' in answer && { recordings: answer.lease.recordings, liveOnly: answer.lease.liveOnly };
  expect(scope(leases.admit(preview, home))).toEqual({ recordings: ['first'], liveOnly: true });
  clock.at += 1_000;
  const all = { recordings: ['first', 'second'], liveOnly: false };
  expect(scope(leases.renew(issue({ recordings: all.recordings }), home))).toEqual(all);
  // By the address that it plays already, too.
  expect(scope(leases.admit(preview, home))).toEqual(all);
});

test('A page that renews by IPv6 plays by IPv4', () => {
  const { clock, leases, issue } = leasing();
  const token = issue();
  leases.admit(token, home);
  clock.at += 1_000;
  leases.renew(issue(), '2001:db8:1:2::3');
  expect(leases.admit(token, home)).toEqual(ok);
});

test('Viewers are counted once, while they play', () => {
  const { clock, leases, issue } = leasing();
  leases.admit(issue(), home);
  leases.admit(issue(clock.at + minute, 'another-page-of-it'), home);
  expect(leases.viewersOf('pitch')).toBe(1);
  leases.admit(issue(clock.at + minute, 'an-anchors-own-page', {}), home);
  expect(leases.viewersOf('pitch')).toBe(1);
  clock.at += 20_000;
  expect(leases.viewersOf('pitch')).toBe(0);
});
