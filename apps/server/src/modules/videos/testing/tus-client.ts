import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { tus } from '@xiongmao/api/videos/tus';
import type { Person } from '#testing/people/person.ts';

export const tusHeaders = { 'tus-resumable': tus.version };

/** What a client of tus sends for someone. */
export function tusClient(someone: Person) {
  return {
    head: (address: string, headers: Record<string, string> = {}) =>
      someone.send(address, { method: 'HEAD', headers: { ...tusHeaders, ...headers } }),
    patch: (
      address: string,
      offset: number,
      body: NonNullable<RequestInit['body']>,
      headers: Record<string, string> = {},
    ) =>
      someone.send(address, {
        method: 'PATCH',
        body,
        headers: {
          ...tusHeaders,
          'content-type': tus.type,
          'upload-offset': String(offset),
          ...headers,
        },
        ...(body instanceof ReadableStream && { duplex: 'half' }),
      } as RequestInit),
    delete: (address: string) =>
      someone.send(address, { method: 'DELETE', headers: { ...tusHeaders } }),
    /** Begins to send so many bytes, on a connection that a test may cut. */
    async begin(
      url: string,
      address: string,
      { offset, length }: { offset: number; length: number },
    ): Promise<Socket> {
      const { hostname, port } = new URL(url);
      const socket = connect(Number(port), hostname).on('error', () => undefined);
      await once(socket, 'connect');
      const cookie = [...someone.cookies].map((pair) => pair.join('=')).join('; ');
      socket.write(
        `PATCH ${address} HTTP/1.1\r\nhost: x\r\nx-xiongmao: 1\r\ncookie: ${cookie}\r\ntus-resumable: ${tus.version}\r\n` +
          `content-type: ${tus.type}\r\nupload-offset: ${offset}\r\ncontent-length: ${length}\r\n\r\n`,
      );
      return socket;
    },
  };
}

/** The error of an answer in the envelope. */
export const codeOf = async (response: Response): Promise<{ status: number; code: number }> => ({
  status: response.status,
  code: ((await response.json()) as { errorCode: number }).errorCode,
});
