import { expect, test } from 'vitest';
import { CodedError } from '#platform/http/errors.ts';
import { createRefusedBudget } from './refused-budget.ts';

let now = 0;
const clock = { now: () => new Date(now) };

async function outcomes(count: number, uid: (of: number) => number, ip: (of: number) => string) {
  const budget = createRefusedBudget(clock);
  const names: string[] = [];
  for (let of = 0; of < count; of++) {
    const by = { uid: uid(of), ip: ip(of) };
    await budget
      .during('comment', by, () => Promise.reject(new CodedError('notCompliant')))
      .catch((error: CodedError) => names.push(error.errorName));
  }
  return names.filter((name) => name === 'notCompliant').length;
}

test('Refused comments of one account are six a minute, of one host sixty', async () => {
  expect(
    await outcomes(
      20,
      () => 1,
      (of) => `203.0.113.${of}`,
    ),
  ).toBe(6);
  expect(
    await outcomes(
      100,
      (of) => of,
      () => '203.0.113.1',
    ),
  ).toBe(60);
  expect(
    await outcomes(
      100,
      (of) => of,
      (of) => `2001:db8:1:1::${of}`,
    ),
  ).toBe(60);
  expect(
    await outcomes(
      100,
      (of) => of,
      (of) => `203.0.113.${of}`,
    ),
  ).toBe(100);
});

test('What is written, and what is refused for something else, is not counted', async () => {
  const budget = createRefusedBudget(clock);
  const by = { uid: 1, ip: '203.0.113.1' };
  for (let count = 0; count < 20; count++) {
    expect(await budget.during('post', by, () => Promise.resolve('posted'))).toBe('posted');
    const late = budget.during('post', by, () => Promise.reject(new CodedError('editOver')));
    await expect(late).rejects.toThrow('editOver');
  }
});

test('One more may be refused as soon as one more may be written', async () => {
  const budget = createRefusedBudget(clock);
  const refuse = () =>
    budget
      .during('post', { uid: 1, ip: '203.0.113.1' }, () =>
        Promise.reject(new CodedError('duplicateMessage')),
      )
      .catch((error: CodedError) => error.errorName);
  for (let count = 0; count < 3; count++) expect(await refuse()).toBe('duplicateMessage');
  expect(await refuse()).toBe('tooManyRequests');
  now += 200_000;
  expect(await refuse()).toBe('duplicateMessage');
  expect(await refuse()).toBe('tooManyRequests');
});
