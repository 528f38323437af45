import type { GameStatus } from './services/facts.ts';

const codes: Record<string, GameStatus> = { 1: 'scheduled', 2: 'live', 3: 'final' };

/** A game's status by the league's code and the text beside it; null for a code that is none. */
export function statusOf(code: unknown, text?: string | null): GameStatus | null {
  if (/^(ppd|postponed)/i.test(text ?? '')) return 'postponed';
  if (/^(can|cancell?ed)\b/i.test(text ?? '')) return 'cancelled';
  return codes[String(code)] ?? null;
}

/** What a schedule's letter changes about the status; undefined for a letter that is not known. */
export function postponement(letter: string | null | undefined): GameStatus | null | undefined {
  if (!letter || letter === 'A' || letter === 'I' || letter === 'N') return null;
  if (letter === 'P') return 'postponed';
  return letter === 'C' ? 'cancelled' : undefined;
}
