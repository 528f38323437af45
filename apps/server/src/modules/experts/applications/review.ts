import { sql } from 'drizzle-orm';
import { reviewOf } from '#modules/users/index.ts';
import { expertRefused } from '../notice-types.ts';

export const review = reviewOf({
  table: sql`expert`,
  refused: expertRefused,
  errors: { decided: 'applicationDecided', missing: 'noApplication' },
});
