import { ApiError } from '@xiongmao/api/client';
import type { Work } from '@xiongmao/api/http/work';

/** Hears when work begins and ends. */
export type OnWork = (isWorking: boolean) => void;

/**
 * Asks for a code; where the server wants work done first, does it and asks again. It may take
 * seconds.
 */
export async function withWork<Answer>(
  ask: (done: { work?: Work }) => Promise<Answer>,
  onWork: OnWork,
): Promise<Answer> {
  try {
    return await ask({});
  } catch (error) {
    const challenge = error instanceof ApiError ? error.challenge : null;
    if (!challenge) throw error;
    onWork(true);
    try {
      // Fetched by the few who need it.
      const { solve } = await import('./solve-work.ts');
      const work = await solve(challenge);
      if (!work) throw error;
      return await ask({ work });
    } finally {
      onWork(false);
    }
  }
}
