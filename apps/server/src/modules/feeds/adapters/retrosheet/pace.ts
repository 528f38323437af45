import type { Game } from './game.ts';
import { newPitches } from './plays/pitches.ts';

/**
 * Nobody notes when anything happened: the pace is invented. It is steady, over the time that the whole game took
 * where that is told, else over the usual; a pitch takes as long as any other.
 */
const usualMinutes = 175;
const usualInnings = 9;
/** How many pitches' time a play takes after its last pitch, a change of the batting side, a new pitcher. */
const weights = { play: 1, half: 6, pitcher: 5 };
const usualDelay = 3600;

export interface Moment {
  /** In seconds since the start: when its first pitch may be thrown, and when it is over. */
  begins: number;
  at: number;
}

export function momentsOf({ records, played, remarks }: Game): Moment[] {
  const { steps, innings } = played;
  const spans = steps.map((step, index) => {
    const { record, event, outs } = step;
    const pitches = record.type === 'play' ? newPitches(record.pitches).length : 0;
    const next = steps[index + 1];
    const after = outs === 3 && next && next.outs < 3 ? weights.half : 0;
    const isChange = record.type === 'sub' && record.position === 1;
    const played = event && event.kind !== 'noPlay' ? weights.play : 0;
    return { during: pitches + played + (isChange ? weights.pitcher : 0), after };
  });
  const all = spans.reduce((sum, { during, after }) => sum + during + after, 0);
  const told = Number(records.info.get('timeofgame') ?? 0);
  const minutes = told > 0 ? told : (usualMinutes * innings.length) / usualInnings;
  const each = all > 0 ? (minutes * 60) / all : 0;
  let moment = 0;
  return steps.map((step, index) => {
    const { during, after } = spans[index]!;
    const begins = moment;
    const at = begins + during * each;
    const remark = remarks.get(step);
    const rest = remark?.stops ? (remark.seconds ?? usualDelay) : 0;
    moment = at + after * each + rest;
    return { begins, at };
  });
}
