import { expect, test } from 'vitest';
import { type ControlState, type Fault, faultOf } from './faults.ts';

const fine = {
  ...{ valid: true, valueMissing: false, tooLong: false, tooShort: false },
  ...{ rangeUnderflow: false, rangeOverflow: false, stepMismatch: false },
};
type Flag = Exclude<keyof typeof fine, 'valid'>;

const asked = (
  wrong: Flag | 'badInput' | null,
  value: string,
  more: object = {},
): ControlState => ({
  validity: wrong === null ? fine : { ...fine, valid: false, [wrong]: true },
  ...{ value, required: true, type: 'text', ...more },
});
const number = { type: 'number', min: '1', max: '10000' };
const time = { type: 'datetime-local', min: '2026-03-14T20:45', max: '2026-04-14T20:45' };

test.each<[string, ControlState, Fault | null]>([
  ['nothing where something must stand', asked('valueMissing', ''), { name: 'required' }],
  ['only spaces there', asked(null, '   '), { name: 'required' }],
  ['more than there is room for', asked('tooLong', 'x'.repeat(99)), { name: 'tooLong' }],
  [
    'too few characters',
    asked('tooShort', 'SF1', { minLength: 6 }),
    { name: 'tooShort', limit: 6 },
  ],
  ['a price of nothing', asked('rangeUnderflow', '0', number), { name: 'tooSmall', limit: 1 }],
  [
    'a price beyond all',
    asked('rangeOverflow', '9e9', number),
    { name: 'tooGreat', limit: 10_000 },
  ],
  ['half a piece', asked('stepMismatch', '1.5', { ...number, step: '1' }), { name: 'whole' }],
  [
    'less than a cent',
    asked('stepMismatch', '1.555', { ...number, step: '0.01' }),
    { name: 'step', limit: 0.01 },
  ],
  [
    'a time that is over',
    asked('rangeUnderflow', '2020-01-01T00:00', time),
    { name: 'tooEarly', limit: time.min },
  ],
  [
    'a time too far',
    asked('rangeOverflow', '2030-01-01T00:00', time),
    { name: 'tooLate', limit: time.max },
  ],
  ['half a date', asked('badInput', ''), { name: 'malformed' }],
  ['what should stand there', asked(null, 'x'), null],
])('With %s', (_, control, fault) => {
  expect(faultOf(control)).toEqual(fault);
});

test('A field that may stay empty may', () => {
  expect(faultOf({ ...asked(null, ''), required: false })).toBeNull();
});
