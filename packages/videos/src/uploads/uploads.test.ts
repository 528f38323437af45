import { ApiError, type Client, NoAnswer } from '@xiongmao/api/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SendingBroke, SendingRefused, type Ways } from './send-file.ts';
import { createUploads } from './uploads.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const file = { name: 'goal.mp4', size: 100 } as File;

/** Uploads by a server that answers in turn, and sendings that are told how they go. */
function begin(answers: (number | Error)[]) {
  const sent: { address: string; ways: Ways; stopped: string[] }[] = [];
  const asked: unknown[] = [];
  const api = (async (_key: string, { body }: { body: unknown }) => {
    asked.push(body);
    const answer = answers.shift() ?? 0;
    if (answer instanceof Error) throw answer;
    return { address: '/java/video/upload/a', offset: answer };
  }) as unknown as Client;
  const uploads = createUploads(async (_file, address, ways) => {
    const stopped: string[] = [];
    sent.push({ address, ways, stopped });
    return {
      stop: async () => void stopped.push('stop'),
      giveUp: async () => void stopped.push('giveUp'),
    };
  });
  uploads.begin(api, 7, file);
  const settled = () => vi.advanceTimersByTimeAsync(0);
  return { uploads, api, sent, asked, settled, at: () => uploads.of(7)?.at };
}

test('A file is sent from where the server has it, and holds the page until it is there', async () => {
  const { uploads, sent, asked, settled } = begin([40]);
  expect(uploads.of(7)?.at).toBe('beginning');
  await settled();
  expect(asked).toEqual([{ videoId: 7, size: 100, name: 'goal.mp4' }]);
  expect(uploads.of(7)?.sent).toBe(40);
  sent[0]!.ways.onProgress(70);
  expect(uploads.of(7)).toMatchObject({ at: 'sending', sent: 70 });
  expect(uploads.isBusy()).toBe(true);
  sent[0]!.ways.onSent();
  expect(uploads.of(7)).toMatchObject({ at: 'sent', sent: 100 });
  expect(uploads.isBusy()).toBe(false);
});

test('What broke off goes on by itself, at once when the network is back', async () => {
  const { uploads, api, sent, settled, at } = begin([0, new NoAnswer('away', false), 60]);
  await settled();
  sent[0]!.ways.onError(new SendingBroke('cut'));
  expect(at()).toBe('waiting');
  uploads.reconnect(api);
  await settled();
  expect(at()).toBe('waiting');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toHaveLength(2);
  sent[1]!.ways.onProgress(61);
  expect(uploads.of(7)).toMatchObject({ at: 'sending', sent: 61 });
});

test('What the server refuses is told, and tried again on request alone', async () => {
  const { uploads, api, sent, settled, at } = begin([new ApiError(507, 3605, 'No room'), 0]);
  await settled();
  expect(uploads.of(7)?.error).toMatchObject({ text: 'No room' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(at()).toBe('failed');
  uploads.goOn(api, 7);
  await settled();
  sent[0]!.ways.onError(new SendingRefused('gone'));
  expect(uploads.of(7)).toMatchObject({ at: 'failed', error: { reason: 'gone' } });
});

test('Paused, it stops where it is, and nothing of before counts any more', async () => {
  const { uploads, api, sent, settled, at } = begin([0, 30]);
  await settled();
  uploads.pause(7);
  sent[0]!.ways.onProgress(90);
  expect(at()).toBe('paused');
  expect(sent[0]!.stopped).toEqual(['stop']);
  expect(uploads.isBusy()).toBe(false);
  uploads.goOn(api, 7);
  await settled();
  expect(uploads.of(7)).toMatchObject({ sent: 30 });
});

test('Given up, it is forgotten here and there', async () => {
  const { uploads, sent, settled } = begin([0]);
  await settled();
  await uploads.giveUp(7);
  expect(uploads.of(7)).toBeUndefined();
  expect(sent[0]!.stopped).toEqual(['giveUp']);
});
