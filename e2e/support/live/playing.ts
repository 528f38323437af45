import { expect, type Page } from '@playwright/test';
import { clock } from './clock-picture.ts';

/** Whether this browser was built with what the picture is made of. */
export const playsH264 = (page: Page): Promise<boolean> =>
  page.evaluate(() => MediaSource.isTypeSupported('video/mp4; codecs="avc1.42c01e,mp4a.40.2"'));

/** What the video of a page does. */
export const videoOf = (page: Page) =>
  page.evaluate(() => {
    const { currentTime, paused, videoWidth } = document.querySelector('video')!;
    return { currentTime, paused, videoWidth };
  });

/** Waits until pictures of it come, and go on coming; the next part of a replay begins at nought again. */
export async function expectPlaying(page: Page): Promise<void> {
  await expect(page.locator('video')).toHaveCount(1);
  await expect.poll(async () => (await videoOf(page)).videoWidth, { timeout: 40_000 }).not.toBe(0);
  const played = () =>
    page.evaluate(async () => {
      const video = document.querySelector('video')!;
      const { currentTime } = video;
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      return video.currentTime - currentTime;
    });
  await expect.poll(played).toBeGreaterThan(0.5);
}

/** ms between the clock in a frame and the moment it is shown, of the next frames that are. */
const delaysOf = (page: Page, base: number): Promise<number[]> =>
  page.evaluate(
    ({ bits, box, ms, base }) =>
      new Promise<number[]>((resolve) => {
        const video = document.querySelector('video')!;
        const canvas = new OffscreenCanvas(bits * box, box);
        const pen = canvas.getContext('2d', { willReadFrequently: true })!;
        const delays: number[] = [];
        function look() {
          pen.drawImage(video, 0, 0, canvas.width, box, 0, 0, canvas.width, box);
          const { data } = pen.getImageData(0, box / 2, canvas.width, 1);
          let [code, bit] = [0, 0];
          for (let at = bits - 1; at >= 0; at--) {
            bit ^= data[(at * box + box / 2) * 4]! > 128 ? 1 : 0;
            code = code * 2 + bit;
          }
          delays.push(Date.now() - base - code * ms);
          if (delays.length < 30) video.requestVideoFrameCallback(look);
          else resolve(delays);
        }
        video.requestVideoFrameCallback(look);
        setTimeout(() => resolve(delays), 4_000);
      }),
    { ...clock, base },
  );

/** ms from the camera to the eye, by the clock that counts from `base`; null while nothing is shown. */
export async function glassToGlass(page: Page, base: number): Promise<number | null> {
  const delays = (await delaysOf(page, base)).toSorted((a, b) => a - b);
  return delays[Math.floor(delays.length / 2)] ?? null;
}

/** Waits until the picture of a publisher is seen: another's clock tells of another time. */
export async function expectPicture(page: Page, { base }: { base: number }): Promise<void> {
  await expect(page.locator('video')).toHaveCount(1);
  const isSeen = async () => {
    const delay = await glassToGlass(page, base);
    return delay !== null && delay > 200 && delay < 6_000;
  };
  await expect.poll(isSeen, { timeout: 60_000 }).toBe(true);
}
