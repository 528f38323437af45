import { expect, test } from 'vitest';
import { createSignedIn, type SessionNews } from './signed-in.ts';

/** Tabs of one browser: cookies and channel are the same for all. */
function browser(cookie = '') {
  const page = { cookie };
  const channels: { onmessage: ((event: MessageEvent) => void) | null }[] = [];
  return {
    page,
    open() {
      const channel = {
        onmessage: null,
        postMessage(data: unknown) {
          for (const other of channels) {
            if (other !== channel) other.onmessage?.({ data } as MessageEvent);
          }
        },
      };
      channels.push(channel);
      const tab = createSignedIn({ page, channel });
      const news: SessionNews[] = [];
      tab.subscribe((one) => news.push(one));
      return { tab, news };
    },
  };
}

test('A sign-in in one tab is one in all of them', () => {
  const { open } = browser();
  const here = open();
  const there = open();
  here.tab.begin(42);
  expect(here.tab.current()).toBe(42);
  expect(there.tab.current()).toBe(42);
  expect(here.news).toEqual(['began']);
  expect(there.news).toEqual(['beganElsewhere']);
});

test('A sign-out in one tab is one in all of them', () => {
  const { open } = browser('uid=42');
  const here = open();
  const there = open();
  here.tab.end();
  expect(there.tab.current()).toBeNull();
  expect(here.news).toEqual(['ended']);
  expect(there.news).toEqual(['endedElsewhere']);
});

test('A session ends once', () => {
  const { tab, news } = browser('uid=42').open();
  tab.end();
  tab.end();
  expect(news).toEqual(['ended']);
});

test('A tab that knows already hears nothing', () => {
  const { open } = browser('uid=42');
  const here = open();
  const there = open();
  here.tab.begin(42);
  expect(there.news).toEqual([]);
});

test('A cookie without a session goes, and nobody else is told', () => {
  const { page, open } = browser('uid=42');
  const here = open();
  const there = open();
  here.tab.deny();
  expect(page.cookie).toContain('uid=; ');
  expect(here.tab.current()).toBeNull();
  expect(here.news).toEqual(['none']);
  expect(there.news).toEqual([]);
});

test('Only the session of someone can be doubted', () => {
  const guest = browser().open();
  guest.tab.doubt();
  expect(guest.news).toEqual([]);
  const someone = browser('uid=42').open();
  someone.tab.doubt();
  expect(someone.news).toEqual(['doubted']);
  expect(someone.tab.current()).toBe(42);
});
