import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { FeedFileError } from '../adapter.ts';

const unzip = promisify(gunzip);
/** Just under what a string can hold. */
const largest = 2 ** 29 - 25;
/** Twice what the largest season of a sport with each touch of the ball has. */
const mostValues = 2 ** 25;
const newline = 0x0a;

/** A file's bytes, unzipped if they are gzip, whatever the file is called. Throws FeedFileError. */
export async function readBytes(file: string): Promise<Buffer> {
  const bytes = await readFile(file).catch((error: unknown) => {
    throw new FeedFileError(file, 'file', `can't be opened (${codeOf(error)})`);
  });
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  return await unzip(bytes, { maxOutputLength: largest }).catch((error: unknown) => {
    throw new FeedFileError(file, 'gzip data', gzipFaults[codeOf(error)] ?? 'damaged');
  });
}

const gzipFaults: Record<string, string> = {
  Z_BUF_ERROR: 'cut off',
  ERR_BUFFER_TOO_LARGE: 'too large',
};

/** A file's text: UTF-8 with or without a byte order mark, plain or gzip. Throws FeedFileError. */
export async function readText(file: string): Promise<string> {
  const bytes = await readBytes(file);
  if (bytes.length === 0) throw new FeedFileError(file, 'file', 'empty');
  if (bytes.length > largest) throw new FeedFileError(file, 'file', 'too large');
  if (hasMoreValues(bytes)) {
    throw new FeedFileError(file, 'file', `it has more than ${mostValues} values`);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new FeedFileError(file, `line ${lineOfBadByte(bytes)}`, 'not UTF-8');
  }
}

/** Memory follows the number of values, not their length: they are counted before anything is made of them. */
function hasMoreValues(bytes: Buffer): boolean {
  if (bytes.length <= mostValues) return false;
  let values = 1;
  for (const byte of bytes) {
    if (byte === comma || byte === bracket || byte === brace || byte === newline) values++;
  }
  return values > mostValues;
}

const [comma, bracket, brace] = Buffer.from(',[{');

/** The value of a JSON file, plain or gzip. Throws FeedFileError with line and column of the fault. */
export async function readJson(file: string): Promise<unknown> {
  return parseJson(file, await readText(file));
}

/** The value of a JSON file's text. Throws FeedFileError with line and column of the fault. */
export function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const message = (error as SyntaxError).message;
    const at = faultPosition(text, message);
    if (at >= text.length) throw new FeedFileError(file, position(text, at), 'not JSON: cut off');
    const fault = message.replace(/( in JSON at position|, (\.\.\.)?").*/s, '');
    throw new FeedFileError(file, position(text, at), `not JSON: ${fault}`);
  }
}

/** Whether a file is a licence or a note that lies beside the data: no format's business. */
export function isNotice(file: string): boolean {
  return /^((un)?licen[cs]e|copying|notice|readme)[^.]*(\.txt)?$|\.md$/i.test(basename(file));
}

/**
 * V8 tells the position of most faults, and of a token that can't stand where it does only some text
 * around it. There the shortest beginning of the text with the same complaint ends at the token.
 */
function faultPosition(text: string, message: string): number {
  const told = / at position (\d+)/.exec(message)?.[1];
  if (told !== undefined) return Number(told);
  if (!message.startsWith('Unexpected token')) return text.length;
  let good = 0;
  let bad = text.length;
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (hasUnexpectedToken(text.slice(0, middle))) bad = middle;
    else good = middle;
  }
  return good;
}

function hasUnexpectedToken(text: string): boolean {
  try {
    JSON.parse(text);
    return false;
  } catch (error) {
    return (error as SyntaxError).message.startsWith('Unexpected token');
  }
}

function position(text: string, at: number): string {
  const before = text.slice(0, at).split('\n');
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
}

/** No character's bytes contain a newline's: each line can be looked at alone. */
function lineOfBadByte(bytes: Buffer): number {
  let line = 1;
  for (let start = 0; start < bytes.length; line++) {
    const end = bytes.indexOf(newline, start);
    const stop = end < 0 ? bytes.length : end;
    if (!isUtf8(bytes.subarray(start, stop))) return line;
    start = stop + 1;
  }
  return line;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}
