import { useQuery } from '@tanstack/react-query';
import { useServices } from '../services.ts';

/** What the answer is kept under: whatever is written makes it old. */
export const waitingKey = ['waiting'];
/** ms: others decide, too. */
const pollInterval = 60_000;

/** How much waits for a decision, by resource, of what the account may see. */
export function useWaiting(): Readonly<Record<string, number>> {
  const { api } = useServices();
  const { data } = useQuery({
    queryKey: waitingKey,
    queryFn: () => api('GET /system/waiting', {}),
    refetchInterval: pollInterval,
  });
  return data?.waiting ?? {};
}
