import { randomUUID } from 'node:crypto';
import { errors } from '@xiongmao/api/errors';
import type { TestApp } from '../app.ts';

const codeTooSoon = errors.codeTooSoon.code;

// biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of an answer
type Answer = { status: string; code?: number; errorCode: number; errorMsg: string; result: any };

/** Someone with a browser: keeps cookies, and sends what the product's client sends. */
export interface Person {
  cookies: Map<string, string>;
  /** The Set-Cookie lines of the latest answer that had any. */
  setCookies: string[];
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  post(path: string, body: object, headers?: Record<string, string>): Promise<Answer>;
  /** Any request below the server's address, answered as it comes. */
  send(path: string, init?: RequestInit): Promise<Response>;
  signInAs(demoName: string): Promise<Person>;
  /** A new account with this e-mail address. */
  register(email: string, more?: object): Promise<Person>;
}

export function person(app: TestApp): Person {
  const someone: Person = {
    cookies: new Map(),
    setCookies: [],
    async send(path, init = {}) {
      const cookie = [...someone.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await fetch(`${app.url}${path}`, {
        redirect: 'manual',
        ...init,
        headers: {
          'x-xiongmao': '1',
          language: 'en_US',
          ...(cookie && { cookie }),
          ...(init.headers as Record<string, string>),
        },
      });
      const lines = response.headers.getSetCookie();
      if (lines.length > 0) someone.setCookies = lines;
      for (const line of lines) {
        const [pair = ''] = line.split(';');
        const at = pair.indexOf('=');
        const value = pair.slice(at + 1);
        if (value) someone.cookies.set(pair.slice(0, at), value);
        else someone.cookies.delete(pair.slice(0, at));
      }
      return response;
    },
    async get(path, headers = {}) {
      return (await someone.send(`/java${path}`, { headers })).json() as Promise<Answer>;
    },
    async post(path, body, headers = {}) {
      const response = await someone.send(`/java${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
          ...headers,
        },
        body: JSON.stringify(body),
      });
      return response.json() as Promise<Answer>;
    },
    async signInAs(name) {
      const given = { name, password: 'Demo1234' };
      const answer = await someone.post('/login/V2/mobileOrNameToLogin', given);
      if (answer.status !== 'success') throw new Error(`${name}: ${answer.errorMsg}`);
      return someone;
    },
    async register(email, more = {}) {
      const address = { mobileOrEmail: email };
      const ask = () => someone.post('/login/V2/sendEmailcheckCode', address);
      // Codes of one mailbox are a minute apart, which is not what tests of others are about.
      while ((await ask()).errorCode === codeTooSoon) await app.forgetPauses();
      const checkCode = await app.codeFor(email);
      const given = { ...address, checkCode, agreed: true, ...more };
      const answer = await someone.post('/login/V2/getLoginByEmailCheckCode', given);
      if (answer.status !== 'success') throw new Error(`${email}: ${answer.errorMsg}`);
      return someone;
    },
  };
  return someone;
}
