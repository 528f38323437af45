import type { Side } from '../../sides.ts';
import { type Ball, conceded, isLegal, totalOf, writeBall } from './balls.ts';
import type {
  Batter,
  Bowler,
  Dismissal,
  DismissalWay,
  Extras,
  Over,
  Partnership,
  Powerplay,
  Replacement,
  ScorecardInnings,
} from './scorecard.ts';

/** A ball as it is seen: who bowled it to whom, and who left. */
export interface Delivery extends Omit<Ball, 'striker' | 'wicket'> {
  striker: string;
  partner: string;
  bowler: string;
  leaving: readonly Leaving[];
}

export interface Leaving {
  player: string;
  way: DismissalWay;
  fielders: Dismissal['fielders'];
}

export const noRuns: Omit<Ball, 'striker' | 'wicket'> = {
  runs: 0,
  allRun: false,
  byes: 0,
  legByes: 0,
  wides: 0,
  noBalls: 0,
  penalty: 0,
};

interface Rules {
  key: string;
  period: string;
  side: Side;
  ballsPerOver: number;
  /** Who may bat, in order. */
  squad: readonly string[];
  idOf(player: string): string | null;
  target?: ScorecardInnings['target'];
  followOn?: boolean;
  /** With the figures that are made in them. */
  powerplays?: readonly Pick<Powerplay, 'kind' | 'from' | 'to'>[];
}

const byBowler = new Set<DismissalWay>([
  'bowled',
  'caught',
  'caughtAndBowled',
  'lbw',
  'stumped',
  'hitWicket',
]);
const noWicket = new Set<DismissalWay>(['retiredHurt', 'retiredNotOut', 'absentHurt']);

/** Whether a side loses a wicket by it. */
export const isWicket = (way: DismissalWay): boolean => !noWicket.has(way);

/** Overs as fans write them: `20`, `36.4`. */
export const oversText = (overs: number, balls: number): string =>
  balls === 0 ? String(overs) : `${overs}.${balls}`;

type BowlerSoFar = Omit<Bowler, 'overs'> & { full: number; balls: number; dots: number };
type BatterSoFar = Batter & { balls: number; fours: number; sixes: number };
type Stand = Omit<Partnership, 'batters'> & { balls: number; batters: Map<string, number> };

interface CurrentOver {
  over: number;
  counted: number;
  legal: number;
  conceded: number;
  /** By bowler: one who is hurt is replaced within the over. */
  spells: Spell[];
}

interface Spell extends Over {
  legal: number;
}

/** Keeps the score of an innings ball by ball, and tells it as a part of a scorecard at any time. */
export class Scorer {
  runs = 0;
  wickets = 0;
  readonly extras: Extras = { byes: 0, legByes: 0, wides: 0, noBalls: 0, penalty: 0 };
  dots = 0;
  readonly batters: BatterSoFar[] = [];
  readonly bowlers: BowlerSoFar[] = [];
  readonly replacements: Replacement[] = [];
  readonly #rules: Rules;
  #squad: readonly string[];
  readonly #fall: ScorecardInnings['fall'] = [];
  readonly #stands: Stand[] = [];
  readonly #byOver: Over[] = [];
  readonly #powerplays: (Powerplay & { runs: number; wickets: number })[];
  #over: CurrentOver | null = null;
  #striker: string | null = null;
  #partner: string | null = null;
  #closed: ScorecardInnings['closed'] = null;
  #isOver = false;

  constructor(rules: Rules) {
    this.#rules = rules;
    this.#squad = rules.squad;
    this.#powerplays = (rules.powerplays ?? []).map((one) => ({ ...one, runs: 0, wickets: 0 }));
  }

  get key(): string {
    return this.#rules.key;
  }

  get period(): string {
    return this.#rules.period;
  }

  get side(): Side {
    return this.#rules.side;
  }

  get closed(): ScorecardInnings['closed'] {
    return this.#closed;
  }

  get target(): ScorecardInnings['target'] {
    return this.#rules.target ?? null;
  }

  /** How long it has lasted: `36.4`. */
  get overs(): string {
    const { over, legal } = this.#over ?? { over: 0, legal: 0 };
    return this.#isComplete() ? String(over + 1) : oversText(over, legal);
  }

  /** Legal balls it has lasted, overs taken as whole. */
  get balls(): number {
    const { over, legal } = this.#over ?? { over: 0, legal: 0 };
    const before = over * this.#rules.ballsPerOver;
    return before + (this.#isComplete() ? this.#rules.ballsPerOver : legal);
  }

  #isComplete(): boolean {
    return this.#over !== null && this.#over.legal >= this.#over.counted;
  }

  /** Runs given before or after it, by no ball. */
  award(runs: number): void {
    this.runs += runs;
    this.extras.penalty += runs;
  }

  /** Begins an over: `over` are those before it, `counted` the balls that the umpire counts in it. */
  begin(over: number, counted = this.#rules.ballsPerOver): void {
    this.#endOver(true);
    this.#over = { over, counted, legal: 0, conceded: 0, spells: [] };
  }

  /** The place of the next ball, or of the last: `36.4` of the fourth ball after 36 overs. */
  get ballNumber(): number {
    return (this.#over?.legal ?? 0) + 1;
  }

  ball(delivery: Delivery): void {
    const current = this.#over!;
    const number = Math.min(this.ballNumber, 9);
    this.#faces(delivery);
    const stand = this.#stand(delivery.striker, delivery.partner);
    const runs = totalOf({ ...delivery, striker: 0, wicket: false });
    const legal = isLegal(delivery);
    const wickets = delivery.leaving.filter(({ way }) => isWicket(way)).length;
    if (legal) current.legal += 1;
    this.runs += runs;
    if (legal && runs === 0) this.dots += 1;
    for (const kind of Object.keys(this.extras) as (keyof Extras)[]) {
      this.extras[kind] += delivery[kind];
    }
    const striker = this.#batter(delivery.striker);
    const faced = delivery.wides === 0 ? 1 : 0;
    striker.runs += delivery.runs;
    striker.balls += faced;
    if (delivery.runs === 4 && !delivery.allRun) striker.fours += 1;
    if (delivery.runs === 6 && !delivery.allRun) striker.sixes += 1;
    stand.runs += runs;
    stand.balls += faced;
    stand.batters.set(delivery.striker, (stand.batters.get(delivery.striker) ?? 0) + delivery.runs);
    this.#bowl(delivery, current, legal, runs, wickets);
    this.#inPowerplay(current.over, number, runs, wickets);
    for (const leaving of delivery.leaving) this.#leave(leaving, delivery.bowler, number);
    this.#cross(delivery);
    if (this.#isComplete()) [this.#striker, this.#partner] = [this.#partner, this.#striker];
  }

  /** A player comes into a side: into this one's list of those who may bat. */
  replace(replacement: Replacement): void {
    this.replacements.push(replacement);
    const { player, replaces, side } = replacement;
    if (side !== this.side) return;
    const others = this.#squad.filter((one) => one !== player);
    const place = others.indexOf(replaces ?? '');
    const hasBatted = this.batters.some((batter) => batter.player === replaces);
    this.#squad = place < 0 || hasBatted ? [...others, player] : others.with(place, player);
  }

  /** Ends the innings. */
  close(how: ScorecardInnings['closed'] = null, absent: readonly string[] = []): void {
    this.#endOver(this.#isComplete());
    this.#closed = how;
    this.#isOver = true;
    for (const player of absent) {
      this.#batter(player).out = { way: 'absentHurt', bowler: null, fielders: [] };
    }
  }

  part(): ScorecardInnings {
    const { key, period, side, ballsPerOver, followOn = false } = this.#rules;
    const spells = this.#over?.spells.map(({ legal, ...spell }) => spell) ?? [];
    return {
      ...{ key, period, side, runs: this.runs, wickets: this.wickets, overs: this.overs },
      ...{ target: this.target, closed: this.#closed, followOn, extras: { ...this.extras } },
      batting: this.batters.map((batter) => ({ ...batter, crease: this.#crease(batter) })),
      toBat: this.#squad.filter((name) => !this.batters.some(({ player }) => player === name)),
      bowling: this.bowlers.map((held) => {
        const spell = this.#over?.spells.find(({ bowler }) => bowler === held.player);
        const now = spell && this.#bowled(held, spell.legal, this.#isComplete());
        const { full, balls, ...bowler } = { ...held, ...now };
        const overs = oversText(full + Math.floor(balls / ballsPerOver), balls % ballsPerOver);
        return { ...bowler, overs };
      }),
      fall: [...this.#fall],
      partnerships: this.#stands.map(({ batters, ...stand }) => ({
        ...stand,
        batters: [...batters].map(([player, runs]) => ({ player, runs })),
      })),
      byOver: [...this.#byOver, ...spells],
      powerplays: this.#powerplays.filter(({ to }) => this.#isPast(to)),
      replacements: [...this.replacements],
    };
  }

  #faces({ striker, partner }: Delivery): void {
    for (const player of [striker, partner]) {
      const batter = this.#batter(player);
      // Who retired hurt may come back.
      if (batter.out && !isWicket(batter.out.way)) batter.out = null;
    }
    this.#striker = striker;
    this.#partner = partner;
  }

  #batter(player: string): BatterSoFar {
    const held = this.batters.find((batter) => batter.player === player);
    if (held) return held;
    const playerId = this.#rules.idOf(player);
    const counts = { runs: 0, balls: 0, fours: 0, sixes: 0 };
    const batter = { player, playerId, ...counts, out: null, crease: null };
    this.batters.push(batter);
    return batter;
  }

  #bowler(player: string): BowlerSoFar {
    const held = this.bowlers.find((bowler) => bowler.player === player);
    if (held) return held;
    const counts = { maidens: 0, runs: 0, wickets: 0, wides: 0, noBalls: 0, dots: 0 };
    const bowler = {
      ...{ player, playerId: this.#rules.idOf(player), full: 0, balls: 0 },
      ...counts,
    };
    this.bowlers.push(bowler);
    return bowler;
  }

  #stand(striker: string, partner: string): Stand {
    const last = this.#stands.at(-1);
    if (last && !last.ended && last.batters.has(striker) && last.batters.has(partner)) return last;
    if (last) last.ended = true;
    const batters = new Map([striker, partner].map((player) => [player, 0]));
    const wicket = Math.min(this.wickets + 1, 11);
    const stand: Stand = { wicket, runs: 0, balls: 0, batters, ended: false };
    this.#stands.push(stand);
    return stand;
  }

  #bowl(
    delivery: Delivery,
    current: CurrentOver,
    legal: boolean,
    runs: number,
    wickets: number,
  ): void {
    const striker = this.batters.findIndex(({ player }) => player === delivery.striker);
    const ball: Ball = { ...delivery, striker, wicket: wickets > 0 };
    const charged = conceded(ball);
    const bowler = this.#bowler(delivery.bowler);
    bowler.runs += charged;
    bowler.wides += delivery.wides;
    bowler.noBalls += delivery.noBalls;
    if (legal && charged === 0) bowler.dots += 1;
    current.conceded += charged;
    const text = writeBall(ball);
    const last = current.spells.at(-1);
    if (last?.bowler === delivery.bowler) {
      last.runs += runs;
      last.wickets += wickets;
      last.balls += ` ${text}`;
      last.legal += Number(legal);
    } else {
      const { over, counted } = current;
      current.spells.push({
        ...{ over, bowler: delivery.bowler, runs, wickets, balls: text, legal: Number(legal) },
        ...(counted !== this.#rules.ballsPerOver && { miscounted: true as const }),
      });
    }
  }

  #inPowerplay(over: number, number: number, runs: number, wickets: number): void {
    const at = place(`${over}.${Math.min(number, this.#rules.ballsPerOver)}`);
    for (const powerplay of this.#powerplays) {
      if (at < place(powerplay.from) || at > place(powerplay.to)) continue;
      powerplay.runs += runs;
      powerplay.wickets += wickets;
    }
  }

  #isPast(to: string): boolean {
    const { over, legal } = this.#over ?? { over: 0, legal: 0 };
    return this.#isOver || place(`${over}.${Math.min(legal, 9)}`) >= place(to);
  }

  #leave({ player, way, fielders }: Leaving, bowler: string, number: number): void {
    const credited = byBowler.has(way);
    this.#batter(player).out = { way, bowler: credited ? bowler : null, fielders: [...fielders] };
    const stand = this.#stands.at(-1);
    if (stand?.batters.has(player)) stand.ended = true;
    if (this.#striker === player) this.#striker = null;
    if (this.#partner === player) this.#partner = null;
    if (!isWicket(way)) return;
    this.wickets += 1;
    if (credited) this.#bowler(bowler).wickets += 1;
    const over = oversText(this.#over?.over ?? 0, number);
    this.#fall.push({ player, runs: this.runs, over });
  }

  /** Who has run an odd number faces no more. */
  #cross({ runs, byes, legByes, wides, noBalls }: Delivery): void {
    const run = runs + byes + legByes + Math.max(0, wides - 1) + Math.max(0, noBalls - 1);
    if (run % 2 === 1) [this.#striker, this.#partner] = [this.#partner, this.#striker];
  }

  #crease({ player }: Batter): Batter['crease'] {
    if (this.#isOver) return null;
    if (player === this.#striker) return 'striker';
    return player === this.#partner ? 'partner' : null;
  }

  /** What is bowled of the over counts for who bowled it; another begins only after a whole one. */
  #endOver(isWhole: boolean): void {
    if (!this.#over) return;
    for (const { legal, ...spell } of this.#over.spells) {
      this.#byOver.push(spell);
      const bowler = this.#bowler(spell.bowler);
      Object.assign(bowler, this.#bowled(bowler, legal, isWhole));
    }
    this.#over.spells = [];
  }

  /** An over of one bowler counts as one however many balls were in it. */
  #bowled(
    { full, balls, maidens }: BowlerSoFar,
    legal: number,
    isWhole: boolean,
  ): Pick<BowlerSoFar, 'full' | 'balls' | 'maidens'> {
    const { spells, conceded } = this.#over!;
    if (!isWhole || spells.length > 1) return { full, balls: balls + legal, maidens };
    return { full: full + 1, balls, maidens: maidens + Number(conceded === 0) };
  }
}

/** Order of a ball in an innings: overs, and the ball in the over. */
function place(text: string): number {
  const [over = 0, ball = 0] = text.split('.').map(Number);
  return over * 10 + ball;
}
