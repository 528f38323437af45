import type { Answer } from '../doubles/local-server.ts';

/** What a provider may be told to do instead of answering. */
export type Fault = 'error' | 'silence' | 'html' | 'badKey' | 'limited' | 'unchanged' | null;

/** A limit that is counted at the provider's own end: it must never be passed. */
export function countedLimit(most: number, span: number) {
  let times: number[] = [];
  let passed = 0;
  return {
    take(now: number): number {
      times = times.filter((at) => at > now - span);
      times.push(now);
      if (times.length > most) passed += 1;
      return Math.max(0, most - times.length);
    },
    passed: () => passed,
  };
}

/** What every provider answers with a fault; `null` where it has words of its own for it. */
export async function faulty(fault: Fault): Promise<Answer | null> {
  if (fault === 'error') return { status: 500, body: { message: 'Internal Server Error' } };
  if (fault === 'html') return { body: '<html>Bad gateway</html>' };
  if (fault === 'unchanged') return { status: 304, body: '' };
  if (fault === 'silence') await new Promise(() => undefined);
  return null;
}
