import type { MediaProof } from '@xiongmao/api/hosting/callers/media-proof';

/** Asks the server, or tells it, by a signed POST; what it answers, of whatever shape. Rejects where it does not. */
export type AskServer = (path: string, content: unknown, timeoutMs?: number) => Promise<unknown>;

const usualTimeoutMs = 5_000;
const mostBytes = 64 * 1024;

export const createAskServer =
  (serverUrl: string, proof: MediaProof): AskServer =>
  async (path, content, timeoutMs = usualTimeoutMs) => {
    const body = JSON.stringify(content);
    const response = await fetch(`${serverUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...proof.headers(path, body) },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    if (!response.ok || text.length > mostBytes) throw new Error(`answered ${response.status}`);
    const answer = JSON.parse(text) as { status?: string; result?: unknown };
    if (answer.status !== 'success') throw new Error(`answered ${answer.status}`);
    return answer.result;
  };
