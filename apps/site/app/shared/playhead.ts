/** The moment (ms since the epoch) of the picture that is watched; null where nothing plays, or it has no dates. */
let read: () => number | null = () => null;

export const readPlayhead = (): number | null => read();

/** The player tells it while it plays; what is answered takes it back. */
export function providePlayhead(reader: () => number | null): () => void {
  read = reader;
  return () => {
    if (read === reader) read = () => null;
  };
}
