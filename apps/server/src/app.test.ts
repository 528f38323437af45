import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';

test('A connection that never asked for anything does not hold up the stop', async () => {
  const app = await testApp();
  const { port } = new URL(app.url);
  const silent = connect(Number(port), '127.0.0.1');
  await once(silent, 'connect');
  const closed = once(silent, 'close');
  await app.stop();
  await closed;
  expect(silent.destroyed).toBe(true);
});
