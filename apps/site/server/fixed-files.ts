import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseCoding, encode } from './content-coding.ts';

/** A file that is written once, when the site starts: the same for all. */
export interface Fixed {
  headers: Record<string, string>;
  body: string;
}

/** Answers with the file that is at an address, packed as its caller can read it; false where there is none. */
export function createFixedFiles(files: Iterable<[address: string, file: Fixed]>) {
  const byAddress = new Map(
    Array.from(files, ([address, { headers, body }]) => [
      address,
      { headers, body: encode(Buffer.from(body), 'thorough') },
    ]),
  );
  return async ({ url = '', headers }: IncomingMessage, response: ServerResponse) => {
    const file = byAddress.get(url);
    if (!file) return false;
    const coding = chooseCoding(headers['accept-encoding'] as string | undefined);
    const body = await file.body.in(coding);
    const packed = coding === 'identity' ? {} : { 'content-encoding': coding };
    const length = { 'content-length': body.length, vary: 'accept-encoding' };
    response.writeHead(200, { ...file.headers, ...packed, ...length }).end(body);
    return true;
  };
}
