import { expect, test } from 'vitest';
import { readCookie } from '../cookies.ts';
import { forgetSession, signedInUid } from './session.ts';

test('The uid cookie tells who is signed in', () => {
  expect(signedInUid('theme=dark; uid=42; zone=Asia%2FShanghai')).toBe(42);
});

test.each([undefined, '', 'theme=dark', 'uid=', 'uid=0', 'uid=abc', 'xuid=42'])(
  'With the cookies %j the visitor is a guest',
  (cookies) => {
    expect(signedInUid(cookies)).toBeNull();
  },
);

test('Cookies are read decoded, and a malformed one counts as none', () => {
  expect(readCookie('zone=Asia%2FShanghai', 'zone')).toBe('Asia/Shanghai');
  expect(readCookie('zone=%E0%A4%A', 'zone')).toBeUndefined();
  expect(readCookie('token=a=b', 'token')).toBe('a=b');
});

test('Of two cookies of a name the one counts that a neighbouring host can’t have planted', () => {
  expect(signedInUid('uid=43; __Host-uid=42')).toBe(42);
  expect(readCookie('theme=dark; __Secure-theme=light', 'theme')).toBe('light');
});

test('When a session is over, every cookie of the page is told to go', () => {
  const written: string[] = [];
  forgetSession({
    get cookie() {
      return 'uid=42; __Host-theme=dark';
    },
    set cookie(text) {
      written.push(text);
    },
  });
  expect(written).toEqual(['uid=; path=/; max-age=0', '__Host-theme=; path=/; max-age=0; secure']);
});
