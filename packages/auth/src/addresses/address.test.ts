import { expect, test } from 'vitest';
import { addressFault, codeDigits, fieldsOf, mainlandDigits, mainlandPhone } from './address.ts';

test.each([
  ['', 'mobileEmpty'],
  ['1380013800', 'mobileFormat'],
  ['12800138000', 'mobileFormat'],
  ['23800138000', 'mobileFormat'],
  ['13800138000', null],
  ['19900138000', null],
])('Of the mainland’s number %j the default layout says %s', (number, fault) => {
  expect(addressFault(mainlandPhone(number), false)).toBe(fault);
});

test.each([
  ['', 'emailEmpty'],
  ['  ', 'emailEmpty'],
  ['fan', 'emailFormat'],
  ['fan@example', 'emailFormat'],
  ['fan@example.com', null],
  [' fan@example.com ', null],
])('Of the e-mail address %j it says %s', (email, fault) => {
  expect(addressFault({ kind: 'email', email }, true)).toBe(fault);
});

test('Without a phone number the variant layout gives the prompt of e-mail', () => {
  const phone = { kind: 'phone', areaCode: '44', number: '' } as const;
  expect(addressFault(phone, true)).toBe('emailEmpty');
  expect(addressFault({ ...phone, number: '7400123456' }, true)).toBeNull();
  expect(addressFault({ ...phone, number: '74' }, true)).toBe('emailFormat');
});

test('Calls get the address without its blanks, and the area code only for phones', () => {
  expect(fieldsOf({ kind: 'email', email: ' fan@example.com ' })).toEqual({
    mobileOrEmail: 'fan@example.com',
  });
  expect(fieldsOf(mainlandPhone('13800138000'))).toEqual({
    mobileOrEmail: '13800138000',
    areaCode: '86',
  });
});

test.each([
  ['13800138000', '13800138000'],
  ['+86 138-0013-8000', '13800138000'],
  ['0086 13800138000', '13800138000'],
  ['1380013800099', '13800138000'],
  ['86138', '86138'],
  ['١٣٨٠٠١٣٨٠٠٠', '13800138000'],
  ['fan', ''],
])('The number %j counts as %j', (text, digits) => {
  expect(mainlandDigits(text)).toBe(digits);
});

test.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  [' 123-456\n', '123456'],
  ['１２３４５６', '123456'],
  ['Your code: 123456.', '123456'],
])('The code %j counts as %j', (text, digits) => {
  expect(codeDigits(text)).toBe(digits);
});
