/** The count that one pitch after another leads to. */
export interface Count {
  balls: number;
  strikes: number;
}

const balls = 'BIPV';
const strikes = 'CSKMQTALO';
const fouls = 'FR';
/** Thrown, whatever came of it; balls and strikes that an umpire gives are not. */
const thrown = 'BCFHIKLMOPQRSTUXY';

/**
 * The pitches of one play. A turn that is told in several plays repeats those of the ones before, up to the last
 * dot.
 */
export function newPitches(sequence: string): string {
  return sequence.slice(sequence.lastIndexOf('.') + 1).replace(/[^A-Z]/g, '');
}

export function countPitches(pitches: string): { pitches: number; strikes: number } {
  const list = [...pitches].filter((pitch) => thrown.includes(pitch));
  return {
    pitches: list.length,
    strikes: list.filter((pitch) => !`${balls}HU`.includes(pitch)).length,
  };
}

/** The count after a pitch. */
export function afterPitch({ balls: bad, strikes: good }: Count, pitch: string): Count {
  if (balls.includes(pitch)) return { balls: Math.min(bad + 1, 4), strikes: good };
  if (strikes.includes(pitch)) return { balls: bad, strikes: Math.min(good + 1, 3) };
  return {
    balls: bad,
    strikes: fouls.includes(pitch) ? Math.max(good, Math.min(good + 1, 2)) : good,
  };
}

/** `32` as it is written at a play; null for `??`. */
export function countOf(text: string): Count | null {
  const found = /^([0-4])([0-3])$/.exec(text);
  return found ? { balls: Number(found[1]), strikes: Number(found[2]) } : null;
}
