import { videoLimits } from '@xiongmao/api/videos/rules';
import { expect, test } from 'vitest';
import { faultOfFile } from './check-file.ts';

test('What is no video, is empty or too large is told before it is sent', () => {
  expect(faultOfFile({ name: 'goal.MP4', size: 5 })).toBeNull();
  expect(faultOfFile({ name: 'notes.pdf', size: 5 })).toBe('notVideo');
  expect(faultOfFile({ name: 'mp4', size: 5 })).toBe('notVideo');
  expect(faultOfFile({ name: 'goal.mov', size: 0 })).toBe('empty');
  expect(faultOfFile({ name: 'goal.mkv', size: videoLimits.bytes + 1 })).toBe('tooLarge');
});
