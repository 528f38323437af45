import { anchorRules } from '@xiongmao/api/anchors/rules';
import { isInPlay } from '@xiongmao/api/matches/statuses';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import {
  anchorRole,
  applyAsAnchor,
  beginBroadcast,
  endBroadcast,
  findStanding,
  giveRights,
  openBroadcastOf,
  readAnchorDocument,
  reserve,
  setPicture,
  updateSettings,
} from '#modules/anchors/index.ts';
import { updateAccount } from '#modules/identity/index.ts';
import { makeStreamKey } from '#modules/live/index.ts';
import { int } from '#platform/db/columns.ts';
import { instant, rows } from '#platform/db/database.ts';
import type { ModuleContext } from '#platform/module.ts';
import { findDemoAccount, makeDemoAccount } from '../identity/accounts.ts';
import { unlessRefused } from '../unless-refused.ts';
import { poster } from './clip.ts';

interface DemoAnchor {
  name: string;
  /** A number that nobody has: anchors apply with one. */
  mobile: string;
  introduction: string;
  detail: string;
  title: string;
  language: string;
  /** Of a room without a match. */
  label: string | null;
  price: number | null;
  /** Whether their room is on around the clock; the others' are for who tries the studio. */
  streams: boolean;
}

/** The demo's anchors. The clip that they show is football, and so are their matches. */
const demoAnchors: readonly DemoAnchor[] = [
  {
    name: 'anchor',
    mobile: '19900000001',
    introduction: '八年解说经验，陪你看懂每一场比赛。',
    detail: '每晚八点开播，赛前聊阵容，赛后聊战术，欢迎点播比赛。',
    title: '今晚一起看球',
    language: 'zh',
    label: null,
    price: null,
    streams: false,
  },
  {
    name: 'PitchsideLiu',
    mobile: '19900000002',
    introduction: '前职业队翻译，场边视角看足球，解说不吵不闹。',
    detail: '每场比赛全程解说，中场连麦答疑。',
    title: '场边解说：和老刘一起看球',
    language: 'zh',
    label: null,
    price: null,
    streams: true,
  },
  {
    name: 'MayaOnTheBall',
    mobile: '19900000003',
    introduction: 'Tactics, substitutions and set pieces, explained while they happen.',
    detail: 'Match commentary in English, every evening. Questions welcome at half-time.',
    title: 'Tactics cam with Maya',
    language: 'en',
    label: null,
    price: 20,
    streams: true,
  },
  {
    name: 'PandaLounge',
    mobile: '19900000004',
    introduction: '熊猫闲聊室：不聊比分，只聊足球。',
    detail: '天天直播，战术板、老照片、球迷故事。',
    title: '熊猫足球夜话',
    language: 'zh',
    label: '足球夜话',
    price: null,
    streams: true,
  },
];

/** An anchor of the demo whose room is to be on. */
export interface Streaming {
  uid: number;
  name: string;
}

/** Makes the demo's anchors, each with a room: what they show comes with the matches. */
export async function seedDemoAnchors(context: ModuleContext): Promise<void> {
  for (const anchor of demoAnchors) await makeAnchor(context, anchor);
}

/**
 * Keeps the demo's rooms as they are in life: anchors who applied and were let in, a broadcast for a match that is
 * played, another once it is over. Answers whose picture is due.
 */
export async function tendRooms(context: ModuleContext): Promise<Streaming[]> {
  const { db, jobs, clock } = context;
  const streaming: Streaming[] = [];
  for (const anchor of demoAnchors) {
    const uid = await makeAnchor(context, anchor);
    if (uid === null) continue;
    if (!anchor.streams) {
      await reserveSome(context, uid);
      continue;
    }
    const now = clock.now();
    const open = await openBroadcastOf(db, uid);
    const isOver = open?.match && !isInPlay(open.match.status);
    if (isOver) await db.transaction((tx) => endBroadcast(tx, jobs, { uid, now }));
    const isOn = (open && !isOver) || (await begin(context, uid, anchor));
    if (isOn) streaming.push({ uid, name: anchor.name });
  }
  return streaming;
}

/** Their key, another than the one of before. */
export const keyOf = (context: ModuleContext, uid: number): Promise<string> =>
  context.db.transaction((tx) => makeStreamKey(tx, context, { uid, now: context.clock.now() }));

/** Their uid; null where the name is someone else's, or they were refused, banned or had the role taken. */
async function makeAnchor(context: ModuleContext, anchor: DemoAnchor): Promise<number | null> {
  const { db, clock, jobs, secret } = context;
  const { name, mobile, introduction, detail, title, language, label, price } = anchor;
  const now = clock.now();
  const support = await findDemoAccount(db, 'support');
  const uid = await db.transaction(async (tx) => {
    const roles = ['user' as const, 'anchor' as const];
    const known = await findDemoAccount(tx, name);
    const id = known?.id ?? (await makeDemoAccount(tx, { name, roles, at: now }));
    if (id !== null) await updateAccount(tx, id, { areaCode: '86', mobile });
    return id;
  });
  if (uid === null || !support) return null;
  const { state, ban } = await findStanding(db, uid, now);
  if (state !== 'none') return state === 'approved' && !ban ? uid : null;

  const document = await sharp({
    create: { width: 600, height: 380, channels: 3, background: '#dfe5ea' },
  })
    .png()
    .toBuffer();
  await applyAsAnchor(context, {
    uid,
    realName: name,
    birthDate: '1990-01-01',
    introduction,
    documents: [document],
    rules: anchorRules.version,
  });
  await db.transaction(async (tx) => {
    await readAnchorDocument(tx, secret, { userId: uid, side: 0, by: support.id });
    await anchorRole.give(tx, { to: uid, role: 'anchor', by: support.id, now }, jobs);
    await giveRights(tx, uid, ['custom', 'paid']);
    const room = { detail, title, language, label: label ?? '', matchId: null };
    const terms = price === null ? {} : { paid: true, price, previewSeconds: 60 };
    await updateSettings(tx, jobs, { uid, changes: { ...room, ...terms }, now });
  });
  const cover = (await poster()).toString('base64');
  await setPicture(context, { uid, slot: 'cover', image: cover });
  return uid;
}

/** Goes live with the next match that is played and that none of them shows; false where there is none. */
async function begin(context: ModuleContext, uid: number, { label }: DemoAnchor): Promise<boolean> {
  const { db, jobs, clock } = context;
  const now = clock.now();
  const [match] = label
    ? []
    : await rows(
        db,
        { id: int },
        sql`select m.id from matches.match m
          where m.game_id = 202 and m.status = 'live'
            and not exists (select from anchors.broadcast b where b.match_id = m.id and b.ended_at is null)
          order by m.starts_at desc limit 1`,
      );
  if (!match && !label) return false;
  const changes = { matchId: match?.id ?? null };
  const begun = await unlessRefused(() =>
    db.transaction(async (tx) => {
      await updateSettings(tx, jobs, { uid, changes, now });
      await beginBroadcast(tx, context, { uid, now });
      return true;
    }),
  );
  return begun ?? false;
}

/** Two matches of the evening. */
async function reserveSome({ db, clock }: ModuleContext, uid: number): Promise<void> {
  const now = clock.now();
  const matches = await rows(
    db,
    { id: int },
    sql`select m.id from matches.match m where m.game_id = 202
      and matches.is_to_come(m.status, m.starts_at, ${instant(now)} + interval '2 hours')
      order by m.starts_at limit 2`,
  );
  for (const { id } of matches) {
    // They may have reserved it before, or as many as one can.
    await unlessRefused(() => db.transaction((tx) => reserve(tx, { uid, matchId: id, now })));
  }
}
