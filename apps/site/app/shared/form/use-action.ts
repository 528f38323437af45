import type { UseMutationOptions } from '@tanstack/react-query';
import { useErrorText } from '@xiongmao/auth/use-error-text';
import { useWrite } from '@xiongmao/auth/use-write';
import { toast } from '@xiongmao/ui/overlays/toast';

/** What a button does, as a mutation: what goes wrong is told in a toast. */
export function useAction<Answer, Given = void, Before = unknown>(
  options: UseMutationOptions<Answer, Error, Given, Before>,
) {
  const errorText = useErrorText();
  return useWrite({
    ...options,
    async onError(...failed) {
      await options.onError?.(...failed);
      toast(errorText(failed[0]), 'bad');
    },
  });
}
