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

/** Vitest's JSON report; null when it wrote none. */
export function fromVitest(report, code) {
  if (!report) return counts(0, 1);
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(hasFailed),
  );
  const failed = report.numFailedTests + broken.length;
  const skipped = report.numPendingTests + report.numTodoTests;
  // An error outside any test fails the run, too.
  const repeated = repeatedIn(report).length;
  return counts(report.numPassedTests, failed || (code === 0 ? 0 : 1), skipped, repeated);
}

/** Tests of Vitest's report that failed first, with why, and passed when repeated. */
export function repeatedIn(report) {
  const tests = report?.testResults.flatMap((file) => file.assertionResults) ?? [];
  return tests.filter(
    ({ status, failureMessages }) => status === 'passed' && failureMessages?.length > 0,
  );
}

const hasFailed = ({ status }) => status === 'failed';

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
