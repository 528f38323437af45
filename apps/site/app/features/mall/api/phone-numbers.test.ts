import { expect, test } from 'vitest';
import {
  callingCode,
  namedCountries,
  ownCountry,
  wholePhone,
  writtenPhone,
} from './phone-numbers.ts';

test('Countries stand by their names in the reader’s language', () => {
  const [first] = namedCountries('en');
  expect(first).toEqual({ code: 'AF', name: 'Afghanistan' });
  expect(namedCountries('zh').find(({ code }) => code === 'CN')?.name).toBe('中国');
});

test('The country is the one that the browser’s languages name, else the brand’s', () => {
  expect(ownCountry(['fr', 'de-AT'])).toBe('AT');
  expect(ownCountry(['en', 'xx-ZZ'])).toBe('CN');
});

test('A number is written as it is there, and sent whole', () => {
  expect(callingCode('CN')).toBe('+86');
  expect(writtenPhone('13800138000', 'CN')).toBe('138 0013 8000');
  expect(wholePhone('138 0013 8000', 'CN')).toBe('+8613800138000');
  expect(wholePhone('+44 20 7946 0958', 'CN')).toBe('+442079460958');
  expect(wholePhone('٠٥٠١٢٣٤٥٦٧', 'SA')).toBe('+966501234567');
});

test('What is no number there is refused', () => {
  expect(wholePhone('12345', 'CN')).toBeNull();
  expect(wholePhone('', 'CN')).toBeNull();
});
