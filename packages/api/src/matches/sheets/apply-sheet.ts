import type { Sheet, SheetDelta } from './sheet.ts';

/** The sheet after its news. */
export function applySheetDelta(held: Sheet | null, { keys, ...news }: SheetDelta): Sheet {
  const parts = new Map<string, Sheet['parts'][number]>();
  if (held?.kind === news.kind) for (const part of held.parts) parts.set(part.key, part);
  for (const part of news.parts) parts.set(part.key, part);
  return { ...news, parts: keys.flatMap((key) => parts.get(key) ?? []) } as Sheet;
}
