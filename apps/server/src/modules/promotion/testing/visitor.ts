import type { TestApp } from '#testing/app.ts';
import { type Person, person } from '#testing/people/person.ts';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';

/** Someone at an address of their own, with a browser that many have. */
export interface Visitor extends Person {
  /** Follows a channel's link; answers where it leads. */
  follow(code: string, headers?: Record<string, string>): Promise<Response>;
  /** What the site's page says once it has been looked at. */
  look(): Promise<void>;
  /** Follows the link and looks. */
  visit(code: string): Promise<Visitor>;
  take(platform: 'ios' | 'android'): Promise<void>;
  /** The same person, having cleared their cookies. */
  anew(): Visitor;
}

let addresses = 0;

export function visitor(app: TestApp, from: { ip?: string; userAgent?: string } = {}): Visitor {
  const number = ++addresses;
  const { ip = `198.51.${number >> 8}.${number & 255}`, userAgent = chrome } = from;
  const base = person(app);
  const send = base.send;
  base.send = (path, init = {}) => {
    const headers = { 'user-agent': userAgent, 'x-forwarded-for': ip, ...init.headers };
    return send(path, { ...init, headers });
  };
  const done = async (path: string, body: object) => {
    const answer = await base.post(path, body);
    if (answer.status !== 'success') throw new Error(`${path}: ${answer.errorMsg}`);
  };
  const someone: Visitor = Object.assign(base, {
    follow: (code: string, headers: Record<string, string> = {}) =>
      base.send(`/java/promotion/visit/${code}`, { headers }),
    look: () => done('/promotion/beacon', {}),
    async visit(code: string) {
      await someone.follow(code);
      await someone.look();
      return someone;
    },
    take: (platform: string) => done('/promotion/download', { platform }),
    anew: () => visitor(app, { ip, userAgent }),
  });
  return someone;
}
