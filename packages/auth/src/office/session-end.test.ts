import { ApiError, type Client } from '@xiongmao/api/client';
import { closes } from '@xiongmao/api/realtime/closes';
import type { Live } from '@xiongmao/api/realtime/live';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchSession } from './session-end.ts';

const socket = { on: vi.fn(), close: vi.fn() };
const onEnd = vi.fn();
const info = vi.fn();
const api = info as unknown as Client;
let stop: () => void;

/** The server says something on the socket. */
const says = (name: 'connect' | 'closed', code?: number) => {
  for (const [event, listener] of socket.on.mock.calls) if (event === name) listener({ code });
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { cookie: 'uid=42' });
  info.mockResolvedValue({ own: { uid: 42 } });
  stop = watchSession(api, onEnd, socket as unknown as Live);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('A session that the server calls over is asked for once nobody believes it any more', async () => {
  says('closed', closes.sessionEnded);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(info).not.toHaveBeenCalled();
  info.mockRejectedValue(new ApiError(200, 3000, 'over'));
  await vi.advanceTimersByTimeAsync(1);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('An end that was not told while there was no connection is found when it is back', async () => {
  info.mockResolvedValue({ own: null });
  says('connect');
  await vi.advanceTimersByTimeAsync(0);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('Whoever is signed in instead does not see what was the other’s', async () => {
  vi.stubGlobal('document', { cookie: 'uid=43' });
  info.mockResolvedValue({ own: { uid: 43 } });
  says('connect');
  await vi.advanceTimersByTimeAsync(0);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('A session that holds stays, and so does one that nobody can be asked about', async () => {
  says('connect');
  await vi.advanceTimersByTimeAsync(0);
  info.mockRejectedValue(new TypeError('no network'));
  says('connect');
  await vi.advanceTimersByTimeAsync(0);
  expect(info).toHaveBeenCalledTimes(2);
  expect(onEnd).not.toHaveBeenCalled();
});

test('Where the page has gone on, nothing ends', async () => {
  info.mockResolvedValue({ own: null });
  says('closed', closes.sessionEnded);
  stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onEnd).not.toHaveBeenCalled();
  expect(socket.close).toHaveBeenCalledOnce();
});

test('A connection that ends for another reason ends nothing', async () => {
  info.mockResolvedValue({ own: null });
  says('closed', closes.restarting);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(info).not.toHaveBeenCalled();
});
