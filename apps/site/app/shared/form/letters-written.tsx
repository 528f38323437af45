/** How much of what may be written is. */
export function LettersWritten({ count, most }: { count: number; most: number }) {
  return (
    <span dir="ltr" className="tabular">
      {count} / {most}
    </span>
  );
}
