import { z } from 'zod';
import { numberText } from './number-text.ts';

/** The last so many days, today with them: a year's at most. */
export const days = numberText(z.int().min(1).max(366));
