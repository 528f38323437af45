/** Where an image stands in a frame: its centre, in the picture's units. Null: it is not seen. */
export interface Pose {
  x: number;
  y: number;
  scale?: number;
  /** Wide against high: 1 as it was drawn. */
  stretch?: number;
  degrees?: number;
  alpha?: number;
}

/** A thing that moves: the image that it shows, and its pose by the share of the time that has passed. */
export interface Actor {
  image: string;
  at: (share: number) => Pose | null;
}

export const turn = 2 * Math.PI;

/** 0 before `from`, 1 after `to`. */
export const between = (share: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (share - from) / (to - from)));

export const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

export const smooth = (share: number): number => share * share * (3 - 2 * share);
export const fastFirst = (share: number): number => 1 - (1 - share) ** 3;
export const fastLast = (share: number): number => share ** 3;

/** Comes to 1 a little beyond it. */
export const overshoot = (share: number): number => {
  const past = 1.9;
  return 1 + (past + 1) * (share - 1) ** 3 + past * (share - 1) ** 2;
};

/** Comes to 1 as a dropped ball to the floor. */
export function bounced(share: number): number {
  const strength = 7.5625;
  const hops = [
    [1 / 2.75, 0, 0],
    [2 / 2.75, 1.5 / 2.75, 0.75],
    [2.5 / 2.75, 2.25 / 2.75, 0.9375],
    [Number.POSITIVE_INFINITY, 2.625 / 2.75, 0.984375],
  ] as const;
  const [, middle, height] = hops.find(([until]) => share < until)!;
  return strength * (share - middle) ** 2 + height;
}

/** Seen from `from` to `to`, with a moment to come and go. */
export const seen = (share: number, from: number, to: number, fade = 0.06): number =>
  Math.min(between(share, from, from + fade), 1 - between(share, to - fade, to));

/** The same numbers each time: what is drawn changes only when its drawing does. */
export function chance(seed: number): (from: number, to: number) => number {
  let state = seed;
  return (from, to) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return mix(from, to, state / 4_294_967_296);
  };
}

/** Things that fly off a point, fall, and fade. */
export function burst(given: {
  images: readonly string[];
  count: number;
  seed: number;
  x: number;
  y: number;
  from: number;
  to: number;
  /** How far, at least and at most; and how much they fall. */
  reach: readonly [number, number];
  fall?: number;
  scale?: readonly [number, number];
  spin?: number;
  /** Each looks where it flies. */
  along?: boolean;
}): Actor[] {
  const {
    images,
    count,
    x,
    y,
    from,
    to,
    reach,
    fall = 0,
    scale = [0.5, 1],
    spin = 180,
    along,
  } = given;
  const any = chance(given.seed);
  return Array.from({ length: count }, (_, at) => {
    const angle = ((at + any(-0.35, 0.35)) / count) * turn;
    const [far, size, spun, late] = [any(...reach), any(...scale), any(-spin, spin), any(0, 0.12)];
    return {
      image: images[at % images.length]!,
      at(share) {
        const own = between(share, from + late * (to - from), to);
        if (own <= 0 || own >= 1) return null;
        const way = fastFirst(own);
        return {
          x: x + Math.cos(angle) * far * way,
          y: y + Math.sin(angle) * far * way + fall * own * own,
          scale: size * (1 - 0.5 * own),
          degrees: along ? 90 + (angle / turn) * 360 : spun * own,
          alpha: Math.min(1, own * 8) * (1 - own ** 3),
        };
      },
    };
  });
}

/** Paper that falls over the whole picture. */
export function confetti(given: {
  images: readonly string[];
  count: number;
  seed: number;
  width: number;
  height: number;
  from: number;
  to: number;
}): Actor[] {
  const { images, count, width, height, from, to } = given;
  const any = chance(given.seed);
  return Array.from({ length: count }, (_, at) => {
    const [x, sway, size, spun] = [any(0, width), any(10, 40), any(0.6, 1.1), any(-540, 540)];
    const begin = any(from, mix(from, to, 0.45));
    const last = mix(begin, to, any(0.75, 1));
    return {
      image: images[at % images.length]!,
      at(share) {
        const own = between(share, begin, last);
        if (own <= 0 || own >= 1) return null;
        return {
          x: x + Math.sin(own * turn * 1.5 + at) * sway,
          y: mix(-20, height + 20, own),
          scale: size,
          stretch: 0.25 + 0.75 * Math.abs(Math.cos(own * turn * 2 + at)),
          degrees: spun * own,
          alpha: 1 - between(own, 0.85, 1),
        };
      },
    };
  });
}
