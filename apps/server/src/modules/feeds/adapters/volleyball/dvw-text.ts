import { isUtf8 } from 'node:buffer';
import { z } from 'zod';

/**
 * The text of a scout's file. What names people in no UTF-8 is in a code page of Windows: the file tells one, but not
 * reliably. Read as western European, names of central Europe have signs within words (`S³aby`, `Kovaèiæ`).
 */
export function textOf(bytes: Buffer): string {
  const names = namesIn(bytes);
  if (isUtf8(names)) return onceEncoded(new TextDecoder().decode(bytes));
  const western = new TextDecoder('windows-1252').decode(names);
  const isCentral = /\p{L}[¡-¿×÷]|[¡-¿×÷]\p{L}|æ\b|\p{Ll}ð/u.test(western);
  return new TextDecoder(isCentral ? 'windows-1250' : 'windows-1252').decode(bytes);
}

/** Some files were encoded a second time as if they had not been: `KÃ¤stner`. */
function onceEncoded(text: string): string {
  const runs = text.match(/[\u0080-\u00ff]+/g) ?? [];
  const bytesOf = (run: string) => Buffer.from(run, 'latin1');
  if (!runs.every((run) => isUtf8(bytesOf(run)))) return text;
  return text.replaceAll(/[\u0080-\u00ff]+/g, (run) => bytesOf(run).toString());
}

/** The part that names people and places: behind it signs are codes, and some programs leave odd bytes. */
function namesIn(bytes: Buffer): Buffer {
  const end = bytes.indexOf('[3ATTACKCOMBINATION]');
  return end < 0 ? bytes : bytes.subarray(0, end);
}

const written = /^(\d{1,4})[/.-](\d{1,2})[/.-](\d{1,4})/;

/**
 * The day of a date that is written with its day or with its month first, as the program of the file was set up. Other
 * dates of the file tell which, or the day's number since 1900, or the file's name; null where nothing does.
 */
export function dayOf(
  date: string,
  { others, serial, name }: { others: readonly string[]; serial: string; name: string },
): string | null {
  const ways = daysOf(date);
  if (new Set(ways).size === 1) return ways[0]!;
  const numbered = /^\d{5}$/.test(serial) ? serialDay(Number(serial)) : null;
  if (numbered && ways.includes(numbered)) return numbered;
  const digits = name.replaceAll(/\D/g, ' ');
  const named = ways.filter(
    (way) => digits.includes(way.slice(2).replaceAll('-', '')) || name.includes(way),
  );
  if (named.length === 1) return named[0]!;
  for (const other of others) {
    const [first, second] = [daysOf(other), written.exec(other)];
    if (first.length === 1 && second)
      return Number(second[1]) > 12 ? (ways[0] ?? null) : (ways[1] ?? null);
  }
  return null;
}

/** With the day first, and with the month first; those of them that are days. */
function daysOf(date: string): string[] {
  const [, a = '', b = '', c = ''] = written.exec(date.trim()) ?? [];
  const day = (year: string, month: string, number: string) =>
    `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${number.padStart(2, '0')}`;
  const ways = a.length === 4 ? [day(a, b, c)] : [day(c, b, a), day(c, a, b)];
  return ways.filter((way) => z.iso.date().safeParse(way).success);
}

/** Spreadsheets count days from the last of 1899. */
function serialDay(days: number): string {
  return new Date((days - 25_569) * 86_400_000).toISOString().slice(0, 10);
}
