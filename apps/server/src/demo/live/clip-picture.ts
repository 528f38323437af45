/**
 * What the demo's rooms show, drawn by the project: a pitch, players, a ball, crests and a clock, as SVG.
 */
export const size = { width: 640, height: 360, rate: 25 } as const;
const { width, height, rate } = size;
const turn = 2 * Math.PI;

/** Segments of a digit: top, upper right, lower right, bottom, lower left, upper left, middle. */
const digits = ['1111110', '0110000', '1101101', '1111001', '0110011', '1011011', '1011111'].concat(
  ['1110000', '1111111', '1111011'],
);

function digit(value: number, x: number, y: number): string {
  const [w, h, thick] = [10, 18, 2.6];
  const half = h / 2;
  const bars = [
    [x, y, w, thick],
    [x + w - thick, y, thick, half],
    [x + w - thick, y + half, thick, half],
    [x, y + h - thick, w, thick],
    [x, y + half, thick, half],
    [x, y, thick, half],
    [x, y + half - thick / 2, w, thick],
  ];
  return bars
    .filter((_, at) => digits[value]![at] === '1')
    .map(([left, top, wide, high]) => rect(left!, top!, wide!, high!, '#fff'))
    .join('');
}

const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${w.toFixed(1)}" height="${h.toFixed(1)}" fill="${fill}" ${more}/>`;

const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r}" fill="${fill}" ${more}/>`;

/** A player's place at a moment: all paths close after the whole clip, so that it loops without a jump. */
function place(player: number, side: number, share: number): [number, number] {
  const row = player % 4;
  const column = Math.floor(player / 4);
  const homeX = side === 0 ? 120 + column * 120 : width - 120 - column * 120;
  const x = homeX + 42 * Math.sin(turn * (share * (1 + (player % 3)) + player / 7 + side / 3));
  const y = 100 + row * 62 + 20 * Math.sin(turn * (share * (2 + (player % 2)) + player / 5));
  return [x, y];
}

/** The ball goes from player to player. */
function ballAt(share: number): [number, number] {
  const passes = 12;
  const at = share * passes;
  const holder = (pass: number): [number, number] => {
    const number = ((pass % passes) + passes) % passes;
    const [x, y] = place((number * 5) % 11, number % 2, share);
    return [x + 11, y + 5];
  };
  const [from, to] = [holder(Math.floor(at)), holder(Math.floor(at) + 1)];
  const along = Math.min(1, Math.max(0, ((at % 1) - 0.35) / 0.65));
  const ease = along * along * (3 - 2 * along);
  const lift = Math.sin(Math.PI * along) * 14;
  return [from[0] + (to[0] - from[0]) * ease, from[1] + (to[1] - from[1]) * ease - lift];
}

/** A picture of as many: all paths close after the last, so that it loops without a jump. */
export function frame(number: number, frames: number): string {
  const share = number / frames;
  const seconds = Math.floor(number / rate);
  const stripes = Array.from({ length: 8 }, (_, at) =>
    rect(at * 80, 60, 80, height - 60, at % 2 ? '#1d7a46' : '#1a7041'),
  );
  const line = 'fill="none" stroke="#e8f3ec" stroke-width="2" opacity="0.75"';
  const pitch = [
    `<rect x="30" y="76" width="${width - 60}" height="${height - 96}" ${line}/>`,
    `<path d="M${width / 2} 76V${height - 20}" ${line}/>`,
    `<circle cx="${width / 2}" cy="208" r="46" ${line}/>`,
    `<rect x="30" y="146" width="72" height="124" ${line}/>`,
    `<rect x="${width - 102}" y="146" width="72" height="124" ${line}/>`,
  ];
  const players = [0, 1].flatMap((side) =>
    Array.from({ length: 11 }, (_, player) => {
      const [x, y] = place(player, side, share);
      return (
        `<ellipse cx="${x.toFixed(1)}" cy="${(y + 9).toFixed(1)}" rx="9" ry="3" fill="#000" opacity="0.25"/>` +
        circle(x, y, 8, side ? '#f2f5f8' : '#fea73a', 'stroke="#13191f" stroke-width="1.5"')
      );
    }),
  );
  const [ballX, ballY] = ballAt(share);
  const clock = [0, 0, Math.floor(seconds / 10), seconds % 10];
  // Crests and a clock, and no score: the match beside the picture has one.
  const board = [
    rect(0, 0, width, 60, '#13191f'),
    rect(212, 10, 216, 40, '#1f2831', 'rx="8"'),
    ...clock.map((value, at) => digit(value, 284 + at * 16 + (at > 1 ? 10 : 0), 21)),
    circle(320, 26, 1.8, '#fff'),
    circle(320, 34, 1.8, '#fff'),
    '<path d="M228 18h24v12q0 10-12 14q-12-4-12-14z" fill="#fea73a"/>',
    '<path d="M388 18h24v12q0 10-12 14q-12-4-12-14z" fill="#f2f5f8"/>',
    rect(24, 22, 56, 6, '#c9d2da', 'rx="3"'),
    rect(24, 33, 38, 5, '#66727d', 'rx="2.5"'),
    circle(width - 30, 30, number % rate < rate / 2 ? 5 : 3.5, '#fea73a'),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${[
    ...stripes,
    ...pitch,
    ...players,
    circle(ballX, ballY, 4.5, '#fff', 'stroke="#13191f" stroke-width="1"'),
    ...board,
  ].join('')}</svg>`;
}
