import { CodedError } from '#platform/http/errors.ts';

/** What somebody of the demo does; null where they may not, as with what staff have hidden, or after what they said. */
export async function unlessRefused<Made>(work: () => Promise<Made>): Promise<Made | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CodedError) return null;
    throw error;
  }
}
