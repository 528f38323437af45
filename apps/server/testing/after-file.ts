const waiting: (() => unknown)[] = [];

/**
 * Is called when the test file is over, the last that was given first. Vitest's own `afterAll` is not heard
 * from within a hook or a test.
 */
export function afterFile(work: () => unknown): void {
  waiting.push(work);
}

export async function clearAway(): Promise<void> {
  for (let work = waiting.pop(); work; work = waiting.pop()) await work();
}
