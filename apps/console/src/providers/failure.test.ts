import { errors } from '@xiongmao/api/errors';
import { i18nOf } from '@xiongmao/i18n/node';
import { expect, test } from 'vitest';
import { failureText, isTransient, readFailure } from './failure.ts';

const t = i18nOf('en_US').of(['console', 'common']);
const answer = (status: number, data: unknown) => readFailure({ status, data });

test('A refusal is told in the words of the server', () => {
  const failure = answer(403, {
    errorCode: errors.forbidden.code,
    errorMsg: 'You may not do this',
  });
  expect(failure).toMatchObject({ statusCode: 403, errorCode: errors.forbidden.code });
  expect(failureText(t, failure)).toBe('You may not do this');
});

test('What is wrong with fields stands beside their names', () => {
  expect(
    answer(422, { errorCode: errors.invalidInput.code, errors: { name: 'is taken' } }).errors,
  ).toEqual({
    name: 'is taken',
  });
});

test.each([
  ['no answer at all', undefined, 'Request failed. Check your connection and try again'],
  [
    'a page of something on the way',
    { status: 502, data: '<html>' },
    'System error, please try again later',
  ],
  ['an empty body', { status: 500, data: null }, 'System error, please try again later'],
])('%s has words, too', (_, given, text) => {
  expect(failureText(t, readFailure(given))).toBe(text);
});

test('Only what may pass by itself is tried again', () => {
  const statuses = [0, 401, 403, 404, 422, 500, 502, 503, 504];
  expect(statuses.filter((statusCode) => isTransient({ statusCode }))).toEqual([0, 502, 503, 504]);
});
