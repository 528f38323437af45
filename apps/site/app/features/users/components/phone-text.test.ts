import { expect, test } from 'vitest';
import { phoneText } from './phone-text.ts';

test('A phone number is told in groups, behind its area code', () => {
  expect(phoneText({ areaCode: '86', mobile: '13812345678' })).toBe('+86 138 1234 5678');
  expect(phoneText({ areaCode: '352', mobile: '62812' })).toBe('+352 628 12');
});

test('No phone number is told as none', () => {
  expect(phoneText({ areaCode: null, mobile: null })).toBeNull();
});
