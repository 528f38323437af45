import { useErrorText } from '@xiongmao/auth/components/fields/form';
import { toast } from '@xiongmao/ui/overlays/toast';
import { useState } from 'react';

/** Runs what a button does, once at a time; what goes wrong is told in a toast. Answers whether it went well. */
export function useAttempt(): [(run: () => Promise<void>) => Promise<boolean>, boolean] {
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);

  async function attempt(run: () => Promise<void>): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    try {
      await run();
      return true;
    } catch (error) {
      toast(errorText(error), 'bad');
      return false;
    } finally {
      setBusy(false);
    }
  }
  return [attempt, busy];
}
