/** ms that another system may take for its whole answer. */
const timeout = 8_000;
const usualBytes = 256 * 1024;

/** Another system's answer was larger than any that we ask for. */
export class AnswerTooLarge extends Error {
  override name = 'AnswerTooLarge';
}

/**
 * Asks another system: within eight seconds, 256 KiB of answer at most unless more is let in, and only the address
 * asked for. Rejects when it can't be had; the status is the caller's to judge.
 */
export async function askOutside(
  url: string | URL,
  init: RequestInit = {},
  mostBytes = usualBytes,
): Promise<Response> {
  const limit = AbortSignal.timeout(timeout);
  const response = await fetch(url, {
    ...init,
    redirect: 'manual',
    signal: init.signal ? AbortSignal.any([init.signal, limit]) : limit,
  });
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    // Leaving the loop ends the connection.
    if (size > mostBytes) throw new AnswerTooLarge(`more than ${mostBytes} bytes`);
    chunks.push(chunk);
  }
  const { status, headers } = response;
  return new Response(size > 0 ? Buffer.concat(chunks) : null, { status, headers });
}
