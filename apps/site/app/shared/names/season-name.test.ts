import { expect, it } from 'vitest';
import { seasonName } from './season-name.ts';

it('a season goes by its year, not by the number its source counts by', () => {
  expect(['2026 #22', '2025/26', '#7'].map(seasonName)).toEqual(['2026', '2025/26', '']);
});
