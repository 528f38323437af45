import { expect, test, vi } from 'vitest';
import { repeat } from './repeat.ts';

test('What is repeated is done once at a time, told where it fails, and then tried again', async () => {
  vi.useFakeTimers();
  const runs: PromiseWithResolvers<void>[] = [];
  const onError = vi.fn();
  const work = () => {
    const run = Promise.withResolvers<void>();
    runs.push(run);
    return run.promise;
  };
  const repeated = repeat(1_000, work, onError);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(runs).toHaveLength(1);
  const asked = repeated.now();
  expect(runs).toHaveLength(1);
  runs[0]!.reject(new Error('away'));
  await asked;
  expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('away'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(runs).toHaveLength(2);

  const stopped = vi.fn();
  void repeated.stop().then(stopped);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(stopped).not.toHaveBeenCalled();
  runs[1]!.resolve();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(stopped).toHaveBeenCalled();
  expect(runs).toHaveLength(2);
  vi.useRealTimers();
});
