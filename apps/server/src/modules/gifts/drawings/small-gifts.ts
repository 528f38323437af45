import type { DrawnGift } from './animation.ts';
import {
  type Actor,
  between,
  bounced,
  burst,
  fastFirst,
  mix,
  overshoot,
  seen,
  smooth,
  turn,
} from './motion.ts';
import {
  colours,
  composed,
  fiveStar,
  flag,
  football,
  gamepad,
  heart,
  light,
  panda,
  paw,
  pixel,
  ring,
  shadow,
  shine,
  spark,
  wave,
  whistle,
} from './pictures.ts';

const { accent, pale, blue, green, red } = colours;
const side = 300;
const c = side / 2;
const square = { width: side, height: side };

/** Paws meet three times. */
const clap: DrawnGift = {
  ...square,
  name: 'clap',
  seconds: 1.6,
  images: { paw, spark: spark(accent), star: fiveStar(accent, 36), ring: ring(120, accent) },
  icon: composed(
    160,
    [spark(accent, 60), 80, 30, 1],
    [paw, 56, 96, 0.72, 14],
    [
      { ...paw, body: `<g transform="translate(120 0) scale(-1 1)">${paw.body}</g>` },
      104,
      96,
      0.72,
      -14,
    ],
  ),
  actors: (() => {
    const claps = [0.22, 0.46, 0.7];
    const apart = (share: number) => {
      const near = Math.min(...claps.map((at) => Math.abs(share - at)));
      return smooth(between(near, 0, 0.12));
    };
    const shown = (share: number) => seen(share, 0, 1, 0.1);
    const hand = (way: 1 | -1): Actor => ({
      image: 'paw',
      at: (share) => ({
        x: c + way * (34 + 52 * apart(share)),
        y: c + 22 - 8 * (1 - apart(share)),
        degrees: way * (-10 + 16 * apart(share)),
        stretch: -way,
        alpha: shown(share),
        scale: 0.92,
      }),
    });
    return [
      ...claps.map(
        (at): Actor => ({
          image: 'ring',
          at(share) {
            const own = between(share, at, at + 0.22);
            if (own <= 0 || own >= 1) return null;
            return { x: c, y: c - 28, scale: 0.4 + 1.9 * fastFirst(own), alpha: 1 - own };
          },
        }),
      ),
      hand(-1),
      hand(1),
      ...claps.flatMap((at, nth) =>
        burst({
          images: ['spark', 'star'],
          count: 9 + nth * 3,
          seed: nth + 5,
          x: c,
          y: c - 40,
          from: at,
          to: at + 0.3,
          reach: [60, 120],
          fall: 20,
        }),
      ),
    ];
  })(),
};

/** It beats, and small ones rise. */
const love: DrawnGift = {
  ...square,
  name: 'heart',
  seconds: 2,
  images: { heart, spark: spark('#ffb3a6', 36) },
  icon: composed(160, [light(160, red, 0.5), 80, 80, 1], [heart, 80, 84, 0.72]),
  actors: [
    ...Array.from({ length: 10 }, (_, at): Actor => {
      const begin = 0.12 + at * 0.05;
      return {
        image: 'heart',
        at(share) {
          const own = between(share, begin, begin + 0.42);
          if (own <= 0 || own >= 1) return null;
          return {
            x: c + ((at * 67) % 200) - 100 + Math.sin(own * turn + at) * 16,
            y: mix(c + 60, -10, own),
            scale: 0.16 + (at % 4) * 0.05,
            degrees: Math.sin(own * turn * 1.3 + at) * 18,
            alpha: Math.min(1, own * 6) * (1 - own ** 2),
          };
        },
      };
    }),
    {
      image: 'heart',
      at(share) {
        const beat =
          Math.max(0, Math.sin((share - 0.18) * turn * 3)) ** 3 * between(share, 0.18, 0.2);
        return {
          x: c,
          y: c + 8,
          scale: overshoot(between(share, 0, 0.16)) * (0.95 + 0.13 * beat),
          alpha: 1 - between(share, 0.88, 1),
        };
      },
    },
    ...burst({
      images: ['spark'],
      count: 12,
      seed: 3,
      x: c,
      y: c,
      from: 0.1,
      to: 0.5,
      reach: [90, 140],
    }),
  ],
};

/** It shakes as it blows. */
const referee: DrawnGift = {
  ...square,
  name: 'whistle',
  seconds: 1.8,
  images: { whistle, wave: wave(90), star: fiveStar(accent, 34) },
  icon: composed(160, [wave(50), 18, 62, 0.9], [wave(90), 6, 62, 0.9], [whistle, 92, 84, 0.62, -8]),
  actors: [
    ...[0.2, 0.3, 0.4, 0.58, 0.68, 0.78].map(
      (at, nth): Actor => ({
        image: 'wave',
        at(share) {
          const own = between(share, at, at + 0.2);
          if (own <= 0 || own >= 1) return null;
          return {
            x: 62 - own * 40,
            y: 120,
            scale: 0.35 + own * (0.9 + (nth % 3) * 0.1),
            alpha: 1 - own ** 2,
          };
        },
      }),
    ),
    {
      image: 'whistle',
      at(share) {
        const blows = Math.max(seen(share, 0.18, 0.48, 0.04), seen(share, 0.56, 0.88, 0.04));
        const shake = Math.sin(share * 160) * 3.5 * blows;
        return {
          x: c + 32 + shake,
          y: mix(-120, c + 12, overshoot(between(share, 0, 0.16))) + shake * 0.6,
          degrees: -10 - 7 * blows + shake,
          scale: 0.96 + 0.07 * blows,
          alpha: 1 - between(share, 0.9, 1),
        };
      },
    },
    ...burst({
      images: ['star'],
      count: 10,
      seed: 8,
      x: c + 40,
      y: c,
      from: 0.5,
      to: 0.9,
      reach: [90, 140],
      fall: 30,
    }),
  ],
};

/** It drops, bounces, and stays turning. */
const ball: DrawnGift = {
  ...square,
  name: 'football',
  seconds: 2.2,
  images: { football, shine, shadow, star: fiveStar(accent, 34), spark: spark(green) },
  icon: composed(160, [shadow, 80, 146, 0.8], [football, 80, 78, 0.76, 12], [shine, 80, 78, 0.76]),
  actors: (() => {
    const floor = c + 30;
    const down = (share: number) => bounced(between(share, 0, 0.6));
    const leaves = (share: number) => 1 - between(share, 0.9, 1);
    const squash = (share: number) => 1 + 0.1 * Math.max(0, 1 - Math.abs(share - 0.218) / 0.025);
    const at = (share: number) => ({
      x: c,
      y: mix(-110, floor, down(share)),
      scale: 0.92 / squash(share),
      alpha: leaves(share),
    });
    return [
      {
        image: 'shadow',
        at: (share: number) => ({
          x: c,
          y: floor + 92,
          scale: 0.5 + 0.5 * down(share),
          alpha: down(share) * leaves(share),
        }),
      },
      ...burst({
        images: ['star', 'spark'],
        count: 14,
        seed: 4,
        x: c,
        y: floor + 60,
        from: 0.21,
        to: 0.6,
        reach: [70, 140],
        fall: 20,
      }),
      {
        image: 'football',
        at: (share: number) => ({
          ...at(share),
          stretch: squash(share),
          degrees: -200 + 380 * fastFirst(share),
        }),
      },
      { image: 'shine', at: (share: number) => ({ ...at(share), stretch: squash(share) }) },
    ];
  })(),
};

/** Pixels fly off its buttons. */
const combo: DrawnGift = {
  ...square,
  name: 'gamepad',
  seconds: 2,
  images: {
    gamepad,
    glow: light(260, blue, 0.55),
    a: pixel(accent),
    b: pixel(red),
    c: pixel(blue),
    d: pixel(green),
  },
  icon: composed(
    160,
    [light(160, blue, 0.45), 80, 80, 1],
    [pixel(accent), 128, 34, 0.8],
    [pixel(green), 38, 30, 0.6],
    [pixel(red), 104, 20, 0.5],
    [gamepad, 80, 94, 0.62, -6],
  ),
  actors: [
    {
      image: 'glow',
      at: (share) => ({
        x: c,
        y: c,
        scale: 0.9 + 0.2 * Math.sin(share * turn * 3),
        alpha: 0.8 * seen(share, 0, 1, 0.14),
      }),
    },
    ...[0.25, 0.45, 0.65].flatMap((from, nth) =>
      burst({
        images: ['a', 'b', 'c', 'd'],
        count: 12,
        seed: 20 + nth,
        x: c + 20,
        y: c,
        from,
        to: from + 0.34,
        reach: [90, 150],
        fall: 40,
        spin: 90,
      }),
    ),
    {
      image: 'gamepad',
      at(share) {
        const pushed = Math.max(
          ...[0.25, 0.45, 0.65].map((at) => 1 - Math.min(1, Math.abs(share - at) / 0.05)),
        );
        return {
          x: c,
          y: c + 6 - 8 * pushed,
          scale: overshoot(between(share, 0, 0.18)) * (1 + 0.06 * pushed),
          degrees: -6 + 8 * Math.sin(share * turn * 2),
          alpha: 1 - between(share, 0.88, 1),
        };
      },
    },
  ],
};

/** It comes up, and waves a flag. */
const mascot: DrawnGift = {
  ...square,
  name: 'panda',
  seconds: 2.8,
  images: { panda, flag, paw, star: fiveStar(accent, 36), heart, spark: spark(pale) },
  icon: composed(160, [flag, 118, 58, 0.62, 10], [panda, 72, 90, 0.62, -4]),
  actors: (() => {
    const up = (share: number) => overshoot(between(share, 0, 0.2)) * (1 - between(share, 0.88, 1));
    const swing = (share: number) => Math.sin(share * turn * 4) * between(share, 0.15, 0.25);
    return [
      ...burst({
        images: ['star', 'spark'],
        count: 16,
        seed: 11,
        x: c,
        y: c,
        from: 0.16,
        to: 0.6,
        reach: [110, 160],
        fall: 30,
      }),
      {
        image: 'flag',
        at: (share: number) => ({
          x: c + 78 + 10 * swing(share),
          y: mix(side + 120, 96, up(share)),
          scale: 0.86,
          degrees: 6 + 12 * swing(share),
        }),
      },
      {
        image: 'panda',
        at: (share: number) => ({
          x: c - 30,
          y: mix(side + 130, c + 26, up(share)) - 8 * Math.abs(swing(share)),
          degrees: 5 * swing(share),
          scale: 0.98,
        }),
      },
      {
        image: 'paw',
        at: (share: number) => ({
          x: c + 74,
          y: mix(side + 160, c + 74, up(share)) - 8 * Math.abs(swing(share)),
          scale: 0.42,
          stretch: -1,
          degrees: -12 + 10 * swing(share),
        }),
      },
      ...[0.3, 0.42, 0.54, 0.66].map(
        (at, nth): Actor => ({
          image: 'heart',
          at(share) {
            const own = between(share, at, at + 0.3);
            if (own <= 0 || own >= 1) return null;
            return {
              x: 40 + nth * 20 + 10 * Math.sin(own * turn),
              y: mix(c, 10, own),
              scale: 0.2 + 0.04 * nth,
              alpha: 1 - own ** 2,
            };
          },
        }),
      ),
    ];
  })(),
};

export const smallGifts: readonly DrawnGift[] = [clap, love, referee, ball, combo, mascot];
