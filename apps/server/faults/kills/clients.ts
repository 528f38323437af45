import { randomUUID } from 'node:crypto';
/** What the product answered; null when it died before. */
export interface Answer {
  status: number;
  body: {
    status?: string;
    errorCode?: number;
    // biome-ignore lint/suspicious/noExplicitAny: a step says what it expects of an answer
    result?: any;
    /** Of a back office's row. */
    version?: string;
  };
}

/** Somebody who uses the product over HTTP. */
export interface Client {
  uid: number;
  send(method: 'POST' | 'PATCH', path: string, body: object, key?: string): Promise<Answer | null>;
  get(path: string): Promise<Answer | null>;
}

export async function signIn(url: string, name: string): Promise<Client> {
  const given = { name, password: 'Demo1234' };
  const answer = await ask(url, 'POST', '/java/login/V2/mobileOrNameToLogin', given, {});
  const { token, user } = answer?.body.result ?? {};
  if (!token) throw new Error(`${name} can't sign in: ${JSON.stringify(answer)}`);
  return {
    uid: user.uid,
    get: (path) => ask(url, 'GET', path, undefined, { token }),
    send: (method, path, body, key = randomUUID()) =>
      ask(url, method, path, body, { token, 'idempotency-key': key }),
  };
}

async function ask(
  url: string,
  method: string,
  path: string,
  body: object | undefined,
  more: Record<string, string>,
): Promise<Answer | null> {
  const headers = { 'content-type': 'application/json', 'x-xiongmao': '1', ...more };
  const signal = AbortSignal.timeout(15_000);
  const init = { method, headers, signal, ...(body && { body: JSON.stringify(body) }) };
  try {
    const response = await fetch(`${url}${path}`, init);
    return { status: response.status, body: (await response.json()) as Answer['body'] };
  } catch {
    return null; // nobody is there any more
  }
}

/** Tells the product something as a gateway does; whether it was taken. */
export async function notify(url: string, form: Record<string, string>): Promise<boolean> {
  try {
    const path = `${url}/java/orderpay/notify/alipay`;
    const response = await fetch(path, { method: 'POST', body: new URLSearchParams(form) });
    return (await response.text()) === 'success';
  } catch {
    return false; // it tells again
  }
}
