import { afterAll, expect } from 'vitest';
import { clearAway } from './after-file.ts';
import { trespasses, watchStatements } from './boundaries/statements.ts';

watchStatements();

afterAll(clearAway);

// Said of the file that runs the statement first in this worker.
afterAll(() => expect(trespasses(), 'boundaries between modules').toEqual([]));
