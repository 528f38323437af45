/** One question at a time, however many writes wait for its answer. */
export function createProofGate() {
  const listeners = new Set<() => void>();
  let waiting: PromiseWithResolvers<boolean> | null = null;

  function turn(next: typeof waiting): void {
    waiting = next;
    for (const listener of listeners) listener();
  }

  return {
    /** Resolves when the question is answered: true for a proof, false for a refusal. */
    prove(): Promise<boolean> {
      if (!waiting) turn(Promise.withResolvers<boolean>());
      return waiting!.promise;
    },
    answer(proven: boolean): void {
      waiting?.resolve(proven);
      turn(null);
    },
    isAsking: (): boolean => waiting !== null,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
export type ProofGate = ReturnType<typeof createProofGate>;
