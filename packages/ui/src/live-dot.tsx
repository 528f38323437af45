/** The mark of what happens now; words beside it say so, too. */
export function LiveDot() {
  return (
    <span
      aria-hidden="true"
      className="inline-block size-2 rounded-full bg-live motion-safe:animate-pulse"
    />
  );
}
