import pg from 'pg';
import type { Trade } from '#src/modules/wallet/recharge/gateway.ts';
import type { AttackName } from './abuse/attacks.ts';
import type { Kind } from './lane.ts';
import type { Rewriting } from './processes/processes.ts';

/** What of a statement is replaced. */
interface Rewritten {
  containing: string;
  from: string;
  to: string;
}

/** A guard that is taken out, to see that the suite misses it. */
export interface Break {
  about: string;
  /** The kind of runs that must find it missing. */
  kind: Kind;
  /** The seed from which on it is looked for: not long before the first that finds it missing. */
  from?: number;
  /** Where only each so many seeds are about it. */
  step?: number;
  /** What is changed in the suite's own database. */
  database?: (client: pg.Client) => Promise<void>;
  /** What is left out of a statement before it is sent. */
  statement?: Rewritten | readonly Rewritten[];
  /** What is changed in the product's own text as its processes load it. */
  text?: Rewriting;
  /** Of abuse: the attack that it stops. */
  stops?: AttackName;
  /** What a gateway's notification is taken for: a double that trusts it. */
  trust?: 'signature' | 'amount';
}

export const breaks = {
  lock: {
    about: 'a wallet is read first and written then, whatever came between',
    kind: 'interleavings',
    from: 12,
    async database(client) {
      await replaceIn(client, 'hold_gold', [[' FOR NO KEY UPDATE', '']]);
      await replaceIn(client, 'pay_gold', [[' FOR NO KEY UPDATE', '']]);
      await replaceIn(client, 'move_gold', [
        [
          `UPDATE ledger_account SET balance = balance - p_amount
	WHERE id = p_debit AND kind = 'user' AND balance >= p_amount RETURNING balance INTO after_debit;`,
          `SELECT balance - p_amount INTO after_debit FROM ledger_account
	WHERE id = p_debit AND kind = 'user' AND balance >= p_amount;
	UPDATE ledger_account SET balance = after_debit WHERE id = p_debit AND after_debit IS NOT NULL;`,
        ],
      ]);
    },
  },
  unique: {
    about: 'neither transfers nor purchases are unique',
    kind: 'interleavings',
    from: 12,
    async database(client) {
      await replaceIn(client, 'move_gold', [['ON CONFLICT (key) DO NOTHING', '']]);
      await replaceIn(client, 'buy_plan', [['ON CONFLICT (plan_id, buyer_id) DO NOTHING', '']]);
      await client.query('drop index transfer_key, purchase_once, purchase_key');
    },
  },
  key: {
    about: 'a key that came before may come with another plan',
    kind: 'interleavings',
    from: 14,
    async database(client) {
      await client.query('drop index purchase_key');
    },
  },
  once: {
    about: 'a hold that was settled can be settled again',
    kind: 'interleavings',
    from: 34,
    database: (client) =>
      replaceIn(client, 'release_holds', [
        [`WHERE id = ANY (p_holds) AND state = 'held'`, 'WHERE id = ANY (p_holds)'],
      ]),
    statement: {
      containing: "set state = 'captured'",
      from: "and state = 'held' returning amount",
      to: 'returning amount',
    },
  },
  signature: {
    about: 'a notification is believed whoever sent it',
    kind: 'interleavings',
    from: 30,
    trust: 'signature',
  },
  amount: {
    about: 'the amount of a notification is not compared with what was asked',
    kind: 'interleavings',
    from: 83,
    trust: 'amount',
  },
  order: {
    about: 'a payment that was paid can still be given up',
    kind: 'interleavings',
    from: 17,
    statement: {
      containing: "update payment set state = 'closed'",
      from: "and state = 'open'",
      to: '',
    },
  },
  sale: {
    about: 'a plan is sold whatever its state, also after kick-off',
    kind: 'interleavings',
    from: 14,
    database: (client) =>
      replaceIn(client, 'buy_plan', [['ELSIF on_sale IS NOT TRUE THEN', 'ELSIF false THEN']]),
  },
  begin: {
    about: 'a match may begin while a revision of a plan on it is published',
    kind: 'interleavings',
    from: 1090,
    statement: { containing: 'for share', from: 'for share', to: '' },
  },
  seal: {
    about: 'what a published plan predicts can be changed',
    kind: 'interleavings',
    from: 3,
    async database(client) {
      await client.query('drop trigger plan_stays_sealed on plan');
    },
  },
  over: {
    about: 'a room is unlocked also when it is over',
    kind: 'interleavings',
    from: 53,
    database: (client) =>
      replaceIn(client, 'unlock_room', [['ELSIF gone THEN', 'ELSIF false THEN']]),
  },
  price: {
    about: 'a room is unlocked at its price, whatever price was shown',
    kind: 'interleavings',
    from: 13,
    database: (client) =>
      replaceIn(client, 'unlock_room', [['ELSIF asked <> p_price THEN', 'ELSIF false THEN']]),
  },
  keys: {
    about: 'a key that came before may come with another room',
    kind: 'interleavings',
    from: 33,
    async database(client) {
      await client.query('drop index live_unlock_key');
    },
  },
  twice: {
    about: 'a person may unlock a broadcast twice, by one and the same hold',
    kind: 'interleavings',
    from: 103,
    async database(client) {
      await replaceIn(client, 'unlock_room', [
        ['ON CONFLICT (broadcast_id, account_id) DO NOTHING', ''],
      ]);
      await client.query('drop index live_unlock_once, live_unlock_hold');
    },
  },
  tap: {
    about: 'a gift is given anew by a key that gave it before',
    kind: 'interleavings',
    from: 38,
    async database(client) {
      await replaceIn(client, 'give_gift', [
        ['WHERE account_id = p_account AND key = p_key;', 'WHERE false;'],
        ['ON CONFLICT (account_id, key) DO NOTHING', ''],
      ]);
      await client.query('drop index gift_sent_key, chat_message_key');
    },
  },
  tag: {
    about: 'a gift is given at its price, whatever price was shown',
    kind: 'interleavings',
    from: 8,
    database: (client) =>
      replaceIn(client, 'give_gift', [['ELSIF asked <> p_price THEN', 'ELSIF false THEN']]),
  },
  reuse: {
    about: 'a key that came before may come with another gift',
    kind: 'interleavings',
    from: 18,
    database: (client) =>
      replaceIn(client, 'give_gift', [
        ['IS DISTINCT FROM (p_gift, p_anchor, p_count, p_price) THEN', 'IS NULL THEN'],
      ]),
  },
  stock: {
    about: 'goods are reserved whether there are any or not',
    kind: 'interleavings',
    from: 30,
    async database(client) {
      await client.query('alter table goods drop constraint goods_stock');
      await replaceIn(client, 'create_order', [
        ['ELSIF wanted.free < p_count AND NOT EXISTS', 'ELSIF false AND NOT EXISTS'],
        ['WHERE id = p_goods AND free >= p_count', 'WHERE id = p_goods'],
        ['IF p_count > remaining THEN', 'IF false THEN'],
      ]);
    },
  },
  cards: {
    about: 'a card is given whether somebody has it or not',
    kind: 'interleavings',
    from: 30,
    database: (client) => replaceIn(client, 'give_cards', [[' AND order_id IS NULL', '']]),
  },
  deck: {
    about: 'two draw from a box at a time, each not knowing of the other',
    kind: 'interleavings',
    from: 30,
    async database(client) {
      await replaceIn(client, 'admit_draws', [[' FOR NO KEY UPDATE', '']]);
    },
  },
  deadline: {
    about: 'what was reserved can be paid however late',
    kind: 'interleavings',
    from: 120,
    database: (client) => replaceIn(client, 'pay_order', [[' OR paid.pay_before <= p_at', '']]),
  },
  paid: {
    about: 'an order is paid and given as often as somebody asks',
    kind: 'interleavings',
    from: 10,
    database: (client) =>
      replaceIn(client, 'pay_order', [
        [`ELSIF paid.paid_at IS NOT NULL AND paid.state <> 'cancelled' THEN`, 'ELSIF false THEN'],
        [`ELSIF paid.state <> 'unpaid' OR`, 'ELSIF'],
      ]),
  },
  expiry: {
    about: 'an order is paid that lapses at the same moment',
    kind: 'interleavings',
    from: 16,
    step: 40,
    database: (client) => replaceIn(client, 'pay_order', [[' FOR UPDATE', '']]),
  },
  parcel: {
    about: 'an order is shipped or cancelled as it was read, whatever came between',
    kind: 'interleavings',
    from: 60,
    statement: [
      {
        containing: 'lock_wallets(array',
        from: 'wallet.lock_wallets(array',
        to: 'cardinality(array',
      },
      { containing: 'for update of o', from: 'for update of o', to: '' },
    ],
  },
  claim: {
    about: 'an order that somebody has is anybody’s to work on',
    kind: 'interleavings',
    from: 20,
    statement: {
      containing: 'o.claimed_until as "claimedUntil"',
      from: 'o.claimed_until as',
      to: 'null::timestamptz as',
    },
  },
  air: {
    about: 'a gift is given also in a broadcast that is over',
    kind: 'interleavings',
    from: 48,
    database: (client) =>
      replaceIn(client, 'give_gift', [['AND ended_at IS NULL AND on_air_at', 'AND on_air_at']]),
  },
  oneself: {
    about: 'an anchor may give to themselves',
    kind: 'interleavings',
    from: 60,
    database: (client) =>
      replaceIn(client, 'give_gift', [['ELSIF p_anchor = p_account THEN', 'ELSIF false THEN']]),
  },
  durable: {
    about: 'the database acknowledges before it has written (synchronous_commit off)',
    kind: 'kills',
    from: 159,
    async database(client) {
      const { rows } = await client.query<{ name: string }>('select current_database() as name');
      await client.query(`alter database ${rows[0]!.name} set synchronous_commit = off`);
      await writeLate(client);
    },
  },
  wait: {
    about: 'who let go of a row before the disk had it answers without waiting for that',
    kind: 'kills',
    from: 159,
    async database(client) {
      await replaceIn(client, 'wait_for_disk', [
        ["pg_logical_emit_message(true, 'xiongmao', '')", 'null'],
      ]);
      await writeLate(client);
    },
  },
  silence: {
    about: 'a room does not mind that media is silent',
    kind: 'media',
    from: 37,
    text: {
      file: 'apps/server/src/modules/live/media/watcher.ts',
      from: 'if (missed >= mostMissed)',
      to: 'if (false)',
    },
  },
  lapse: {
    about: 'a broadcast whose picture stays away is waited for without end',
    kind: 'media',
    from: 55,
    text: {
      file: 'apps/server/src/modules/live/media/watcher.ts',
      from: '    await lapse();',
      to: '',
    },
  },
  cut: {
    about: 'media cuts nothing that it is asked to',
    kind: 'media',
    from: 60,
    text: {
      file: 'apps/media/src/http/control.ts',
      from: 'streams.cut(data.stream, data.reason, data.recording)',
      to: 'true',
    },
  },
  grant: {
    about: 'a token plays whatever its stream shows',
    kind: 'media',
    from: 60,
    text: {
      file: 'apps/media/src/playback/gate.ts',
      from: 'recordings && !recordings.includes(recording)',
      to: 'false',
    },
  },
  banned: {
    about: 'who is banned may publish',
    kind: 'media',
    from: 285,
    text: {
      file: 'apps/server/src/modules/live/hooks/may-publish.ts',
      from: "if (await banOf(db, uid, clock.now())) return 'banned';",
      to: '',
    },
  },
  rotated: {
    about: 'a stream takes any secret',
    kind: 'media',
    from: 2,
    text: {
      file: 'apps/server/src/modules/live/keys/stream-key.ts',
      from: 'found && isSame(hash, found.hash)',
      to: 'found',
    },
  },
  settle: {
    about: 'what was held for a broadcast stays held',
    kind: 'media',
    from: 18,
    text: {
      file: 'apps/server/src/modules/live/unlocks/settle-unlocks.ts',
      from: 'if (!broadcast || broadcast.endedAt === null) return;',
      to: 'return;',
    },
  },
  limit: {
    about: 'nobody is told that they call too often',
    kind: 'abuse',
    stops: 'costlyReads',
    text: {
      file: 'apps/server/src/platform/http/limits/call-limits.ts',
      from: "if (ofHost > 0) return { by: 'host', wait: ofHost };",
      to: '',
    },
  },
  connections: {
    about: 'an address may have any number of connections',
    kind: 'abuse',
    stops: 'hoarders',
    text: {
      file: 'packages/api/src/hosting/guard-server.ts',
      from: 'onRefused?.();\n      socket.destroy();',
      to: '',
    },
  },
  budget: {
    about: 'a socket may say any number of messages',
    kind: 'abuse',
    stops: 'joiners',
    text: {
      file: 'apps/server/src/platform/realtime/realtime.ts',
      from: 'if (wait === 0) return true;',
      to: 'return true;',
    },
  },
  frames: {
    about: 'a frame that says nothing costs nothing',
    kind: 'abuse',
    stops: 'controlFrames',
    text: {
      file: 'apps/server/src/platform/realtime/realtime.ts',
      from: 'const isPaid = spend(peer, 1);',
      to: 'const isPaid = true;',
    },
  },
  origin: {
    about: 'a page of any origin may open a socket',
    kind: 'abuse',
    stops: 'foreignOrigins',
    text: {
      file: 'apps/server/src/platform/realtime/handshakes.ts',
      from: 'if (foreign) return foreign;',
      to: '',
    },
  },
} satisfies Record<string, Break>;

export type BreakName = keyof typeof breaks;

/** Those whose guard is part of runs of a kind. */
export const breaksOf = (kind: Kind): BreakName[] =>
  (Object.keys(breaks) as BreakName[]).filter((name) => breaks[name].kind === kind);

/** Takes a guard out of the database; fails when the guard is not where it was. */
export async function takeOut({ database }: Break, url: string): Promise<void> {
  if (!database) return;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await database(client);
  await client.end();
}

/** So that what is not written is lost for sure, and not only with bad luck. */
async function writeLate(client: pg.Client): Promise<void> {
  await client.query("alter system set wal_writer_delay = '10s'");
  await client.query('select pg_reload_conf()');
}

async function replaceIn(
  client: pg.Client,
  name: string,
  changes: readonly (readonly [from: string, to: string])[],
): Promise<void> {
  const { rows } = await client.query<{ text: string }>(
    'select pg_get_functiondef(oid) as text from pg_proc where proname = $1',
    [name],
  );
  let text = rows[0]?.text ?? '';
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`${name} has no longer: ${from}`);
    text = text.replace(from, to);
  }
  await client.query(text);
}

/** Leaves a guard out of the statements that have it. */
export function rewriting(broken: Break | null): (text: string) => string {
  const statements = [broken?.statement ?? []].flat();
  return (given) =>
    statements.reduce((text, { containing, from, to }) => {
      if (!text.includes(containing)) return text;
      if (!text.includes(from)) throw new Error(`"${containing}" has no longer: ${from}`);
      return text.replace(from, to);
    }, given);
}

/** What a trusting double makes of a trade that the gateway told, or that somebody forged. */
export interface PaymentClaim {
  read: Trade | null;
  /** As the form says, whoever signed it. */
  claimed: Trade;
  /** What was asked for. */
  asked: number;
}

export function believe({ trust }: Break, { read, claimed, asked }: PaymentClaim): Trade | null {
  if (trust === 'signature') return claimed;
  if (trust === 'amount' && read) return { ...read, fen: asked };
  return read;
}
