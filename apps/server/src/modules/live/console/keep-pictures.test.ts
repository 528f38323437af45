import { expect, test, vi } from 'vitest';
import { keepPictures } from './keep-pictures.ts';

const limits = { keptFor: 10_000, atOnce: 2 };

test('Of three pictures that are asked for at once two are drawn, and the third waits', async () => {
  const drawing: PromiseWithResolvers<Buffer>[] = [];
  const draw = vi.fn(() => {
    const one = Promise.withResolvers<Buffer>();
    drawing.push(one);
    return one.promise;
  });
  const pictureOf = keepPictures(draw, limits);
  const asked = ['a', 'b', 'c'].map(pictureOf);
  await vi.waitFor(() => expect(draw.mock.calls).toEqual([['a'], ['b']]));
  drawing[0]!.resolve(Buffer.from('A'));
  await vi.waitFor(() => expect(draw.mock.calls).toHaveLength(3));
  for (const one of drawing) one.resolve(Buffer.from('drawn'));
  expect((await Promise.all(asked)).map(String)).toEqual(['A', 'drawn', 'drawn']);
});

test('A picture is drawn once while it is kept, and anew where it could not be', async () => {
  const draw = vi.fn(async () => Buffer.from('A'));
  draw.mockRejectedValueOnce(new Error('no picture'));
  const pictureOf = keepPictures(draw, limits);
  await expect(pictureOf('a')).rejects.toThrow('no picture');
  expect(String(await pictureOf('a'))).toBe('A');
  await pictureOf('a');
  expect(draw).toHaveBeenCalledTimes(2);
});
