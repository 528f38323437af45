import { z } from 'zod';
import { figuresOf, shirtNumber, teamFigures } from '../box.ts';
import { isGameId } from '../league.ts';
import { dataPlays, playByPlay } from '../plays/data-plays.ts';
import { postponement, statusOf } from '../status.ts';
import { type Box, fullName, type GameFacts, type Odd } from './facts.ts';

const text = z.string().max(120).nullish();
const gameId = z.string().refine(isGameId, 'no game id');

const team = z.object({ tid: z.int(), ta: text, tn: text, tc: text });
const points = z.int().min(0).max(999);
/** A number as text, empty before the game. */
const score = z.union([z.string().regex(/^\d{0,3}$/), points]).nullish();
const scheduled = z.object({
  gid: gameId,
  gdte: z.iso.date(),
  gdtutc: text,
  utctm: text,
  st: z.union([z.string(), z.int()]),
  stt: text,
  ppdst: text,
  an: text,
  v: team.extend({ s: score }),
  h: team.extend({ s: score }),
});
const month = z.object({ mscd: z.object({ g: z.array(z.unknown()) }) });
const schedule = z.union([z.object({ lscd: z.array(month) }), month]);

const figures = z.record(z.string(), z.unknown());
const player = z.looseObject({
  pid: z.int(),
  fn: text,
  ln: text,
  num: text,
  pos: text,
  min: z.number().nullish(),
  sec: z.number().nullish(),
  status: text,
});
const side = team.extend({ s: points.nullish(), tstsg: figures.nullish() }).catchall(z.unknown());
const detail = z.object({
  g: z.object({
    gid: gameId,
    gdte: z.iso.date().nullish(),
    gdtutc: text,
    utctm: text,
    st: z.union([z.string(), z.int()]).nullish(),
    stt: text,
    an: text,
    p: z.int().nullish(),
    vls: side,
    hls: side,
  }),
});

/** What a document of the data service says about games; null where it is none. */
export function dataFacts(value: unknown, odd: Odd): GameFacts[] | null {
  const list = schedule.safeParse(value).data;
  if (list) {
    const months = 'lscd' in list ? list.lscd : [list];
    return months.flatMap(({ mscd }, index) =>
      mscd.g.flatMap((raw, number) => {
        const { data, error } = scheduled.safeParse(raw);
        if (data) return [scheduledGame(data, odd)];
        const place = [`lscd[${index}].mscd.g[${number}]`, ...(error.issues[0]?.path ?? [])].join(
          '.',
        );
        odd(place, error.issues[0]?.message ?? 'no game', raw);
        return [];
      }),
    );
  }
  const box = detail.safeParse(value).data;
  if (box) return [boxScore(box.g, odd)];
  const plays = playByPlay.safeParse(value).data;
  return plays ? [dataPlays(plays.g, odd)] : null;
}

function scheduledGame(game: z.infer<typeof scheduled>, odd: Odd): GameFacts {
  const { gid, gdte, st, stt, ppdst, v, h } = game;
  const told = statusOf(st, stt);
  const moved = postponement(ppdst);
  if (!told) odd(`game ${gid}`, 'unknown status', st);
  if (moved === undefined) odd(`game ${gid}`, 'unknown postponed status', ppdst);
  const home = idOf(h, 'home');
  const away = idOf(v, 'away');
  const status = (told !== 'final' && moved) || told || undefined;
  const pointsOf = (points: string | number | null | undefined) => Number(points || Number.NaN);
  const hasScore = Number.isInteger(pointsOf(h.s)) && Number.isInteger(pointsOf(v.s));
  return {
    gameId: gid,
    service: 'data',
    home,
    away,
    names: { [home]: nameOf(h), [away]: nameOf(v) },
    date: gdte,
    startsAt: instantOf(game),
    status,
    ...(hasScore &&
      (status === 'final' || status === 'live') && {
        points: { [home]: pointsOf(h.s), [away]: pointsOf(v.s) },
      }),
    venue: game.an || undefined,
  };
}

type Team = z.infer<typeof team>;

/** Sides that are not known yet have number 0. */
function idOf({ tid }: Team, role: 'home' | 'away'): string {
  return tid === 0 ? `tbd-${role}` : String(tid);
}

function nameOf({ ta, tn, tc }: Team) {
  return { name: fullName(tc || null, tn || null), abbr: ta || undefined };
}

function instantOf(game: { gdtutc?: string | null; utctm?: string | null; stt?: string | null }) {
  const instant = new Date(`${game.gdtutc}T${game.utctm}:00Z`);
  const isKnown = game.stt !== 'TBD' && !Number.isNaN(instant.getTime());
  return isKnown ? instant.toISOString() : undefined;
}

function boxScore(game: z.infer<typeof detail>['g'], odd: Odd): GameFacts {
  const { gid, hls, vls, st } = game;
  const status = statusOf(st, game.stt);
  if (!status) odd(`game ${gid}`, 'unknown status', st);
  const home = idOf(hls, 'home');
  const away = idOf(vls, 'away');
  const hasScore = typeof hls.s === 'number' && typeof vls.s === 'number' && status !== 'scheduled';
  return {
    gameId: gid,
    service: 'data',
    home,
    away,
    names: { [home]: nameOf(hls), [away]: nameOf(vls) },
    date: game.gdte ?? undefined,
    startsAt: instantOf(game),
    status: status ?? undefined,
    ...(hasScore && {
      points: { [home]: hls.s ?? 0, [away]: vls.s ?? 0 },
      periods: { [home]: periodsOf(hls), [away]: periodsOf(vls) },
    }),
    venue: game.an || undefined,
    boxes: { [home]: boxOf(hls), [away]: boxOf(vls) },
  };
}

type Side = z.infer<typeof side>;

function periodsOf(scores: Side): number[] {
  const keys = [
    'q1',
    'q2',
    'q3',
    'q4',
    ...Array.from({ length: 10 }, (_, index) => `ot${index + 1}`),
  ];
  return keys.flatMap((key) => points.safeParse(scores[key]).data ?? []);
}

function boxOf({ tstsg, s, pstsg }: Side): Box {
  const players = z.array(z.unknown()).safeParse(pstsg).data ?? [];
  const points: Record<string, number> = typeof s === 'number' ? { points: s } : {};
  return {
    statistics: { ...teamFigures(figuresOf('data', tstsg ?? {})), ...points },
    players: players.flatMap((raw) => {
      const entry = player.safeParse(raw).data;
      // Inactive players could not come on.
      if (!entry || entry.status === 'I') return [];
      const minutes = Math.round(((entry.min ?? 0) + (entry.sec ?? 0) / 60) * 10) / 10;
      return [
        {
          id: String(entry.pid),
          name: [entry.fn, entry.ln].filter(Boolean).join(' ') || String(entry.pid),
          number: shirtNumber(entry.num),
          position: entry.pos || null,
          starter: Boolean(entry.pos),
          statistics: { minutes, ...figuresOf('data', entry) },
        },
      ];
    }),
  };
}
