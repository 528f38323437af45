import { type Sport, type SportKey, sports } from '@xiongmao/api/catalogue/sports';
import type { OddsMessage } from '@xiongmao/api/feeds/messages';
import type { ScorePair } from '@xiongmao/api/matches/sides';
import { offersDraw } from '@xiongmao/api/odds/markets';
import type { ToldOdds } from '@xiongmao/api/odds/shapes';
import type { Plan } from '../programme/match-plan.ts';
import { hour, minute } from '../programme/plan.ts';
import { type Random, randomOf } from '../random.ts';
import type { Fact, Moment } from '../scene.ts';

/** None of them exists: what each keeps of a stake, how far it strays from the others, and ms it takes to follow. */
const bookmakers = [
  { name: 'Alderbet', margin: 0.028, stray: 0.006, delay: 2_000 },
  { name: 'Birchwood', margin: 0.05, stray: 0.012, delay: 6_000 },
  { name: 'Cedar & Sons', margin: 0.065, stray: 0.018, delay: 12_000 },
] as const;

/** What a sport's matches come to: the sum of both, how far one leads at the end, and the steps of lines. */
const figures: Record<
  SportKey,
  { total: number; spread: number; deviation: number; step: number; most: number } | null
> = {
  soccer: { total: 2.6, spread: 1.6, deviation: 1.6, step: 0.25, most: 3.5 },
  basketball: { total: 193, spread: 14, deviation: 17, step: 0.5, most: 34.5 },
  baseball: { total: 8, spread: 3.7, deviation: 3.9, step: 0.5, most: 5.5 },
  americanFootball: { total: 48, spread: 13.5, deviation: 12.5, step: 0.5, most: 24.5 },
  cricket: { total: 330, spread: 30, deviation: 45, step: 0.5, most: 149.5 },
  generic: { total: 62, spread: 6.5, deviation: 9, step: 0.5, most: 49.5 },
  tennis: null,
  snooker: null,
  volleyball: null,
  tableTennis: null,
  badminton: null,
  mobaBestOf: null,
  roundsBestOf: null,
  pointsBestOf: null,
  battleRoyale: null,
};

/** How a match stands, from what share of it: 0 before it begins. */
interface Stand {
  share: number;
  score: ScorePair;
}

const opened: Stand = { share: 0, score: { home: 0, away: 0 } };
/** What is offered first, so long before the start at most. */
const openedBefore = 48 * hour;

const openedAt = ({ startsAt, knownAt }: Plan) => Math.max(knownAt, startsAt - openedBefore);

/** The first prices of a match: known with it. */
export function openingOdds(plan: Plan): OddsMessage[] {
  return factsAt(plan, openedAt(plan), opened, false).map(({ message }) => message as OddsMessage);
}

/** How prices move before a match that starts at an instant, and with its score; none is told after its end. */
export function oddsFacts(plan: Plan, start: number, moments: readonly Moment[]): Fact[] {
  if (plan.lobby) return [];
  const random = randomOf(`odds ${plan.id}`);
  const opening = openedAt(plan);
  const facts = factsAt(plan, opening, opened, false);
  for (let at = opening; ; ) {
    // The nearer the start the more often.
    at += Math.max(15 * minute, (start - at) * random.float(0.2, 0.5));
    if (at > start - 5 * minute) break;
    facts.push(...factsAt(plan, Math.round(at), opened, false));
  }
  const scenes = moments.flatMap(({ at, scene }) => (scene && at >= 0 ? [{ at, ...scene }] : []));
  const end = scenes.at(-1)?.at ?? 0;
  let [last, told] = ['', Number.NEGATIVE_INFINITY];
  for (const { at, score, status } of scenes) {
    const stands = `${score?.home}-${score?.away}`;
    const isNews = stands !== last ? at - told > 45_000 : at - told > 4 * minute;
    if (status !== 'live' || !score || !isNews || at > end * 0.97) continue;
    const stand = { share: at / end, score };
    // Where goals are few each stops the market until it is priced anew.
    if (last !== '' && stands !== last && plan.game.sport === 'soccer') {
      facts.push(...factsAt(plan, start + at, stand, true));
      facts.push(...factsAt(plan, start + at + 30_000, stand, false));
    } else facts.push(...factsAt(plan, start + at, stand, false));
    [last, told] = [stands, at];
  }
  return facts.filter(({ at }) => at < start + end);
}

/** What each bookmaker says of a match as it stands at an instant. */
function factsAt(plan: Plan, at: number, stand: Stand, suspended: boolean): Fact[] {
  if (plan.lobby) return [];
  const mood = randomOf(`odds ${plan.id} ${Math.round(at / hour)}`);
  const drift = mood.float(-0.12, 0.12);
  return bookmakers.flatMap(({ name, margin, stray, delay }) => {
    const random = randomOf(`${name} ${plan.id} ${at}`);
    const when = at + (stand.share > 0 ? delay : 0);
    const markets = offered(plan, stand, drift + random.float(-stray, stray) * 4, {
      margin,
      random,
    });
    const told = { bookmaker: name, at: new Date(when).toISOString(), suspended };
    return markets.map((market): Fact => {
      const odds = { ...told, ...market } as ToldOdds;
      return { at: when, message: { type: 'odds', match: plan.id, version: when, odds } };
    });
  });
}

type Offered = Pick<ToldOdds, 'market' | 'prices'> & { line?: number };

function offered(
  { id, game, league }: Plan,
  { share, score }: Stand,
  drift: number,
  { margin, random }: { margin: number; random: Random },
): Offered[] {
  const sport: Sport = sports[game.sport];
  const strength = randomOf(`strength ${id}`).float(-1, 1.25) + drift;
  const price = (chance: number) => {
    const fair = 1 / (Math.min(0.985, Math.max(0.012, chance)) * (1 + margin));
    // Two decimals, as they are printed; three near 1.
    const step = fair < 1.1 ? 5 : fair < 6 ? 10 : fair < 20 ? 100 : 500;
    return Math.min(51_000, Math.max(1_005, Math.round((fair * 1_000) / step) * step));
  };
  const pair = <One extends string, Other extends string>(one: One, other: Other, chance: number) =>
    ({ [one]: price(chance), [other]: price(1 - chance) }) as Record<One | Other, number>;
  const known = figures[game.sport];
  if (!known) {
    // Sets, frames, maps: who is nearer to the last of them.
    const wins = Math.floor((league.bestOf ?? sport.period.count) / 2) + 1;
    const lead = (score.home - score.away) / Math.sqrt(wins);
    const left = Math.max(0.35, 1 - Math.max(score.home, score.away) / wins);
    const chance = normal((strength * 0.7 * left + lead) / Math.sqrt(left));
    const winner: Offered = { market: 'winner', prices: pair('home', 'away', chance) };
    if (share > 0 || !league.bestOf || league.bestOf < 3) return [winner];
    const line = strength > 0 ? -1.5 : 1.5;
    const total = wins + Math.floor((league.bestOf - wins) / 2) + 0.5;
    const closeness = normal(0.3 - Math.abs(strength) * 0.4 + random.float(-0.05, 0.05));
    return [
      winner,
      {
        market: 'handicap',
        line,
        prices: pair('home', 'away', normal(strength * 0.7 + line * 0.55)),
      },
      {
        market: 'total',
        line: total,
        prices: pair('over', 'under', closeness),
      },
    ];
  }
  const left = Math.max(0.01, 1 - share);
  const mean = score.home - score.away + strength * known.spread * 0.5 * left;
  const deviation = known.spread * Math.sqrt(left);
  const round = (value: number) => Math.round(value / known.step) * known.step;
  const isDrawn = offersDraw[game.sport];
  const half = isDrawn ? 0.5 : 0;
  const [home, away] = [normal((mean - half) / deviation), normal((-mean - half) / deviation)];
  const winner: Offered = {
    market: 'winner',
    prices: isDrawn
      ? { home: price(home), draw: price(1 - home - away), away: price(away) }
      : pair('home', 'away', home),
  };
  // Who bats second has a lead to make up: nobody offers lines by then.
  if (share > 0 && game.sport === 'cricket') return [winner];
  const line = round(Math.max(-known.most, Math.min(known.most, -mean)));
  const sum = score.home + score.away;
  const expected =
    sum + known.total * left * (1 + randomOf(`total ${id}`).float(-0.12, 0.12) + drift / 4);
  const total = Math.max(round(expected), sum + known.step, known.step);
  const over = normal((expected - total) / (known.deviation * Math.sqrt(left)));
  return [
    winner,
    {
      market: 'handicap',
      // Not -0, which JSON does not know.
      line: line === 0 ? 0 : line,
      prices: pair('home', 'away', normal((mean + line) / deviation)),
    },
    { market: 'total', line: total, prices: pair('over', 'under', over) },
  ];
}

/** The share of a normal distribution below `z`. */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    0.3989423 *
    Math.exp((-z * z) / 2) *
    t *
    (0.3193815 + t * (-0.3565638 + t * (1.781478 + t * (-1.821256 + t * 1.330274))));
  return z > 0 ? 1 - tail : tail;
}
