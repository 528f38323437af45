import { expect, test } from 'vitest';
import {
  add,
  counts,
  fromPlaywright,
  fromVitest,
  namedByLastLines,
  namedByPlaywright,
  namedByVitest,
  repeatedIn,
  summary,
} from './test-counts.mjs';

const file = (status, ...tests) => ({
  status,
  assertionResults: tests.map((result) => ({ status: result })),
});

const vitest = (report) => ({
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [],
  ...report,
});

test('Counts of all steps add up to one line', () => {
  expect(summary(add(counts(3, 1, 2), counts(4)))).toBe('7 passed, 1 failed, 2 skipped');
  expect(summary(counts(3))).toBe('3 passed, 0 failed');
});

test('A step that fails as a whole is told with the lines that it said last', () => {
  const said = Array.from({ length: 40 }, (_, number) => `line ${number}`).join('\n');
  expect(namedByLastLines(`${said}\n`, 1).failed).toHaveLength(12);
  expect(namedByLastLines(`${said}\n`, 1).failed.at(-1)).toBe('line 39');
  expect(namedByLastLines(said, 0).failed).toEqual([]);
});

test('A test file that does not even load counts as a failure', () => {
  const report = vitest({
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [file('passed', 'passed'), file('failed', 'failed'), file('failed')],
  });
  expect(fromVitest(report, 1)).toEqual(counts(1, 2));
});

test('An error outside any test counts as a failure', () => {
  expect(fromVitest(vitest({ numPassedTests: 2, numTodoTests: 1 }), 1)).toEqual(counts(2, 1, 1));
});

test('A test that passed only when repeated is told apart', () => {
  const again = { status: 'passed', fullName: 'again', failureMessages: ['late'] };
  const testResults = [{ status: 'passed', assertionResults: [again, { status: 'passed' }] }];
  const report = vitest({ numPassedTests: 2, testResults });
  expect(fromVitest(report, 0)).toEqual(counts(2, 0, 0, 1));
  expect(repeatedIn(report)).toEqual([again]);
  expect(repeatedIn(null)).toEqual([]);
});

test('A step without a report has failed', () => {
  expect(fromVitest(null, 1)).toEqual(counts(0, 1));
  expect(fromPlaywright(null, 1)).toEqual(counts(0, 1));
});

test('A journey that passed only when repeated is told apart', () => {
  const stats = { expected: 5, unexpected: 0, flaky: 1, skipped: 2 };
  const result = fromPlaywright({ stats, errors: [] }, 0);
  expect(result).toEqual(counts(6, 0, 2, 1));
  expect(add(result, counts(1))).toEqual(counts(7, 0, 2, 1));
});

test('A journey that failed when repeated, too, has failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 0, skipped: 0 };
  expect(fromPlaywright({ stats, errors: [] }, 1)).toEqual(counts(5, 1));
});

test('What failed, and what passed only when repeated, is named with its file', () => {
  const of = (name, result, ...tests) => ({ name, status: result, assertionResults: tests });
  const testResults = [
    of('a.test.ts', 'failed', { status: 'failed', fullName: 'one' }, { status: 'passed' }),
    of('b.test.ts', 'failed'),
    of('c.test.ts', 'passed', { status: 'passed', fullName: 'two', failureMessages: ['late'] }),
  ];
  expect(namedByVitest(vitest({ testResults }))).toEqual({
    failed: ['a.test.ts › one', 'b.test.ts'],
    repeated: ['c.test.ts › two'],
  });
  const spec = (title, status) => ({ file: 'd.spec.ts', title, tests: [{ status }] });
  const inner = { specs: [spec('four', 'flaky')] };
  const suites = [
    { specs: [spec('three', 'unexpected'), spec('fine', 'expected')], suites: [inner] },
  ];
  expect(namedByPlaywright({ suites })).toEqual({
    failed: ['d.spec.ts › three'],
    repeated: ['d.spec.ts › four'],
  });
  expect(namedByPlaywright(null)).toEqual({ failed: [], repeated: [] });
  expect(namedByVitest(null)).toEqual({ failed: [], repeated: [] });
});
