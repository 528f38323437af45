import { createContext, use } from 'react';

const FaultsContext = createContext<Readonly<Record<string, string>>>({});
export const FaultsProvider = FaultsContext.Provider;

/** What is wrong with a field of the form around it. */
export function useFault(name: string): string | undefined {
  return use(FaultsContext)[name];
}
