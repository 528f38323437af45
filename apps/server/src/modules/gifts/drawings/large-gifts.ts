import type { DrawnGift } from './animation.ts';
import {
  type Actor,
  between,
  bounced,
  burst,
  chance,
  confetti,
  fastFirst,
  fastLast,
  mix,
  overshoot,
  seen,
  smooth,
  turn,
} from './motion.ts';
import {
  beam,
  colours,
  comet,
  composed,
  crown,
  fiveStar,
  flag,
  flame,
  light,
  panda,
  paper,
  rays,
  ring,
  rocket,
  smoke,
  spark,
  streak,
  trophy,
} from './pictures.ts';

type Layer = Parameters<typeof composed>[1];

const { accent, pale, blue, green, red, ink } = colours;
/** As wide as the picture that they stand over. */
const width = 960;
const height = 540;
const [cx, cy] = [width / 2, height / 2];
const wide = { width, height };

const papers = {
  p1: paper(accent),
  p2: paper(red),
  p3: paper(blue),
  p4: paper(green),
  p5: paper(ink),
};

/** Lights that come and go over all of the picture. */
const twinkles = (count: number, seed: number, from: number, to: number): Actor[] => {
  const any = chance(seed);
  return Array.from({ length: count }, () => {
    const [x, y, begin, size] = [
      any(0.12, 0.88) * width,
      any(0.1, 0.8) * height,
      any(from, to - 0.12),
      any(0.5, 1.2),
    ];
    return {
      image: 'spark',
      at(share) {
        const own = between(share, begin, begin + 0.12);
        if (own <= 0 || own >= 1) return null;
        return { x, y, scale: size * Math.sin(own * Math.PI), degrees: own * 60 };
      },
    };
  });
};

const fireworks: DrawnGift = (() => {
  const shots = [
    { x: 300, y: 190, at: 0.1, images: ['accent', 'pale'] },
    { x: 660, y: 150, at: 0.22, images: ['blue', 'pale'] },
    { x: 470, y: 230, at: 0.36, images: ['red', 'accent'] },
    { x: 200, y: 260, at: 0.46, images: ['green', 'pale'] },
    { x: 760, y: 250, at: 0.5, images: ['accent', 'red'] },
    { x: 480, y: 150, at: 0.6, images: ['pale', 'accent', 'blue', 'green'] },
  ];
  return {
    ...wide,
    name: 'fireworks',
    seconds: 4.2,
    images: {
      streak,
      accent: comet(accent),
      pale: comet(pale),
      blue: comet(blue),
      red: comet(red),
      green: comet(green),
      spark: spark(pale, 40),
      flash: light(300, pale, 0.8),
    },
    icon: composed(
      160,
      [light(150, accent, 0.5), 80, 78, 1],
      ...Array.from(
        { length: 18 },
        (_, at): Layer => [
          comet([accent, blue, red][at % 3]!),
          80 + Math.cos((at / 18) * turn) * 50,
          78 + Math.sin((at / 18) * turn) * 50,
          0.62,
          90 + at * 20,
        ],
      ),
      ...Array.from(
        { length: 9 },
        (_, at): Layer => [
          comet(pale),
          80 + Math.cos((at / 9 + 0.03) * turn) * 24,
          78 + Math.sin((at / 9 + 0.03) * turn) * 24,
          0.5,
          100 + at * 40,
        ],
      ),
    ),
    actors: shots.flatMap(({ x, y, at, images }, nth): Actor[] => [
      {
        image: 'streak',
        at(share) {
          const own = between(share, at - 0.1, at);
          if (own <= 0 || own >= 1) return null;
          return {
            x: x + (1 - own) * (nth % 2 ? 40 : -40),
            y: mix(height + 60, y, fastFirst(own)),
            degrees: nth % 2 ? -6 : 6,
          };
        },
      },
      {
        image: 'flash',
        at(share) {
          const own = between(share, at, at + 0.1);
          if (own <= 0 || own >= 1) return null;
          return { x, y, scale: 0.4 + 1.3 * own, alpha: 1 - own };
        },
      },
      ...burst({
        images,
        count: 24,
        seed: nth + 1,
        x,
        y,
        from: at,
        to: at + 0.38,
        reach: [150, 200],
        fall: 70,
        scale: [0.9, 1.5],
        along: true,
      }),
      ...burst({
        images,
        count: 12,
        seed: nth + 40,
        x,
        y,
        from: at,
        to: at + 0.32,
        reach: [60, 110],
        fall: 60,
        scale: [0.6, 1],
        along: true,
      }),
      ...burst({
        images: ['spark'],
        count: 9,
        seed: nth + 80,
        x,
        y,
        from: at + 0.14,
        to: at + 0.42,
        reach: [90, 190],
        fall: 120,
        scale: [0.5, 1.1],
      }),
    ]),
  };
})();

const coronation: DrawnGift = {
  ...wide,
  name: 'crown',
  seconds: 4,
  images: {
    crown,
    rays: rays(460, accent),
    glow: light(420, accent, 0.6),
    ring: ring(240, pale),
    spark: spark(pale, 48),
    star: fiveStar(accent, 44),
  },
  icon: composed(
    160,
    [rays(200, accent), 80, 80, 0.9],
    [crown, 80, 86, 0.46],
    [spark(pale), 42, 46, 0.8],
    [spark(pale), 122, 104, 0.6],
  ),
  actors: [
    ...[1, -1].map(
      (way): Actor => ({
        image: 'rays',
        at: (share) => ({
          x: cx,
          y: cy,
          scale: (way === 1 ? 1.3 : 1) * smooth(between(share, 0.2, 0.36)),
          degrees: way * share * 120,
          alpha: 0.9 * seen(share, 0.2, 1, 0.12),
        }),
      }),
    ),
    {
      image: 'glow',
      at: (share) => ({
        x: cx,
        y: cy,
        scale: 0.9 + 0.12 * Math.sin(share * turn * 4),
        alpha: seen(share, 0.18, 1, 0.12),
      }),
    },
    ...[0.24, 0.34].map(
      (at): Actor => ({
        image: 'ring',
        at(share) {
          const own = between(share, at, at + 0.22);
          if (own <= 0 || own >= 1) return null;
          return { x: cx, y: cy + 20, scale: 0.4 + 2.8 * fastFirst(own), alpha: 1 - own };
        },
      }),
    ),
    {
      image: 'crown',
      at: (share) => ({
        x: cx,
        y:
          mix(-160, cy, bounced(between(share, 0, 0.36))) +
          6 * Math.sin(share * turn * 3) * between(share, 0.4, 0.5),
        degrees: 10 * Math.sin(share * turn * 3) * (1 - between(share, 0, 0.5)),
        scale: 1.1,
        alpha: 1 - between(share, 0.9, 1),
      }),
    },
    ...burst({
      images: ['star', 'spark'],
      count: 26,
      seed: 2,
      x: cx,
      y: cy,
      from: 0.22,
      to: 0.7,
      reach: [220, 400],
      fall: 90,
    }),
    ...twinkles(26, 9, 0.3, 0.95),
  ],
};

const launch: DrawnGift = (() => {
  const any = chance(77);
  const x = (share: number) => cx + Math.sin(share * turn * 3) * 6;
  const y = (share: number) =>
    mix(
      mix(height + 180, cy + 20, overshoot(between(share, 0, 0.22))),
      -420,
      fastLast(between(share, 0.5, 0.86)),
    );
  const shake = (share: number) => Math.sin(share * 190) * 3 * between(share, 0.3, 0.5);
  const stars = Array.from({ length: 22 }, (_, nth): Actor => {
    const [left, begin, size] = [any(40, width - 40), any(0.26, 0.78), any(0.5, 1)];
    return {
      image: nth % 3 ? 'spark' : 'star',
      at(share) {
        const own = between(share, begin, begin + 0.2);
        if (own <= 0 || own >= 1) return null;
        return {
          x: left,
          y: mix(-30, height + 30, own),
          scale: size,
          alpha: Math.sin(own * Math.PI),
        };
      },
    };
  });
  const puffs = Array.from({ length: 26 }, (_, nth): Actor => {
    const [begin, away, size] = [0.28 + nth * 0.016, any(-260, 260), any(0.9, 2)];
    return {
      image: 'smoke',
      at(share) {
        const own = between(share, begin, begin + 0.3);
        if (own <= 0 || own >= 1) return null;
        const from = Math.min(y(begin) + 170, height - 20);
        return {
          x: cx + away * fastFirst(own),
          y: from + 30 * own - Math.abs(away) * 0.08,
          scale: size * (0.4 + own),
          alpha: 0.8 * (1 - own),
        };
      },
    };
  });
  return {
    ...wide,
    name: 'rocket',
    seconds: 4.4,
    images: {
      rocket,
      flame,
      smoke,
      spark: spark(pale, 32),
      star: fiveStar(accent, 36),
      glow: light(360, accent, 0.7),
      ring: ring(200, accent),
    },
    icon: composed(
      160,
      [light(150, accent, 0.4), 74, 92, 1],
      [flame, 44, 128, 0.42, 35],
      [rocket, 88, 68, 0.5, 35],
      [spark(pale), 40, 36, 0.6],
      [spark(blue), 128, 122, 0.6],
    ),
    actors: [
      ...stars,
      ...puffs,
      {
        image: 'glow',
        at: (share) => ({
          x: x(share),
          y: y(share) + 150,
          scale: 0.7 + 0.2 * Math.sin(share * 120),
          alpha: 0.9 * seen(share, 0.14, 0.86, 0.05),
        }),
      },
      {
        image: 'flame',
        at: (share) => ({
          x: x(share),
          y: y(share) + 166 + 36 * between(share, 0.4, 0.6),
          scale: 0.75 + 0.12 * Math.sin(share * 150) + 0.5 * between(share, 0.42, 0.6),
          stretch: 0.9 + 0.12 * Math.sin(share * 210),
          alpha: seen(share, 0.12, 0.9, 0.04),
        }),
      },
      {
        image: 'rocket',
        at: (share) =>
          share > 0.9
            ? null
            : { x: x(share) + shake(share), y: y(share), degrees: shake(share) * 0.6 },
      },
      {
        image: 'ring',
        at(share) {
          const own = between(share, 0.54, 0.74);
          if (own <= 0 || own >= 1) return null;
          return {
            x: cx,
            y: height - 70,
            scale: 0.5 + 4 * fastFirst(own),
            stretch: 2.2,
            alpha: 1 - own,
          };
        },
      },
      ...burst({
        images: ['spark', 'star'],
        count: 26,
        seed: 6,
        x: cx,
        y: 60,
        from: 0.76,
        to: 0.99,
        reach: [160, 380],
        fall: 80,
      }),
    ],
  };
})();

const parade: DrawnGift = {
  ...wide,
  name: 'trophy',
  seconds: 6,
  images: {
    trophy,
    beam,
    panda,
    flag,
    rays: rays(460, accent),
    glow: light(420, accent, 0.6),
    spark: spark(pale, 44),
    star: fiveStar(accent, 44),
    ...papers,
  },
  icon: composed(
    160,
    [rays(200, accent), 80, 80, 0.95],
    [trophy, 80, 82, 0.46],
    [paper(red), 26, 46, 1, 30],
    [paper(blue), 134, 38, 1, -20],
    [paper(green), 24, 112, 1, -40],
    [paper(accent), 138, 110, 1, 24],
  ),
  actors: [
    ...[-1, 1].flatMap((way) =>
      [330, 160].map(
        (far, nth): Actor => ({
          image: 'beam',
          at: (share) => ({
            x: cx + way * far,
            y: 220,
            degrees: way * (12 + nth * 8) + way * 14 * Math.sin(share * turn * 2 + nth * 2),
            scale: 1.05,
            alpha: 0.8 * seen(share, 0.02 + nth * 0.04, 0.97, 0.08),
          }),
        }),
      ),
    ),
    {
      image: 'rays',
      at: (share) => ({
        x: cx,
        y: cy - 10,
        scale: 1.35 * smooth(between(share, 0.16, 0.3)),
        degrees: share * 150,
        alpha: seen(share, 0.16, 0.97, 0.08),
      }),
    },
    {
      image: 'glow',
      at: (share) => ({
        x: cx,
        y: cy,
        scale: 1.1 + 0.1 * Math.sin(share * turn * 6),
        alpha: seen(share, 0.16, 0.97, 0.08),
      }),
    },
    ...[-1, 1].flatMap((way): Actor[] => {
      const up = (share: number) =>
        overshoot(between(share, 0.3, 0.42)) * (1 - smooth(between(share, 0.9, 1)));
      const hop = (share: number) =>
        Math.abs(Math.sin(share * turn * 5 + (way > 0 ? 0.8 : 0))) * between(share, 0.42, 0.46);
      const swing = (share: number) => Math.sin(share * turn * 5 + (way > 0 ? 1 : 0));
      return [
        {
          image: 'flag',
          at: (share) => ({
            x: cx + way * 330 + way * 10 * swing(share),
            y: mix(height + 200, 300, up(share)) - 24 * hop(share),
            stretch: way,
            scale: 1.2,
            degrees: way * (10 + 14 * swing(share)),
          }),
        },
        {
          image: 'panda',
          at: (share) => ({
            x: cx + way * 240,
            y: mix(height + 200, 420, up(share)) - 34 * hop(share),
            degrees: -way * 4 + 4 * swing(share),
            scale: 0.95,
          }),
        },
      ];
    }),
    {
      image: 'trophy',
      at: (share) => ({
        x: cx,
        y:
          mix(
            mix(height + 220, cy + 10, overshoot(between(share, 0.06, 0.26))),
            cy - 6,
            between(share, 0.3, 0.4),
          ) +
          5 * Math.sin(share * turn * 4),
        scale: (1.12 + 0.04 * Math.sin(share * turn * 4)) * (1 - 0.15 * between(share, 0.92, 1)),
        alpha: 1 - between(share, 0.92, 1),
      }),
    },
    ...burst({
      images: ['star', 'spark'],
      count: 30,
      seed: 12,
      x: cx,
      y: cy - 40,
      from: 0.24,
      to: 0.56,
      reach: [240, 460],
      fall: 110,
    }),
    ...twinkles(24, 31, 0.3, 0.94),
    ...confetti({
      images: Object.keys(papers),
      count: 70,
      seed: 5,
      width,
      height,
      from: 0.2,
      to: 0.98,
    }),
  ],
};

export const largeGifts: readonly DrawnGift[] = [fireworks, coronation, launch, parade];
