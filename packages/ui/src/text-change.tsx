/** A text as it was and as it is: the words between those that both begin and end with are crossed out, or new. */
export function TextChange({ from, to }: { from: string; to: string }) {
  const [before, after] = [wordsOf(from), wordsOf(to)];
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const removed = before.slice(start, before.length - end).join('');
  const added = after.slice(start, after.length - end).join('');
  return (
    <>
      {after.slice(0, start).join('')}
      {removed && <del className="text-loss line-through">{removed}</del>}
      {removed && added && ' '}
      {added && <ins className="text-win underline">{added}</ins>}
      {after.slice(after.length - end).join('')}
    </>
  );
}

/** Words, and each sign between them by itself. */
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+|[^\p{L}\p{N}]/gu) ?? [];
