import { expect, test } from 'vitest';
import { hostileBytes } from '../../testing/fuzz.ts';
import { noRecorder } from '../../testing/no-recorder.ts';
import { createRandom } from '../../testing/random.ts';
import { windowBounds } from '../hls/live-window.ts';
import { createStream, streamLimits } from '../streams/stream.ts';
import { createConnection } from './connection.ts';

const connections = 10_000;
const first = Number(process.env.FUZZ_SEED ?? 1);

/** A hostile connection, with a key that is good, from its first byte to its end. */
async function attack(
  seed: number,
): Promise<{ faults: string[]; accepted: boolean; parts: number }> {
  const stream = createStream({
    name: 'pitch',
    recorder: noRecorder,
    limits: { window: windowBounds, ...streamLimits },
    now: Date.now,
    tell: () => undefined,
  });
  const faults: string[] = [];
  let answered = Promise.resolve();
  const connection = createConnection({
    write: () => undefined,
    close: () => connection.closed(),
    pause: () => undefined,
    publish(_, end) {
      const answer = Promise.resolve({
        accepted: true as const,
        publisher: stream.open({ id: 'one', end }),
      });
      answered = answer.then(() => undefined);
      return answer;
    },
    onFault: (fault) => faults.push(fault),
  });
  for (const piece of hostileBytes(createRandom(seed), 'pitch?key=good')) {
    connection.push(piece);
    await answered;
  }
  const accepted = connection.isPublishing;
  connection.closed();
  stream.cut('ended');
  stream.playlist('all');
  return { faults, accepted, parts: stream.window.nextPart };
}

test(`Nothing that ${connections.toLocaleString()} hostile encoders send is more than a refusal`, async () => {
  const seen = { faults: 0, parts: 0, survived: 0 };
  for (let seed = first; seed < first + connections; seed++) {
    const { faults, accepted, parts } = await attack(seed);
    if (faults.includes('unexpected')) expect(faults, `seed ${seed}`).toEqual([]);
    expect(faults.length, `seed ${seed}`).toBeLessThanOrEqual(1);
    if (faults.length > 0) seen.faults++;
    if (accepted) seen.survived++;
    if (parts > 0) seen.parts++;
  }
  // It reaches all the way: some are cut, some publish to their end, some make pictures.
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(connections / 20);
}, 120_000);
