import type { Step } from './plays/simulate.ts';

/** What a remark tells of. */
export interface Remark {
  kind: 'ejection' | 'review' | 'delay' | 'note';
  text: string;
  /** Who was sent off, by his id. */
  player: string | null;
  /** The game stood still; for how many seconds, where it is told. */
  stops: boolean;
  seconds: number | null;
}

/** These stand for themselves; a remark that begins with `$` goes on over the lines after it. */
const alone =
  /^(\$|ej,|umpchange|replay,|mound visit|injury delay|on-field delay)|starts inning at/i;

/** The remarks of a game by the step they stand at: lines that belong together are one. */
export function remarksOf(steps: readonly Step[]): Map<Step, Remark> {
  const remarks = new Map<Step, Remark>();
  let open: { step: Step; text: string } | null = null;
  const close = () => {
    const remark = open && remarkOf(open.text);
    if (open && remark) remarks.set(open.step, remark);
    open = null;
  };
  for (const step of steps) {
    const text = step.record.type === 'com' ? step.record.text.trim() : null;
    if (text === null) close();
    else if (open && !alone.test(text)) (open as { text: string }).text += ` ${text}`;
    else {
      close();
      open = { step, text };
    }
  }
  close();
  return remarks;
}

function remarkOf(given: string): Remark | null {
  const text = given.replace(/^\$/, '').trim();
  // Changes of umpires, in a form that is none to read.
  if (text === '' || /^umpchange,/i.test(text)) return null;
  const remark = { text, player: null, stops: false, seconds: null };
  const ejected = /^ej,([^,]*),([^,]*),([^,]*),?(.*)$/i.exec(text);
  if (ejected) {
    return {
      ...remark,
      kind: 'ejection',
      player: ejected[1] ?? null,
      text: ejected[4]?.trim() || text,
    };
  }
  if (/challenge|umpire review|crew chief|^replay,/i.test(text))
    return { ...remark, kind: 'review' };
  if (!/\bdelay(ed)?\b|\bsuspended\b/i.test(text) || /\bcalled\b/i.test(text)) {
    return { ...remark, kind: 'note' };
  }
  const weather =
    /rain|weather|wet|lightning|light|power|fog|snow|wind|suspended|field|tarp|sprinkler/i;
  const seconds = lengthOf(text);
  const stops = seconds !== null || (weather.test(text) && !/on-field/i.test(text));
  return { ...remark, kind: 'delay', stops, seconds };
}

/** `1:09` is an hour and nine minutes, as is `69 minutes`. */
function lengthOf(text: string): number | null {
  const clock = /\b(\d{1,2}):(\d{2})\b(?! ?[ap]\.?m)/i.exec(text);
  if (clock) return Number(clock[1]) * 3600 + Number(clock[2]) * 60;
  const minutes = /(\d{1,3})[ -]min/i.exec(text);
  const hours = /(\d{1,2})[ -]h(ou)?r/i.exec(text);
  return minutes || hours ? Number(hours?.[1] ?? 0) * 3600 + Number(minutes?.[1] ?? 0) * 60 : null;
}

const ending =
  /\bgame (was |is )?(called|suspended|ended|stopped|forfeited|declared)|forfeit|called (for|because|due|on account|after)/i;

/** Why a game ended before its time or was decided otherwise, where the file tells of it after the last play. */
export function endingOf(
  steps: readonly Step[],
  remarks: ReadonlyMap<Step, Remark>,
): string | null {
  const last = steps.findLastIndex(({ event }) => event && event.kind !== 'noPlay');
  const texts = steps.slice(last + 1).flatMap((step) => remarks.get(step)?.text ?? []);
  return texts.findLast((text) => ending.test(text))?.slice(0, 300) ?? null;
}
