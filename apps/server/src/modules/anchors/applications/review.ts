import { sql } from 'drizzle-orm';
import { reviewOf } from '#modules/users/index.ts';
import { anchorRefused } from '../notice-types.ts';

export const review = reviewOf({
  table: sql`anchor`,
  refused: anchorRefused,
  errors: { decided: 'anchorApplicationDecided', missing: 'noAnchorApplication' },
});
