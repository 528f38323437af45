import type { Row } from '../contract.ts';

/** What a source tells of, by its name and source. */
export function Named({ name, source }: Pick<Row<'links'>['row'], 'name' | 'source'>) {
  return (
    <span className="flex min-w-0 flex-col">
      <span className="font-semibold break-words">{name}</span>
      <span className="text-xs text-muted">{source}</span>
    </span>
  );
}
