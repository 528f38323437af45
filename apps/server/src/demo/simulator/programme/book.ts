import type { Sport } from '@xiongmao/api/catalogue/sports';
import type { IncidentItem, LobbyMessage } from '@xiongmao/api/feeds/messages';
import type {
  Action,
  IncidentKind,
  Lineup,
  MatchState,
  PeriodScore,
  Statistic,
} from '@xiongmao/api/matches/shapes';
import type { Sheet } from '@xiongmao/api/matches/sheets/sheet';
import type { ScorePair, Side } from '@xiongmao/api/matches/sides';
import { leader, type Moment, readingAt, type Scene } from '../scene.ts';
import { Agenda } from './agenda.ts';

/** Between entries of the timeline stays room for what is put in later. */
const orderStep = 10;
/** Positions are told together, some seconds' worth at a time. */
const actionsEvery = 12_000;

/** Columns that tell of the moment: they are gone when the match is over. */
const passing = new Set([
  'point',
  'break',
  'serving',
  'batting',
  'target',
  'possession',
  'down',
  'outs',
  'bases',
  'count',
]);

/** What a match is written down in while it is played: it keeps time, score and timeline. */
export class Book {
  readonly sport: Sport;
  readonly moments: Moment[] = [];
  /** Now, in milliseconds since the start. */
  at = 0;
  scene: Scene = {
    status: 'notStarted',
    phase: null,
    clock: null,
    score: null,
    periods: [],
    columns: [],
    winner: null,
    note: null,
  };
  #entries = 0;
  #positions = 0;
  #actions: Action[] = [];
  #actionsDue = 0;
  readonly #agenda = new Agenda();

  constructor(sport: Sport) {
    this.sport = sport;
  }

  /** Lets seconds pass; what is due meanwhile happens at its time. */
  wait(seconds: number): void {
    const until = this.at + Math.round(seconds * 1000);
    for (let due = this.#agenda.take(until); due; due = this.#agenda.take(until)) {
      this.at = Math.max(this.at, due.at);
      due.task();
    }
    this.at = Math.max(this.at, until);
    if (this.at >= this.#actionsDue) this.#tellActions();
  }

  /** Does something `seconds` from now, unless the match is over by then. */
  later(seconds: number, task: () => void): void {
    this.#agenda.add(this.at + Math.round(seconds * 1000), task);
  }

  every(seconds: number, task: () => void): void {
    this.later(seconds, () => {
      task();
      this.every(seconds, task);
    });
  }

  /** Changes what the scoreboard shows. */
  show(changes: Partial<Scene>): void {
    this.scene = { ...this.scene, ...changes };
    this.#moment().scene = this.scene;
  }

  /** Begins a period, and with the first one the match. */
  begin(key: string, details: Omit<Partial<PeriodScore>, 'key'> = {}): void {
    const period = { home: 0, away: 0, ...details, key };
    this.show({
      status: 'live',
      phase: key,
      score: this.scene.score ?? { home: 0, away: 0 },
      periods: [...this.scene.periods, period],
    });
  }

  /** A break between periods. */
  rest(phase: string, seconds: number): void {
    this.show({ status: 'live', phase, score: this.scene.score ?? { home: 0, away: 0 } });
    this.wait(seconds);
  }

  /** A break within a period, which goes on afterwards. */
  pause(phase: string, seconds: number): void {
    const resumed = this.scene.phase;
    this.rest(phase, seconds);
    this.show({ phase: resumed });
  }

  get period(): PeriodScore {
    return this.scene.periods.at(-1)!;
  }

  /** Changes the period being played. */
  amend(changes: Partial<PeriodScore>): void {
    const periods = [...this.scene.periods.slice(0, -1), { ...this.period, ...changes }];
    this.show({ periods });
  }

  get score(): ScorePair {
    return this.scene.score ?? { home: 0, away: 0 };
  }

  /** Points, games or kills of the period being played; they make the score where the sport counts points. */
  add(side: Side, points = 1): ScorePair {
    const { key } = this.period;
    const extra = this.sport.extra.find((entry) => key.replace(/\d+$/, '') === entry.key);
    this.amend({ [side]: this.period[side] + points });
    if (this.sport.scoring === 'points' && extra?.inScore !== false) this.#raise(side, points);
    return this.score;
  }

  /** Closes the set, frame or game being played. */
  win(side: Side): ScorePair {
    this.amend({ winner: side });
    this.#raise(side, 1);
    return this.score;
  }

  #raise(side: Side, points: number): void {
    this.show({ score: { ...this.score, [side]: this.score[side] + points } });
  }

  /** A column of the scoreboard. */
  column(key: string, home: string | number, away: string | number): void {
    const entry = { key, home: String(home), away: String(away) };
    const { columns } = this.scene;
    const held = columns.some((column) => column.key === key);
    this.show({
      columns: held
        ? columns.map((column) => (column.key === key ? entry : column))
        : [...columns, entry],
    });
  }

  /** A column in which one side alone has something: who serves, or bats. */
  mark(key: string, side: Side, text = '1'): void {
    this.column(key, side === 'home' ? text : '', side === 'away' ? text : '');
  }

  /** What the match clock shows; 0 where there is none. */
  get reading(): number {
    return this.scene.clock ? readingAt(this.scene.clock, this.at, this.sport) : 0;
  }

  startClock(seconds = this.reading): void {
    this.show({ clock: { since: this.at, seconds, running: true } });
  }

  stopClock(seconds = this.reading): void {
    this.show({ clock: { since: this.at, seconds, running: false } });
  }

  /** Writes an entry into the timeline, and answers it for when it must be taken back. */
  tell(kind: IncidentKind, details: Partial<IncidentItem> = {}): IncidentItem {
    this.#entries += 1;
    const entry: IncidentItem = {
      key: `e${this.#entries}`,
      order: this.#entries * orderStep,
      period: this.scene.periods.at(-1)?.key ?? null,
      minute: null,
      added: null,
      seconds: this.scene.clock ? Math.round(this.reading) : null,
      side: null,
      playerId: null,
      player: null,
      other: null,
      score: null,
      text: null,
      ...details,
      x: tenth(details.x ?? null),
      y: tenth(details.y ?? null),
      kind,
    };
    this.#incident(entry);
    return entry;
  }

  withdraw(entry: IncidentItem, reason: string): void {
    this.#incident({ ...entry, withdrawn: true, reason });
  }

  correct(entry: IncidentItem, changes: Partial<IncidentItem>, reason: string): void {
    this.#incident({ ...entry, ...changes, reason });
  }

  #incident(entry: IncidentItem): void {
    this.#tellActions();
    const moment = this.#moment();
    moment.incidents = [...(moment.incidents ?? []), entry];
  }

  lineups(lineups: Lineup[]): void {
    this.#moment().lineups = lineups;
  }

  lobby(lobby: LobbyMessage['lobby']): void {
    this.#moment().lobby = lobby;
  }

  sheet(sheet: Sheet): void {
    this.#moment().sheet = sheet;
  }

  statistics(statistics: Statistic[]): void {
    this.#moment().statistics = statistics;
  }

  /** A position; `second` counts from the start of the period. */
  action(action: Omit<Action, 'order' | 'period'>): void {
    if (this.#actions.length === 0) this.#actionsDue = this.at + actionsEvery;
    this.#positions += 1;
    this.#actions.push({
      ...action,
      order: this.#positions,
      period: this.period.key,
      second: tenth(action.second),
      x: tenth(action.x),
      y: tenth(action.y),
      toX: tenth(action.toX),
      toY: tenth(action.toY),
    });
  }

  #tellActions(): void {
    if (this.#actions.length === 0) return;
    const moment = this.#moment();
    moment.actions = [...(moment.actions ?? []), ...this.#actions];
    this.#actions = [];
  }

  /** Ends the match. Without a winner told, the score tells. */
  finish(winner: MatchState['winner'] = leader(this.score) ?? 'draw'): void {
    this.#tellActions();
    const columns = this.scene.columns.filter(({ key }) => !passing.has(key));
    this.show({ status: 'ended', phase: null, clock: null, winner, columns });
  }

  #moment(): Moment {
    const last = this.moments.at(-1);
    if (last?.at === this.at) return last;
    const moment = { at: this.at };
    this.moments.push(moment);
    return moment;
  }
}

function tenth<Value extends number | null>(value: Value): Value {
  return value === null ? value : ((Math.round(value * 10) / 10) as Value);
}
