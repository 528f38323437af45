import { describe, expect, test } from 'vitest';
import { addressIn, ownerKey } from './addresses.ts';
import { mailboxOf } from './mailboxes.ts';

describe('One mailbox is', () => {
  test.each([
    ['a name of Gmail with dots', 'j.o.h.n@gmail.com', 'john@gmail.com'],
    ['its other domain', 'John@googlemail.com', 'john@gmail.com'],
    ['a tag, at any provider', 'john+welcome+2@club.example', 'john@club.example'],
    ['all of Apple’s domains', 'ann+x@mac.com', 'ann@icloud.com'],
    ['all of Proton’s domains and separators', 'a.n_n-e+1@pm.me', 'anne@proton.me'],
    ['a disposable name of Yahoo', 'base-shop@yahoo.co.uk', 'base@yahoo.co.uk'],
    ['all of Yandex’s domains, a hyphen for a dot', 'a-b@ya.ru', 'a.b@yandex.com'],
    ['Yandex’s first domain for everyone', 'yx@narod.ru', 'yx@yandex.com'],
    ['Yandex’s domains of a country', 'yx@yandex.lv', 'yx@yandex.com'],
    ['a subdomain of Fastmail', 'shop@ann.fastmail.com', 'ann@fastmail.com'],
    ['a domain in its own script', 'a@BÜCHER.example', 'a@xn--bcher-kva.example'],
  ])('%s', (_what, email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox);
  });

  test.each([
    ['dots elsewhere', 'j.ohn@outlook.com', 'john@outlook.com'],
    ['hyphens elsewhere', 'base-shop@gmail.com', 'base@gmail.com'],
    ['Microsoft’s domains', 'john@hotmail.com', 'john@outlook.com'],
    ['Fastmail’s domains', 'john@fastmail.fm', 'john@fastmail.com'],
  ])('not made of %s', (_what, one, other) => {
    expect(mailboxOf(one)).not.toBe(mailboxOf(other));
  });

  test('never nobody’s', () => {
    expect(mailboxOf('+tag@gmail.com')).toBe('+tag@gmail.com');
    expect(mailboxOf('-x@yahoo.com')).toBe('-x@yahoo.com');
  });
});

describe('One phone', () => {
  const keyOf = (mobile: string, areaCode: string) => {
    const address = addressIn(mobile, areaCode);
    return address && ownerKey(address);
  };

  test('is one however it is dialled', () => {
    for (const code of ['86', '+86', '0086', '086']) {
      expect(keyOf('13812345678', code)).toBe('+86 13812345678');
    }
    expect(keyOf('0138-1234 5678', '86')).toBe('+86 13812345678');
    expect(keyOf('07911123456', '44')).toBe(keyOf('7911123456', '0044'));
  });

  test.each([
    ['of no country', '13812345678', '999'],
    ['of a satellite', '12345678', '870'],
    ['whose first digits belong to the area code', '47911123456', '4'],
    ['that is too short for its country', '7911', '44'],
    ['of a landline of the mainland', '1012345678', '86'],
    ['with more zeros than anyone dials', '00013812345678', '86'],
  ])('is none %s', (_what, mobile, areaCode) => {
    expect(keyOf(mobile, areaCode)).toBeNull();
  });
});
