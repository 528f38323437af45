import { randomUUID } from 'node:crypto';
import type { RoomName } from '@xiongmao/api/chat/shapes';
import { sql } from 'drizzle-orm';
import { sayInRoom } from '#modules/chat/index.ts';
import { int, orNull, text } from '#platform/db/columns.ts';
import { instant, rows } from '#platform/db/database.ts';
import type { ModuleContext } from '#platform/module.ts';
import { type Repeated, repeat } from '#platform/repeat.ts';
import { chance, pickOne } from '../chance.ts';
import { makeDemoAccount } from '../identity/accounts.ts';
import { lines, type Mood } from './lines.ts';

/** Fans who talk, and never sign in. */
const fans =
  'LaoZhang88 RedScarf7 XiaoQiuMi NorthStand NanKanTai KopKid9 AYue2008 TikiTaka HuangXiaoLong GoalLine MiSanDao Offside23 QingXun11 BackHeel BeiMenQiang LateWinner';

/** ms between looks, and between two things said in a room, on average. */
const every = { look: 3_000, word: 11_000, wordOfMatch: 30_000 };
/** Matches that are talked of beside those that anchors show: of football, where a goal is news. */
const mostMatches = 6;
const football = 202;

interface Talked {
  room: RoomName;
  home: string | null;
  away: string | null;
  score: string | null;
}

/** Has fans talk in the rooms of the demo's anchors and of some of its matches; a goal makes them all speak. */
export function createTalk(context: Pick<ModuleContext, 'db' | 'clock' | 'log'>) {
  const { db, clock, log } = context;
  const scores = new Map<RoomName, string | null>();
  let ids: number[] = [];

  async function look(): Promise<void> {
    for (const place of await findTalked()) {
      const before = scores.get(place.room);
      scores.set(place.room, place.score);
      const isGoal = before !== undefined && place.score !== null && before !== place.score;
      if (isGoal) {
        for (let said = 0; said < 3; said += 1) await say(place, 'goal');
        continue;
      }
      const average = place.room.startsWith('match') ? every.wordOfMatch : every.word;
      if (chance() < every.look / average) await say(place, place.home ? 'play' : 'lounge');
    }
  }

  async function findTalked(): Promise<Talked[]> {
    const found = await rows(
      db,
      {
        room: text,
        home: orNull(text),
        away: orNull(text),
        scoreHome: orNull(int),
        scoreAway: orNull(int),
      },
      sql`with rooms as (
          select 'anchor-' || b.anchor_id as room, b.match_id from anchors.broadcast b
          where b.on_air_at is not null and b.ended_at is null
          union all
          (select 'match-' || m.id, m.id from matches.match m
            where m.source = 'demo' and m.game_id = ${football} and m.status = 'live' and m.home_id is not null
              and m.starts_at > ${instant(clock.now())} - interval '6 hours'
            order by m.starts_at desc, m.id limit ${mostMatches})
        )
        select r.room, h.name as home, w.name as away, m.score_home as "scoreHome", m.score_away as "scoreAway"
        from rooms r left join (matches.match m join catalogue.team h on h.id = m.home_id
          join catalogue.team w on w.id = m.away_id) on m.id = r.match_id`,
    );
    return found.map(({ room, home, away, scoreHome, scoreAway }) => ({
      room: room as RoomName,
      home,
      away,
      score: scoreHome === null || scoreAway === null ? null : `${scoreHome}:${scoreAway}`,
    }));
  }

  async function say({ room, home, away, score }: Talked, mood: Mood): Promise<void> {
    const fit = lines[mood].filter((line) => score !== null || !line.includes('{score}'));
    const words = pickOne(fit)
      .replace('{side}', pickOne([home, away]) ?? '')
      .replace('{score}', score ?? '');
    // Who has just said the same, or is muted, is silent for once.
    await sayInRoom(db, room, {
      accountId: pickOne(ids),
      text: words,
      key: randomUUID(),
      now: clock.now(),
    });
  }

  async function makeFans(): Promise<void> {
    const at = clock.now();
    for (const name of fans.split(' ')) {
      const id = await db.transaction((tx) => makeDemoAccount(tx, { name, roles: ['user'], at }));
      if (id !== null) ids = [...ids, id];
    }
  }

  let looking: Repeated | null = null;
  return {
    async start(): Promise<void> {
      await makeFans();
      looking = repeat(every.look, look, (error) =>
        log.warn({ err: error }, "the demo's fans can't talk"),
      );
    },
    async stop(): Promise<void> {
      await looking?.stop();
    },
  };
}
