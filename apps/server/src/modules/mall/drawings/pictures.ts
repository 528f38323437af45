/** What stands on a picture of goods: shapes of SVG on a square of 480, and the colours of its ground. */
interface Picture {
  ground: readonly [string, string];
  body: string;
}

const dark = '#13191f';
const ink = '#f2f5f8';
const accent = '#fea73a';
const blue = '#5aa9ff';
const green = '#45c486';
const red = '#f0706e';
const violet = '#9a7bff';

const shape = (d: string, fill: string, more = ''): string =>
  `<path d="${d}" fill="${fill}" ${more}/>`;
const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const disc = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const bar = (x: number, y: number, w: number, h: number, r: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"/>`;
const times = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw(at)).join('');
const paw = (x: number, y: number, size: number, fill: string): string =>
  disc(x, y + size * 0.3, size * 0.6, fill) +
  times(4, (at) =>
    disc(x + size * (at - 1.5) * 0.52, y - size * (at % 3 ? 0.55 : 0.3), size * 0.24, fill),
  );
const face = (x: number, y: number, r: number): string =>
  disc(x - r * 0.72, y - r * 0.72, r * 0.34, dark) +
  disc(x + r * 0.72, y - r * 0.72, r * 0.34, dark) +
  disc(x, y, r, ink) +
  [-1, 1]
    .map(
      (side) =>
        `<ellipse cx="${x + side * r * 0.4}" cy="${y - r * 0.05}" rx="${r * 0.22}" ry="${r * 0.3}" fill="${dark}"/>` +
        disc(x + side * r * 0.37, y - r * 0.1, r * 0.08, ink),
    )
    .join('') +
  `<ellipse cx="${x}" cy="${y + r * 0.32}" rx="${r * 0.14}" ry="${r * 0.1}" fill="${dark}"/>`;
/** A card with a code on it. */
const coupon = (colour: string, body: string): string =>
  `<g transform="rotate(-8 240 240)">${bar(76, 136, 328, 208, 24, colour)}${bar(76, 286, 328, 58, 24, dark)}
    ${times(3, (at) => bar(104 + at * 94, 306, 72, 16, 8, ink))}${body}</g>`;

export const pictures: Readonly<Record<string, Picture>> = {
  scarf: {
    ground: ['#2b3a4d', dark],
    body:
      `<g transform="rotate(10 240 240)">${bar(176, 60, 128, 330, 20, accent)}` +
      times(5, (at) => bar(176, 92 + at * 62, 128, 28, 0, at % 2 ? ink : dark)) +
      times(6, (at) => line(`M${188 + at * 21} 392v34`, accent, 10)) +
      '</g>',
  },
  jersey: {
    ground: ['#24473a', dark],
    body:
      shape(
        'M160 96l-86 54 38 74 42-22v186h172V202l42 22 38-74-86-54c-20 34-140 34-160 0z',
        green,
      ) +
      shape('M186 108c22 34 86 34 108 0l26 10c-30 54-130 54-160 0z', ink) +
      `<text x="240" y="330" font-family="sans-serif" font-weight="700" font-size="120" text-anchor="middle" fill="${ink}">7</text>`,
  },
  cap: {
    ground: ['#3d2b4d', dark],
    body:
      shape('M104 282c0-104 62-160 136-160s136 56 136 160z', violet) +
      shape('M104 276c90-34 250-34 330 22 12 10-6 26-30 22-86-20-210-20-300 6z', '#6f51d8') +
      disc(240, 122, 14, ink) +
      paw(240, 210, 40, ink),
  },
  football: {
    ground: ['#244a33', dark],
    body:
      disc(240, 240, 146, ink) +
      shape('M240 178l60 44-23 70h-74l-23-70z', dark) +
      times(
        5,
        (at) =>
          `<g transform="rotate(${at * 72} 240 240)">${line('M240 178v-52', dark, 10)}${shape('M196 104q44-16 88 0l-14 28h-60z', dark)}</g>`,
      ),
  },
  basketball: {
    ground: ['#4a3220', dark],
    body:
      disc(240, 240, 146, '#e07b2c') +
      line(
        'M240 94v292M94 240h292M138 136c70 60 70 148 0 208M342 136c-70 60-70 148 0 208',
        dark,
        9,
      ),
  },
  gloves: {
    ground: ['#4a2630', dark],
    body: [0, 1]
      .map(
        (side) =>
          `<g transform="translate(${side ? 480 : 0} 0) scale(${side ? -1 : 1} 1)">${bar(104, 214, 104, 122, 34, red)}${times(4, (at) => bar(104 + at * 27, 130 + Math.abs(at - 1.4) * 16, 23, 130, 11, red))}${bar(192, 226, 40, 76, 20, red)}${bar(98, 344, 116, 44, 14, ink)}</g>`,
      )
      .join(''),
  },
  mug: {
    ground: ['#22404d', dark],
    body:
      line('M322 200c76-10 76 116-6 112', ink, 26) +
      bar(126, 142, 200, 228, 28, ink) +
      face(226, 260, 58) +
      times(3, (at) => line(`M${180 + at * 46} 116q-14-18 0-34t0-34`, '#8fa3b5', 8)),
  },
  backpack: {
    ground: ['#263a5c', dark],
    body:
      line('M196 128c0-60 88-60 88 0', dark, 18) +
      bar(120, 116, 240, 280, 76, blue) +
      bar(150, 256, 180, 112, 26, '#2f6fc0') +
      line('M150 292h180', dark, 8) +
      line('M164 190h152', '#2f6fc0', 12) +
      disc(240, 318, 14, accent),
  },
  panda: {
    ground: ['#2d4a2a', dark],
    body:
      `<ellipse cx="240" cy="350" rx="104" ry="84" fill="${ink}"/>` +
      `<ellipse cx="150" cy="332" rx="38" ry="62" fill="${dark}"/><ellipse cx="330" cy="332" rx="38" ry="62" fill="${dark}"/>` +
      disc(176, 418, 40, dark) +
      disc(304, 418, 40, dark) +
      face(240, 186, 112),
  },
  keyring: {
    ground: ['#463a22', dark],
    body:
      `<circle cx="240" cy="136" r="64" fill="none" stroke="#c9d2da" stroke-width="18"/>` +
      line('M240 200v44', '#c9d2da', 12) +
      disc(240, 324, 88, accent) +
      paw(240, 330, 56, dark),
  },
  keyboard: {
    ground: ['#2a2f52', dark],
    body:
      bar(64, 152, 352, 176, 24, '#2d3540') +
      times(4, (row) =>
        times(row === 3 ? 3 : 9, (at) =>
          row === 3
            ? bar(
                [84, 164, 332][at]!,
                280,
                [64, 152, 64][at]!,
                28,
                8,
                at === 1 ? accent : '#5b6878',
              )
            : bar(
                84 + at * 35,
                172 + row * 36,
                28,
                28,
                7,
                (at * 7 + row * 3) % 5 ? '#5b6878' : [blue, violet, green][row]!,
              ),
        ),
      ),
  },
  headset: {
    ground: ['#402848', dark],
    body:
      line('M112 276c0-196 256-196 256 0', '#c9d2da', 26) +
      bar(82, 246, 72, 124, 32, violet) +
      bar(326, 246, 72, 124, 32, violet) +
      line('M362 366c0 50-50 56-96 56', '#c9d2da', 14) +
      disc(254, 422, 20, accent),
  },
  poster: {
    ground: ['#4d3b2b', dark],
    body:
      `<g transform="rotate(-4 240 240)">${bar(122, 68, 236, 344, 8, ink)}${bar(140, 86, 200, 308, 4, '#1f6f4a')}` +
      `<circle cx="240" cy="240" r="52" fill="none" stroke="${ink}" stroke-width="6"/>${line('M140 240h200', ink, 6)}` +
      `${bar(196, 86, 88, 40, 0, '#2c8a5e')}${bar(196, 354, 88, 40, 0, '#2c8a5e')}${disc(272, 206, 18, accent)}</g>`,
  },
  skin: {
    ground: ['#2a2052', dark],
    body: coupon(
      violet,
      shape('M150 246l96-76 18 18-76 96-24 8-22-22zM232 206l62 62', ink) +
        disc(330, 196, 26, accent),
    ),
  },
  pass: {
    ground: ['#203a52', dark],
    body: coupon(blue, disc(240, 212, 56, ink) + shape('M222 182l52 30-52 30z', '#2f6fc0')),
  },
  voucher: {
    ground: ['#52341f', dark],
    body: coupon(
      accent,
      shape('M150 200h180v72H150z', ink) +
        bar(228, 200, 24, 72, 0, red) +
        line('M240 198c-50-56-84 0 0 0 84 0 50-56 0 0', red, 12),
    ),
  },
  box: {
    ground: ['#4a2a5c', dark],
    body:
      shape('M240 130l140 64-140 64-140-64z', '#ffc26b') +
      shape('M100 194l140 64v160l-140-64z', accent) +
      shape('M380 194l-140 64v160l140-64z', '#e0760c') +
      `<text x="240" y="122" font-family="sans-serif" font-weight="700" font-size="110" text-anchor="middle" fill="${ink}">?</text>` +
      paw(170, 306, 34, dark),
  },
};
