import { useErrorText } from '@xiongmao/auth/use-error-text';
import { useState } from 'react';

/** Why what stands there was not taken, until it is changed; `sent` notes what is sent. */
export function useRefusal<Sent>(error: unknown, now: Sent) {
  const errorText = useErrorText();
  const [tried, sent] = useState<Sent | null>(null);
  return { fault: error && tried === now ? errorText(error) : null, sent };
}
