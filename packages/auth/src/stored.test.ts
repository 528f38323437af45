import { beforeEach, expect, test, vi } from 'vitest';
import { rememberAgreement, rememberedAgreement, withdrawAgreement } from './agreement.ts';
import { storeChannelIntent, takeChannelIntent } from './office/channel-intent.ts';
import { keepOrigin, registrationOrigin } from './registration-origin.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
});

test('An intent to see the channel area holds once', () => {
  expect(takeChannelIntent()).toBeNull();
  storeChannelIntent('/channel/gold');
  expect(kept.has('channelIntent')).toBe(true);
  expect(takeChannelIntent()).toBe('/channel/gold');
  expect(takeChannelIntent()).toBeNull();
});

test('Who brought a visitor is kept from any address until they register', () => {
  keepOrigin('?tab=live&promotionChannelId=41');
  keepOrigin('?invite=PANDA7');
  keepOrigin('?tab=live');
  expect(registrationOrigin()).toEqual({ promotionChannelId: '41', inviteCode: 'PANDA7' });
});

test.each(['?invite=', '?invite=%3Cscript%3E', `?invite=${'a'.repeat(33)}`])(
  'What is no code is not kept: %s',
  (search) => {
    keepOrigin(search);
    expect(registrationOrigin()).toEqual({});
  },
);

test('Words that were agreed to are remembered until one thinks better of it', () => {
  expect(rememberedAgreement()).toBeNull();
  rememberAgreement('2026-11-01');
  expect(rememberedAgreement()).toBe('2026-11-01');
  withdrawAgreement();
  expect(rememberedAgreement()).toBeNull();
});

test('A browser that refuses storage remembers nothing, and goes on', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('refused', 'SecurityError');
    },
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  rememberAgreement('2026-11-01');
  expect(rememberedAgreement()).toBeNull();
  expect(registrationOrigin()).toEqual({});
});
