import { queryOptions } from '@tanstack/react-query';
import type { CallInput, CallResult } from './call.ts';
import type { Client } from './client.ts';
import type { Contract, ReadKey } from './contract.ts';

/** A read as TanStack Query options; its key is the call and what is given, the timestamp left out. */
export function callQuery<Key extends ReadKey>(
  client: Client,
  key: Key,
  input: CallInput<Contract[Key]>,
) {
  return queryOptions({
    queryKey: [key, input] as const,
    queryFn: ({ signal }): Promise<CallResult<Contract[Key]>> =>
      client(key, input, { signal } as Parameters<Client>[2] as never),
    retry: false,
  });
}
