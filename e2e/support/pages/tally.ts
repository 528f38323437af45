import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';

/** By which a test says how many meetings it is to have, and how many findings each of them had. */
export const toMeet = (meetings: number) => ({ type: 'to meet', description: `${meetings}` });
export const met = (kind: string, findings: number) => ({
  type: `met ${kind}`,
  description: `${findings}`,
});

/** Says at the end in how many ways pages were met and what was found, of each kind and in all. */
export default class Tally implements Reporter {
  private toMeet = 0;
  private readonly found = new Map<string, number[]>();

  onBegin(_config: FullConfig, suite: Suite): void {
    for (const { type, description } of suite.allTests().flatMap((test) => test.annotations)) {
      if (type === 'to meet') this.toMeet += Number(description);
    }
  }

  onTestEnd(_test: TestCase, { annotations }: TestResult): void {
    for (const { type, description } of annotations) {
      if (!type.startsWith('met ')) continue;
      const kind = type.slice('met '.length);
      this.found.set(kind, [...(this.found.get(kind) ?? []), Number(description)]);
    }
  }

  onEnd(): void {
    const sum = (counts: number[]) => counts.reduce((all, one) => all + one, 0);
    const all = [...this.found.values()].flat();
    for (const [kind, counts] of this.found) {
      console.log(`${kind}: ${counts.length} combinations, ${sum(counts)} findings`);
    }
    console.log(`${all.length} of ${this.toMeet} combinations met: ${sum(all)} findings.`);
  }
}
