import type { Person } from './person.ts';

export interface OfficeAnswer {
  status: number;
  /** `X-Total-Count` of a list. */
  total: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of an answer
  body: any;
}

/**
 * A back office as one of its people uses it: `/java/console/<resource>`. They look at a row before they
 * change it; `change` sends what it is given, from whatever version.
 */
export function backOffice(someone: Person, office: 'console' | 'studio' = 'console') {
  async function send(path: string, init: RequestInit = {}): Promise<OfficeAnswer> {
    const response = await someone.send(`/java/${office}/${path}`, init);
    const total = Number(response.headers.get('x-total-count') ?? Number.NaN);
    return { status: response.status, total, body: await response.json() };
  }
  const write = (method: string, path: string, body: object) =>
    send(path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const change = (name: string, id: number | string, body: object) =>
    write('PATCH', `${name}/${id}`, body);
  return {
    list: (name: string, query: Record<string, string> = {}) =>
      send(`${name}?${new URLSearchParams(query)}`),
    get: (name: string, id: number | string) => send(`${name}/${id}`),
    create: (name: string, body: object) => write('POST', name, body),
    createMany: (name: string, bodies: object[]) => write('POST', `${name}/many`, bodies),
    change,
    /** Each from the version that it names. */
    changeMany: (name: string, changes: object[]) => write('PATCH', `${name}/many`, changes),
    async update(name: string, id: number | string, body: object) {
      const { version = 'of nothing' } = (await send(`${name}/${id}`)).body;
      return change(name, id, { version, ...body });
    },
    /** From the version that is named; without one, whatever it is. */
    remove: (name: string, id: number | string, version?: { version: string }) =>
      version
        ? write('DELETE', `${name}/${id}`, version)
        : send(`${name}/${id}`, { method: 'DELETE' }),
  };
}
