import { afterAll } from 'vitest';
import { clearAway } from './after-file.ts';

afterAll(clearAway, 60_000);
