/** What a step of the tests came to; of those that passed, how many did only when repeated. */
export const counts = (passed = 0, failed = 0, skipped = 0, repeated = 0) => ({
  passed,
  failed,
  skipped,
  repeated,
});

export function add(a, b) {
  return counts(
    a.passed + b.passed,
    a.failed + b.failed,
    a.skipped + b.skipped,
    a.repeated + b.repeated,
  );
}

/** A step that passes or fails as a whole. */
export function fromExitCode(code) {
  return code === 0 ? counts(1) : counts(0, 1);
}

/** What a step that failed as a whole said last: its log may be cut before it. */
export function namedByLastLines(text, code) {
  return { failed: code === 0 ? [] : text.trimEnd().split('\n').slice(-12), repeated: [] };
}

/** Vitest's JSON report; null when it wrote none. */
export function fromVitest(report, code) {
  if (!report) return counts(0, 1);
  const broken = report.testResults.filter(isBroken);
  const failed = report.numFailedTests + broken.length;
  const skipped = report.numPendingTests + report.numTodoTests;
  // An error outside any test fails the run, too.
  const repeated = repeatedIn(report).length;
  return counts(report.numPassedTests, failed || (code === 0 ? 0 : 1), skipped, repeated);
}

/** Tests of Vitest's report that failed first, with why, and passed when repeated. */
export function repeatedIn(report) {
  const tests = report?.testResults.flatMap((file) => file.assertionResults) ?? [];
  return tests.filter(isRepeated);
}

const hasFailed = ({ status }) => status === 'failed';
/** A file that does not even load. */
const isBroken = ({ status, assertionResults }) =>
  status === 'failed' && !assertionResults.some(hasFailed);
const isRepeated = ({ status, failureMessages }) =>
  status === 'passed' && failureMessages?.length > 0;

/** What failed, and what passed only when repeated, as Vitest's JSON report has it: `file › test`, or the file. */
export function namedByVitest(report) {
  const files = report?.testResults ?? [];
  const named = (wanted) =>
    files.flatMap(({ name, assertionResults }) =>
      assertionResults.filter(wanted).map(({ fullName }) => `${name} › ${fullName}`),
    );
  const broken = files.filter(isBroken).map(({ name }) => name);
  return { failed: [...named(hasFailed), ...broken], repeated: named(isRepeated) };
}

/** The same of Playwright's JSON report. */
export function namedByPlaywright(report) {
  const specs = (report?.suites ?? []).flatMap(specsIn);
  const named = (wanted) =>
    specs
      .filter(({ tests }) => tests.some(({ status }) => status === wanted))
      .map(({ file, title }) => `${file} › ${title}`);
  return { failed: named('unexpected'), repeated: named('flaky') };
}

const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)];

/** Playwright's JSON report. */
export function fromPlaywright(report, code) {
  if (!report) return counts(0, 1);
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + report.errors.length;
  return counts(expected + flaky, failed || (code === 0 ? 0 : 1), skipped, flaky);
}

/** `N passed, N failed`, and how many were skipped if any were. */
export function summary({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
}
