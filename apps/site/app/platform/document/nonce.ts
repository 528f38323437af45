import { createContext, use } from 'react';

const NonceContext = createContext<string | undefined>(undefined);
export const NonceProvider = NonceContext.Provider;

/** What a script that is rendered into a page carries, to be let through by its policy; none in the browser. */
export const useNonce = (): string | undefined => use(NonceContext);
