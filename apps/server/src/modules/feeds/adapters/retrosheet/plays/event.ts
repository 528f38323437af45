/**
 * Reads a play as it is written: what happened, `/` how, `.` who went where. `64(1)3/GDP/G6`,
 * `S8/L8S.2-H;1-3`, `K+SB2`, `36(1)/FO/G3.2-3;B-1`.
 */
export interface PlayEvent {
  kind: EventKind;
  /** Where each runner went by his base, the batter by 0; who is not named stays. */
  moves: Map<Start, Move>;
  modifiers: readonly string[];
  /** Bases that were stolen: 2, 3, or 4 for home. */
  stolen: readonly End[];
  caught: number;
  wildPitch: boolean;
  passedBall: boolean;
  balk: boolean;
  /** Positions of those who made an error. */
  errors: readonly number[];
}

export type EventKind =
  | 'noPlay'
  | 'single'
  | 'double'
  | 'triple'
  | 'homeRun'
  | 'walk'
  | 'intentionalWalk'
  | 'hitByPitch'
  | 'interference'
  | 'strikeout'
  | 'out'
  | 'fieldersChoice'
  | 'error'
  | 'foulError'
  | 'stolenBase'
  | 'caughtStealing'
  | 'pickoff'
  | 'wildPitch'
  | 'passedBall'
  | 'balk'
  | 'advance';

export type Start = 0 | 1 | 2 | 3;
/** 4 is home. */
export type End = 1 | 2 | 3 | 4;

export interface Move {
  to: End;
  out: boolean;
  /** Null where nothing is said of it: then the play decides. */
  batted: boolean | null;
  /** Scored by an error, for the pitcher; for the team alone it may be unearned, too. */
  unearned: boolean;
  /** Went on by an error. */
  byError: boolean;
}

/** What the batter does by these, whatever else happens. */
const byLetters: Readonly<Record<string, { kind: EventKind; to: End }>> = {
  S: { kind: 'single', to: 1 },
  D: { kind: 'double', to: 2 },
  DGR: { kind: 'double', to: 2 },
  T: { kind: 'triple', to: 3 },
  H: { kind: 'homeRun', to: 4 },
  HR: { kind: 'homeRun', to: 4 },
  W: { kind: 'walk', to: 1 },
  I: { kind: 'intentionalWalk', to: 1 },
  IW: { kind: 'intentionalWalk', to: 1 },
  HP: { kind: 'hitByPitch', to: 1 },
  C: { kind: 'interference', to: 1 },
  E: { kind: 'error', to: 1 },
  FC: { kind: 'fieldersChoice', to: 1 },
};

/** The kinds with which a batter's turn is over. */
export const endsTurn: ReadonlySet<EventKind> = new Set([
  ...Object.values(byLetters).map(({ kind }) => kind),
  'strikeout',
  'out',
]);
export const isHit: ReadonlySet<EventKind> = new Set(['single', 'double', 'triple', 'homeRun']);

/** Null for what is no play. */
export function parseEvent(text: string): PlayEvent | null {
  // Marks of doubt and of fine fielding say nothing of the course.
  const clean = text.replace(/[!#?\s]/g, '').toUpperCase();
  const [head = '', ...ways] = splitOutside(clean, '.');
  const [base = '', ...modifiers] = splitOutside(head, '/');
  const event: PlayEvent = {
    kind: 'noPlay',
    moves: new Map(),
    modifiers: modifiers.map((modifier) => modifier.replace(/[+-]+$/, '')),
    stolen: [],
    caught: 0,
    wildPitch: false,
    passedBall: false,
    balk: false,
    errors: [...clean.matchAll(/E([1-9])/g)].map(([, position]) => Number(position)),
  };
  if (!readBase(event, base.replace(/[+-]+$/, ''))) return null;
  for (const way of ways.join(';').split(';')) {
    if (way !== '' && !readAdvance(event, way)) return null;
  }
  return event;
}

/** Parts between separators that stand in no brackets. */
function splitOutside(text: string, separator: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === separator && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts;
}

function readBase(event: PlayEvent, base: string): boolean {
  if (base === 'NP') return true;
  const [batter = '', ...runners] = splitOutside(base, '+');
  const besides = runners.flatMap((part) => splitOutside(part, ';')).filter(Boolean);
  return readBatter(event, batter) && besides.every((part) => readRunner(event, part, true));
}

function readBatter(event: PlayEvent, text: string): boolean {
  const lettered = /^(S|DGR|D|T|HR|HP|H|IW|I|W|C|E|FC)(\d*)$/.exec(text);
  const known = lettered?.[1] && byLetters[lettered[1]];
  if (known) {
    event.kind = known.kind;
    setMove(event, 0, { to: known.to });
    return true;
  }
  const strikeout = /^K(\d*(E\d)?\d*)$/.exec(text);
  if (strikeout) {
    event.kind = 'strikeout';
    setMove(event, 0, { to: 1, out: !strikeout[2] });
    return true;
  }
  if (/^FLE\d?$/.test(text)) {
    event.kind = 'foulError';
    return true;
  }
  if (/^[\d(]/.test(text)) return readFielded(event, text);
  const parts = splitOutside(text, ';').filter(Boolean);
  return parts.length > 0 && parts.every((part) => readRunner(event, part, false));
}

/** Who handled the ball, and in brackets which runner was put out by it: `54(1)3`, `8(B)84(2)`, `6E3`. */
function readFielded(event: PlayEvent, text: string): boolean {
  if (!/^((\d|E\d)*(\([B123]\))?)+$/.test(text)) return false;
  let batter: 'out' | 'safe' | null = null;
  for (const [whole, chain = '', mark] of text.matchAll(/((?:\d|E\d)*)(?:\(([B123])\))?/g)) {
    if (whole === '') continue;
    const isError = chain.includes('E');
    if (mark === undefined || mark === 'B') batter = isError ? 'safe' : 'out';
    else setMove(event, Number(mark) as Start, { to: after(Number(mark)), out: !isError });
  }
  // All who are named are runners: the batter reached first base meanwhile.
  event.kind = batter === 'out' ? 'out' : batter === 'safe' ? 'error' : 'fieldersChoice';
  setMove(event, 0, { to: 1, out: batter === 'out' });
  return true;
}

const after = (base: number): End => (base + 1) as End;
const baseOf = (letter: string): number =>
  letter === 'H' ? 4 : letter === 'B' ? 0 : Number(letter);

/** What a runner did without the batter: steals, pick-offs, wild pitches. */
function readRunner(event: PlayEvent, text: string, isBesides: boolean): boolean {
  const say = (kind: EventKind) => {
    if (!isBesides && event.kind === 'noPlay') event.kind = kind;
  };
  const stolen = /^SB([23H])((\([^)]*\))*)$/.exec(text);
  if (stolen) {
    const to = baseOf(stolen[1]!) as End;
    say('stolenBase');
    event.stolen = [...event.stolen, to];
    setMove(event, (to - 1) as Start, { to, ...toldOf(stolen[2] ?? '') });
    return true;
  }
  const caught = /^(?:PO)?CS([23H])((\([^)]*\))*)$/.exec(text);
  if (caught) {
    const to = baseOf(caught[1]!) as End;
    say('caughtStealing');
    event.caught += 1;
    setMove(event, (to - 1) as Start, {
      ...toldOf(caught[2] ?? ''),
      to,
      out: isOut(caught[2] ?? ''),
    });
    return true;
  }
  const picked = /^PO([123])((\([^)]*\))*)$/.exec(text);
  if (picked) {
    const base = Number(picked[1]) as 1 | 2 | 3;
    say('pickoff');
    if (isOut(picked[2] ?? '')) setMove(event, base, { to: base, out: true });
    return true;
  }
  if (text === 'WP') event.wildPitch = true;
  else if (text === 'PB') event.passedBall = true;
  else if (text === 'BK') event.balk = true;
  else if (text !== 'OA' && text !== 'DI' && !/^(E\d|FLE\d)$/.test(text)) return false;
  say(
    text === 'WP' ? 'wildPitch' : text === 'PB' ? 'passedBall' : text === 'BK' ? 'balk' : 'advance',
  );
  return true;
}

/** `1-3`, `B-2(E7)`, `2XH(72)`, `1X3(8E5)`: whatever the play says otherwise of this runner. */
function readAdvance(event: PlayEvent, text: string): boolean {
  const found = /^([B123])([-X])([123H])((\([^()]*\))*)$/.exec(text);
  if (!found) return false;
  const [, from = '', sign, to = '', told = ''] = found;
  const out = sign === 'X' && isOut(told);
  const move = { ...toldOf(told), to: baseOf(to) as End, out };
  const byError = move.byError || (sign === 'X' && !out);
  event.moves.set(baseOf(from) as Start, { ...blankMove, ...move, byError });
  return true;
}

const blankMove: Move = { to: 1, out: false, batted: null, unearned: false, byError: false };

function setMove(event: PlayEvent, from: Start, move: Partial<Move>): void {
  event.moves.set(from, { ...blankMove, ...move });
}

/** Put out, unless there was an error and no one put him out for all that. */
function isOut(told: string): boolean {
  const parts = told.split(/[()]+/).filter(Boolean);
  const isClean = parts.some((part) => /^\d+(\/|$)/.test(part));
  return isClean || !parts.some((part) => /E\d/.test(part));
}

function toldOf(told: string): Partial<Move> {
  const parts = told.split(/[()]+/).filter(Boolean);
  const says = (...words: string[]) => parts.some((part) => words.includes(part));
  return {
    batted: says('NR', 'NORBI') ? false : says('RBI') ? true : null,
    unearned: says('UR'),
    byError: parts.some((part) => /E\d/.test(part)) || says('WP', 'PB'),
  };
}
