import type { channelResource, channelTotalResource } from '@xiongmao/api/promotion/resources';
import type { ResourceRow, ShownRow } from '@xiongmao/api/resource';
import type { TestApp } from '#testing/app.ts';
import { type Person, person } from '#testing/people/person.ts';

export type Channel = ShownRow<typeof channelResource>;
export type Totals = ResourceRow<typeof channelTotalResource>;

/** The console as one of the demo's accounts uses it. */
export interface Office {
  who: Person;
  /** A list as it comes; throws for a refusal. */
  list<Row>(resource: string, query?: Record<string, string | number>): Promise<Row[]>;
  /** Answers the status and the body; a change is made from the row as it stands, unless it says from which. */
  send(method: string, path: string, body?: object): Promise<{ status: number; body: Channel }>;
  makeChannel(more?: object): Promise<Channel>;
  totalsOf(channelId: number): Promise<Totals>;
  /** Waits until a channel's totals fit, ten seconds at most. */
  untilTotals(channelId: number, fits: Partial<Totals>): Promise<Totals>;
}

export const ordinary = {
  name: 'Posters',
  source: 'offline',
  type: 'cpa',
  brand: 'xiongmao',
  zone: 'Asia/Shanghai',
};

export async function office(app: TestApp, name: string): Promise<Office> {
  const who = await person(app).signInAs(name);
  async function versionOf(path: string): Promise<string> {
    const answer = await who.send(`/java/console/${path}`);
    return ((await answer.json()) as { version?: string }).version ?? 'of nothing';
  }
  const desk: Office = {
    who,
    async list(resource, query = {}) {
      const search = new URLSearchParams(query as Record<string, string>);
      const answer = await who.send(`/java/console/${resource}?${search}`);
      if (!answer.ok) throw new Error(`${resource}: ${answer.status} ${await answer.text()}`);
      return answer.json() as Promise<never>;
    },
    async send(method, path, body) {
      const whole = method === 'PATCH' ? { version: await versionOf(path), ...body } : body;
      const answer = await who.send(`/java/console/${path}`, {
        method,
        ...(whole && { body: JSON.stringify(whole) }),
        headers: body ? { 'content-type': 'application/json' } : {},
      });
      return { status: answer.status, body: (await answer.json()) as Channel };
    },
    async makeChannel(more = {}) {
      const { status, body } = await desk.send('POST', 'channels', { ...ordinary, ...more });
      if (status !== 201) throw new Error(`no channel: ${status} ${JSON.stringify(body)}`);
      return body;
    },
    async totalsOf(channelId) {
      const [totals] = await desk.list<Totals>('channel-totals', { channelId });
      return totals!;
    },
    async untilTotals(channelId, fits) {
      const deadline = Date.now() + 10_000;
      for (;;) {
        const totals = await desk.totalsOf(channelId);
        const names = Object.keys(fits) as (keyof Totals)[];
        if (names.every((each) => totals[each] === fits[each])) return totals;
        if (Date.now() > deadline) throw new Error(`not so: ${JSON.stringify(totals)}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
  return desk;
}
