import { createContext, use } from 'react';

/** Runs a write; where it wants a fresh proof, asks for that and runs the write once more. */
export type WithProof = <Result>(write: () => Promise<Result>) => Promise<Result>;

const ProofContext = createContext<WithProof | null>(null);
export const ProofProvider = ProofContext.Provider;

export function useProof(): WithProof {
  const withProof = use(ProofContext);
  if (!withProof) throw new Error('useProof is used where nobody asks for proofs');
  return withProof;
}
