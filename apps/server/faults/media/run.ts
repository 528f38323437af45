import { setTimeout as sleep } from 'node:timers/promises';
import type { BroadcastEnd } from '@xiongmao/api/anchors/rules';
import { publishStart } from '@xiongmao/rtmp/publisher';
import { sql } from 'drizzle-orm';
import type { Random } from '#src/demo/simulator/random.ts';
import type { Violation } from '#src/modules/wallet/ledger/prove-ledger.ts';
import { rows } from '#testing/rows.ts';
import type { Answer, Client } from '../kills/clients.ts';
import { createLook, type Look } from './look.ts';
import type { Encoder, Stage } from './stage.ts';

/** ms for what must come to come; more than a look's own bounds, which say so first. */
const timeouts = { start: 30_000, picture: 20_000, lapse: 16_000, gold: 12_000 };
const pollMs = 100;
/** ms after which gold is settled by the minute's job, which is hurried then. */
const byItself = 5_000;
/** ms in which what is over is looked at. */
const afterwards = 7_000;
const price = 40;

/** A rule was broken: what comes after it tells nothing new. */
class Broken extends Error {}

/** One broadcast among faults, and the next one. */
interface Scene {
  stage: Stage;
  look: Look;
  random: Random;
  key: string;
  encoder: Encoder | null;
  /** What was done, to be told with what it broke. */
  done: string[];
}

/** Draws what happens to a broadcast, does it, and answers which rules were broken. */
export async function run(stage: Stage, random: Random): Promise<Violation[]> {
  const look = createLook(stage);
  const scene: Scene = { stage, look, random, key: '', encoder: null, done: [] };
  try {
    await play(scene);
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
  } finally {
    await scene.encoder?.stop();
    await look.stop();
    await tidy(stage);
  }
  const how = scene.done.join(', ');
  return look.violations.map(({ rule, what }) => ({ rule, what: `${what} (${how})` }));
}

async function play(scene: Scene): Promise<void> {
  const { stage, random } = scene;
  const isPaid = random.chance(0.6);
  await stage.charge(isPaid ? price : null);
  scene.key = await makeKey(scene);
  publish(scene);
  const id = await begin(scene);
  if (isPaid) await unlock(scene, id);
  for (let count = random.int(0, 2); count > 0; count--) {
    const name = random.pick(Object.keys(disturbances));
    scene.done.push(name);
    await disturbances[name]!(scene);
    if (random.chance(0.7)) await untilLive(scene, id);
  }
  await untilLive(scene, id);
  const by = await end(scene, id);
  scene.look.ended(id, by);
  if (isPaid) await settled(scene, id, by);
  await until(scene, 'the room of what is over says so', 10_000, async () =>
    scene.look.room?.broadcast?.id === id && scene.look.room.state !== 'ended' ? null : true,
  );
  await watch(scene, afterwards);
  scene.done.push('next');
  if (!scene.encoder) publish(scene);
  const next = await begin(scene);
  const told = await insist(scene, stage.anchor, 'GET', '/java/anchor/downcast');
  scene.look.ended(next, told.body.result.endedBy);
}

type Act = (scene: Scene) => Promise<void>;

/** What befalls a broadcast that goes on. */
const disturbances: Record<string, Act> = {
  async mediaDies({ stage, random }) {
    await stage.media.kill();
    await sleep(random.pick([300, 2_000, 12_000]));
    await stage.media.start();
  },
  async serverDies({ stage, random }) {
    await stage.server.kill();
    await sleep(random.pick([0, 1_500, 4_000]));
    await stage.server.start();
  },
  async bothDie({ stage, random }) {
    const [one, other] = random.chance(0.5)
      ? [stage.media, stage.server]
      : [stage.server, stage.media];
    await Promise.all([one.kill(), other.kill()]);
    await one.start();
    await sleep(random.int(0, 2_000));
    await other.start();
  },
  async publisherLeaves(scene) {
    await leave(scene);
    await sleep(scene.random.int(100, 2_500));
    publish(scene);
  },
  async keyIsReplaced(scene) {
    const old = scene.key;
    scene.key = await makeKey(scene);
    await refused(scene, old, 'a key that was replaced lets nobody in');
    await leave(scene);
    publish(scene);
  },
};

/** What else happens while it ends. */
const troubles: Record<string, { before: Act; after: Act }> = {
  none: { before: async () => undefined, after: async () => undefined },
  serverDies: {
    before: async () => undefined,
    async after({ stage, random }) {
      await sleep(random.int(0, 200));
      await stage.server.kill();
      await stage.server.start();
    },
  },
  mediaIsDead: {
    before: ({ stage }) => stage.media.kill(),
    async after({ stage, random }) {
      await sleep(random.int(0, 3_000));
      await stage.media.start();
    },
  },
};

/** Has a broadcast end somehow, and answers how once somebody was told so. */
async function end(scene: Scene, id: number): Promise<BroadcastEnd> {
  const { random, stage } = scene;
  const name = random.pick(Object.keys(ends));
  const trouble = random.pick(Object.keys(troubles));
  scene.done.push(`${name} (${trouble})`);
  const { before, after } = troubles[trouble]!;
  await before(scene);
  const by = await ends[name]!(scene, id);
  scene.look.ended(id, by);
  await after(scene);
  if (by === 'banned') {
    await refused(scene, scene.key, 'who is banned does not publish');
    await ban(scene.stage, null);
  }
  await stage.media.start();
  return by;
}

const ends: Record<string, (scene: Scene, id: number) => Promise<BroadcastEnd>> = {
  async anchorEnds(scene) {
    await insist(scene, scene.stage.anchor, 'GET', '/java/anchor/downcast');
    return 'downcast';
  },
  async staffCut(scene, id) {
    const path = `/java/console/broadcasts/${id}`;
    await until(scene, 'staff can cut', timeouts.start, async () => {
      const { admin } = scene.stage;
      const version = (await admin.get(path))?.body.version;
      const given = { state: 'cut', reason: 'Smoking', version };
      return isTaken(await admin.send('PATCH', path, given)) || null;
    });
    return 'cut';
  },
  async anchorIsBanned(scene) {
    await until(
      scene,
      'an anchor can be banned',
      timeouts.start,
      async () => (await ban(scene.stage, { reason: 'Smoking', until: null })) || null,
    );
    return 'banned';
  },
  async publisherStaysAway(scene, id) {
    await leave(scene);
    // What media does not say, no broadcast ends by.
    await sleep(2_000);
    await scene.stage.media.start();
    await until(scene, 'no broadcast stays open', timeouts.lapse, async () => {
      const [found] = await rows<{ by: string | null }>(
        scene.stage.db,
        sql`select ended_by as by from broadcast where id = ${id}`,
      );
      return found?.by ?? null;
    });
    return 'lapsed';
  },
};

function publish(scene: Scene): void {
  scene.encoder = scene.stage.publish(scene.key);
}

async function leave(scene: Scene): Promise<void> {
  await scene.encoder?.stop();
  scene.encoder = null;
}

async function makeKey(scene: Scene): Promise<string> {
  const answer = await insist(scene, scene.stage.anchor, 'POST', '/java/anchor/streamKey');
  return answer.body.result.key;
}

async function begin(scene: Scene): Promise<number> {
  const { anchor } = scene.stage;
  const answer = await insist(scene, anchor, 'GET', '/java/anchor/broadcast');
  const { id } = answer.body.result;
  await untilLive(scene, id);
  scene.look.begun(id);
  const isSeen = async () => scene.look.plays(id) || null;
  await until(scene, 'what is live can be watched', timeouts.picture, isSeen);
  return id;
}

async function untilLive(scene: Scene, id: number): Promise<void> {
  await until(scene, 'what begins, or comes back, is live', timeouts.picture, async () => {
    const { room } = scene.look;
    return (room?.state === 'live' && room.broadcast?.id === id) || null;
  });
}

async function unlock(scene: Scene, broadcastId: number): Promise<void> {
  const path = '/java/orderpay/match/pay/liveUnlock';
  await insist(scene, scene.stage.fan, 'POST', path, { broadcastId, price });
}

/** Whoever has this key is refused, once somebody can be asked. */
async function refused(scene: Scene, key: string, rule: string): Promise<void> {
  await until(scene, 'publishers are answered', timeouts.start, async () => {
    const code = await scene.stage.answerTo(key);
    if (code === publishStart) breakRule(scene, rule, code);
    return code;
  });
}

/** The gold of a broadcast that is over is where its end sends it, and moved there once. */
async function settled(scene: Scene, id: number, by: BroadcastEnd): Promise<void> {
  const { stage } = scene;
  const due = by === 'downcast' ? 'captured' : 'released';
  const begun = performance.now();
  let hurried = false;
  await until(scene, 'gold is settled', timeouts.gold, async () => {
    if (!hurried && performance.now() - begun > byItself) {
      hurried = true;
      await stage.hurry('live-settle');
    }
    const [found] = await rows<{ state: string; left: number }>(
      stage.db,
      sql`select h.state, (select sum(e.amount)::int from ledger_entry e
          join transfer t on t.id = e.transfer_id join ledger_account a on a.id = e.account_id
          where a.kind = 'escrow' and t.reference = 'broadcast:' || ${id}::int) as left
        from live_unlock u join hold h on h.id = u.hold_id where u.broadcast_id = ${id}`,
    );
    if (!found || found.state === 'held') return null;
    if (found.state !== due || found.left !== 0) {
      breakRule(scene, 'gold is settled once, as the end says', JSON.stringify({ by, ...found }));
    }
    return true;
  });
}

async function ban(stage: Stage, given: { reason: string; until: null } | null): Promise<boolean> {
  const path = `/java/console/anchors/${stage.anchor.uid}`;
  const version = (await stage.admin.get(path))?.body.version;
  return isTaken(await stage.admin.send('PATCH', path, { ban: given, version }));
}

const isTaken = (answer: Answer | null): boolean => answer?.status === 200;

/** Asks until it is done: whatever died comes back. */
const insist = (
  scene: Scene,
  client: Client,
  method: 'GET' | 'POST',
  path: string,
  body: object = {},
): Promise<Answer> =>
  until(scene, 'what was refused by nobody is done', timeouts.start, async () => {
    const answer =
      method === 'GET' ? await client.get(path) : await client.send('POST', path, body);
    if (answer?.body.errorCode) breakRule(scene, 'nothing is in the way', JSON.stringify(answer));
    return answer?.body.status === 'success' ? answer : null;
  });

/** Looks until something is there; what never comes breaks the rule. */
async function until<Value>(
  scene: Scene,
  rule: string,
  timeout: number,
  find: () => Promise<Value | null>,
): Promise<Value> {
  const deadline = performance.now() + timeout;
  for (;;) {
    const found = await find();
    if (scene.look.violations.length > 0) throw new Broken();
    if (found !== null) return found;
    if (performance.now() > deadline) breakRule(scene, rule, `not within ${timeout} ms`);
    await sleep(pollMs);
  }
}

async function watch(scene: Scene, ms: number): Promise<void> {
  const deadline = performance.now() + ms;
  await until(scene, '', ms * 2, async () => (performance.now() > deadline ? true : null));
}

function breakRule(scene: Scene, rule: string, what: string): never {
  scene.look.violations.push({ rule, what });
  throw new Broken();
}

/** All is up, and nothing of this run goes on in the next. */
async function tidy(stage: Stage): Promise<void> {
  await stage.media.start();
  await stage.server.start();
  await ban(stage, null);
  await stage.anchor.get('/java/anchor/downcast');
}
