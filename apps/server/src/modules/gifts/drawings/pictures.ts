/** What gifts are drawn of, as SVG: each drawing has its own size, and stands in the middle of it. */
export interface Drawing {
  width: number;
  height: number;
  body: string;
}

export const colours = {
  dark: '#13191f',
  ink: '#f2f5f8',
  accent: '#fea73a',
  deep: '#e0760c',
  pale: '#ffe3a3',
  blue: '#5aa9ff',
  green: '#45c486',
  red: '#f0706e',
} as const;
const { dark, ink, accent, deep, pale, blue, green, red } = colours;

const drawing = (width: number, height: number, body: string): Drawing => ({ width, height, body });

/** A gradient from the upper left, under a name; `fill="url(#name)"`. */
const slope = (name: string, ...stops: readonly string[]): string =>
  `<linearGradient id="${name}" x1="0" y1="0" x2="0.6" y2="1">${stopsOf(stops)}</linearGradient>`;
const glow = (name: string, ...stops: readonly string[]): string =>
  `<radialGradient id="${name}" cx="0.36" cy="0.3" r="0.8">${stopsOf(stops)}</radialGradient>`;
const stopsOf = (stops: readonly string[]): string =>
  stops
    .map((stop, at) => `<stop offset="${at / (stops.length - 1)}" stop-color="${stop}"/>`)
    .join('');

const polar = (x: number, y: number, r: number, degrees: number): [number, number] => {
  const angle = ((degrees - 90) / 180) * Math.PI;
  return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
};
const points = (list: readonly (readonly [number, number])[]): string =>
  list.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
const star = (x: number, y: number, outer: number, inner: number, tips: number): string =>
  points(
    Array.from({ length: tips * 2 }, (_, at) =>
      polar(x, y, at % 2 ? inner : outer, (at * 180) / tips),
    ),
  );

/** A light that fades outwards. */
export const light = (size: number, colour: string, strength = 0.9): Drawing =>
  drawing(
    size,
    size,
    `<radialGradient id="l"><stop offset="0" stop-color="#fff" stop-opacity="${strength}"/>
      <stop offset="0.25" stop-color="${colour}" stop-opacity="${strength * 0.75}"/>
      <stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>
    <circle cx="${size / 2}" cy="${size / 2}" r="${size / 2}" fill="url(#l)"/>`,
  );

/** A point of light with four rays. */
export const spark = (colour: string, size = 44): Drawing => {
  const h = size / 2;
  return drawing(
    size,
    size,
    `<radialGradient id="s"><stop offset="0" stop-color="${colour}" stop-opacity="0.8"/>
      <stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>
    <circle cx="${h}" cy="${h}" r="${h}" fill="url(#s)" opacity="0.55"/>
    <polygon points="${star(h, h, h * 0.96, h * 0.14, 4)}" fill="#fff"/>
    <polygon points="${star(h, h, h * 0.7, h * 0.1, 4)}" fill="${colour}" opacity="0.6"/>`,
  );
};

export const fiveStar = (colour = accent, size = 48): Drawing =>
  drawing(
    size,
    size,
    `<defs>${slope('f', pale, colour, deep)}</defs>
    <polygon points="${star(size / 2, size / 2 + 1, size * 0.46, size * 0.21, 5)}" fill="url(#f)"
      stroke="#fff" stroke-opacity="0.65" stroke-width="1.5" stroke-linejoin="round"/>`,
  );

export const paper = (colour: string): Drawing =>
  drawing(
    18,
    12,
    `<rect x="1" y="1" width="16" height="10" rx="2" fill="${colour}"/>
    <rect x="1" y="1" width="16" height="4.5" rx="2" fill="#fff" opacity="0.3"/>`,
  );

/** Rays that turn behind what is dear. */
export const rays = (size: number, colour: string): Drawing => {
  const h = size / 2;
  const blades = Array.from({ length: 12 }, (_, at) => {
    const [from, to] = [polar(h, h, h, at * 30 - 6), polar(h, h, h, at * 30 + 6)];
    return `<polygon points="${points([[h, h], from, to])}" fill="url(#r)"/>`;
  });
  return drawing(
    size,
    size,
    `<radialGradient id="r" gradientUnits="userSpaceOnUse" cx="${h}" cy="${h}" r="${h}">
      <stop offset="0" stop-color="${colour}" stop-opacity="0.75"/>
      <stop offset="0.55" stop-color="${colour}" stop-opacity="0.28"/>
      <stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>${blades.join('')}`,
  );
};

export const ring = (size: number, colour: string): Drawing =>
  drawing(
    size,
    size,
    `<circle cx="${size / 2}" cy="${size / 2}" r="${size / 2 - 7}" fill="none" stroke="${colour}"
      stroke-width="5" opacity="0.9"/>
    <circle cx="${size / 2}" cy="${size / 2}" r="${size / 2 - 3}" fill="none" stroke="#fff"
      stroke-width="1.5" opacity="0.6"/>`,
  );

/** A panda's paw, from the left. */
export const paw: Drawing = drawing(
  120,
  170,
  `<defs>${slope('p', '#3a4653', '#1c242d', '#0d1217')}${glow('q', '#ffc9a8', '#f39b86')}</defs>
  <path d="M26 168C14 128 8 96 16 62C24 26 52 8 78 22C106 38 112 82 104 116C99 140 96 154 96 168Z"
    fill="url(#p)" stroke="#000" stroke-opacity="0.35" stroke-width="2"/>
  <path d="M24 76C28 44 50 26 72 31" fill="none" stroke="#fff" stroke-opacity="0.25" stroke-width="6"
    stroke-linecap="round"/>
  <ellipse cx="70" cy="92" rx="22" ry="19" fill="url(#q)"/>
  <ellipse cx="42" cy="66" rx="9" ry="11" fill="url(#q)" transform="rotate(-24 42 66)"/>
  <ellipse cx="63" cy="53" rx="9.5" ry="11.5" fill="url(#q)"/>
  <ellipse cx="86" cy="59" rx="9" ry="11" fill="url(#q)" transform="rotate(20 86 59)"/>
  <path d="M22 146C48 154 74 154 98 146L97 168L26 168Z" fill="${accent}"/>
  <path d="M22 146C48 154 74 154 98 146L97.500 153C74 161 48 161 24 153Z" fill="${pale}"/>`,
);

export const heart: Drawing = drawing(
  180,
  168,
  `<defs>${glow('h', '#ffb3a6', '#f0564f', '#b81f3a')}</defs>
  <path d="M90 158C30 116 10 86 10 54C10 28 30 10 53 10C69 10 82 18 90 32C98 18 111 10 127 10C150 10 170 28 170 54C170 86 150 116 90 158Z"
    fill="url(#h)" stroke="#fff" stroke-opacity="0.5" stroke-width="3"/>
  <path d="M28 60C26 40 38 26 54 26" fill="none" stroke="#fff" stroke-opacity="0.8" stroke-width="9"
    stroke-linecap="round"/>
  <circle cx="32" cy="78" r="4.500" fill="#fff" opacity="0.8"/>`,
);

export const whistle: Drawing = drawing(
  210,
  150,
  `<defs>${slope('w', '#ffd48a', accent, deep)}${slope('v', '#fff1cf', accent)}</defs>
  <path d="M20 40L140 26C176 24 200 52 198 86C196 120 168 142 136 140C104 138 82 114 84 84L22 82Q14 81 14 72L13 50Q13 42 20 40Z"
    fill="url(#w)" stroke="#8a4700" stroke-opacity="0.5" stroke-width="2.500"/>
  <path d="M20 40L140 26C160 25 178 34 188 48C150 40 70 46 14 56L13 50Q13 42 20 40Z" fill="url(#v)" opacity="0.75"/>
  <path d="M84 62L116 59L112 78L84 80Z" fill="${dark}"/>
  <circle cx="140" cy="87" r="33" fill="${dark}" opacity="0.92"/>
  <circle cx="140" cy="87" r="33" fill="none" stroke="#fff" stroke-opacity="0.4" stroke-width="3"/>
  <circle cx="148" cy="96" r="14" fill="#ffd9a0"/><circle cx="144" cy="92" r="5" fill="#fff" opacity="0.8"/>
  <path d="M191 58Q204 46 206 30" fill="none" stroke="${ink}" stroke-width="7" stroke-linecap="round"/>`,
);

/** A wave of sound, to the left. */
export const wave = (size: number): Drawing =>
  drawing(
    size,
    size,
    `<path d="M${size * 0.72} ${size * 0.1}A${size * 0.5} ${size * 0.5} 0 0 0 ${size * 0.72} ${size * 0.9}" fill="none"
      stroke="${pale}" stroke-width="8" stroke-linecap="round"/>`,
  );

export const football: Drawing = (() => {
  const r = 88;
  const c = 92;
  const patch = (degrees: number) => {
    const [x, y] = polar(c, c, 76, degrees);
    const [nx, ny] = polar(c, c, 34, degrees);
    const pentagon = Array.from({ length: 5 }, (_, at) => polar(x, y, 27, degrees + 180 + at * 72));
    return `<polygon points="${points(pentagon)}" fill="${dark}"/>
      <path d="M${nx.toFixed(1)} ${ny.toFixed(1)}L${x.toFixed(1)} ${y.toFixed(1)}" stroke="${dark}" stroke-width="4"/>`;
  };
  const centre = Array.from({ length: 5 }, (_, at) => polar(c, c, 34, at * 72));
  return drawing(
    184,
    184,
    `<defs>${glow('b', '#ffffff', '#eef2f6', '#aab6c2')}<clipPath id="c"><circle cx="${c}" cy="${c}" r="${r}"/></clipPath></defs>
    <circle cx="${c}" cy="${c}" r="${r}" fill="url(#b)"/>
    <g clip-path="url(#c)">${[0, 72, 144, 216, 288].map(patch).join('')}
      <polygon points="${points(centre)}" fill="${dark}"/></g>
    <circle cx="${c}" cy="${c}" r="${r}" fill="none" stroke="#000" stroke-opacity="0.3" stroke-width="3"/>`,
  );
})();

/** What lies over a ball that turns: light stays where it is. */
export const shine: Drawing = drawing(
  184,
  184,
  `<radialGradient id="g" cx="0.34" cy="0.26" r="0.85"><stop offset="0" stop-color="#fff" stop-opacity="0.6"/>
    <stop offset="0.35" stop-color="#fff" stop-opacity="0"/><stop offset="0.7" stop-color="#000" stop-opacity="0"/>
    <stop offset="1" stop-color="#000" stop-opacity="0.5"/></radialGradient>
  <circle cx="92" cy="92" r="88" fill="url(#g)"/>`,
);

export const shadow: Drawing = drawing(
  160,
  36,
  `<radialGradient id="d"><stop offset="0" stop-color="#000" stop-opacity="0.55"/>
    <stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient>
  <ellipse cx="80" cy="18" rx="80" ry="18" fill="url(#d)"/>`,
);

export const gamepad: Drawing = drawing(
  230,
  160,
  `<defs>${slope('g', '#4a5a6b', '#2a3541', '#161d25')}${slope('t', '#6d7f92', '#3a4653')}</defs>
  <path d="M62 26H168C204 26 220 72 224 116C226 142 208 154 190 142L160 112H70L40 142C22 154 4 142 6 116C10 72 26 26 62 26Z"
    fill="url(#g)" stroke="#8fa3b8" stroke-opacity="0.6" stroke-width="2.500"/>
  <path d="M62 30H168C186 30 199 44 207 64C180 44 50 44 23 64C31 44 44 30 62 30Z" fill="url(#t)" opacity="0.6"/>
  <path d="M58 60h16v14h14v16H74v14H58V90H44V74h14Z" fill="${dark}" stroke="#9fb2c6" stroke-opacity="0.6" stroke-width="1.500"/>
  <circle cx="88" cy="108" r="17" fill="${dark}"/><circle cx="88" cy="106" r="12" fill="#4a5a6b"/>
  <circle cx="142" cy="108" r="17" fill="${dark}"/><circle cx="142" cy="106" r="12" fill="#4a5a6b"/>
  <rect x="99" y="60" width="32" height="10" rx="5" fill="${accent}"/>
  <circle cx="168" cy="60" r="9.500" fill="${accent}"/><circle cx="189" cy="80" r="9.500" fill="${red}"/>
  <circle cx="147" cy="80" r="9.500" fill="${blue}"/><circle cx="168" cy="100" r="9.500" fill="${green}"/>`,
);

export const pixel = (colour: string): Drawing =>
  drawing(
    22,
    22,
    `<rect x="2" y="2" width="18" height="18" fill="${colour}"/>
    <path d="M2 2h18v5H7v13H2Z" fill="#fff" opacity="0.45"/>`,
  );

/** The mascot's head, with the scarf below it. */
export const panda: Drawing = drawing(
  220,
  230,
  `<defs>${glow('w', '#ffffff', '#f4f6f8', '#c3ccd6')}${slope('k', '#33404d', '#161d24', '#0a0e12')}${slope('s', pale, accent, deep)}</defs>
  <circle cx="46" cy="48" r="34" fill="url(#k)"/><circle cx="174" cy="48" r="34" fill="url(#k)"/>
  <circle cx="46" cy="50" r="17" fill="#4a5867" opacity="0.6"/><circle cx="174" cy="50" r="17" fill="#4a5867" opacity="0.6"/>
  <ellipse cx="110" cy="108" rx="94" ry="84" fill="url(#w)"/>
  <ellipse cx="72" cy="106" rx="28" ry="33" fill="url(#k)" transform="rotate(28 72 106)"/>
  <ellipse cx="148" cy="106" rx="28" ry="33" fill="url(#k)" transform="rotate(-28 148 106)"/>
  <circle cx="77" cy="103" r="13.500" fill="#fff"/><circle cx="143" cy="103" r="13.500" fill="#fff"/>
  <circle cx="79" cy="105" r="8.500" fill="${dark}"/><circle cx="141" cy="105" r="8.500" fill="${dark}"/>
  <circle cx="82" cy="101" r="3.200" fill="#fff"/><circle cx="144" cy="101" r="3.200" fill="#fff"/>
  <ellipse cx="110" cy="134" rx="13" ry="9" fill="${dark}"/><ellipse cx="107" cy="131" rx="4" ry="2.500" fill="#fff" opacity="0.5"/>
  <path d="M84 148Q110 182 136 148Q110 158 84 148Z" fill="#7a2230" stroke="${dark}" stroke-width="4" stroke-linejoin="round"/>
  <path d="M100 163Q110 158 120 163Q110 172 100 163Z" fill="${red}"/>
  <ellipse cx="42" cy="138" rx="14" ry="9" fill="${red}" opacity="0.35"/><ellipse cx="178" cy="138" rx="14" ry="9" fill="${red}" opacity="0.35"/>
  <path d="M34 172C70 204 150 204 186 172L194 196C150 232 70 232 26 196Z" fill="url(#s)"/>
  <path d="M62 190L56 214M92 198L90 222M128 198L130 222M158 190L164 214" stroke="${dark}" stroke-width="9" opacity="0.85"/>`,
);

export const flag: Drawing = drawing(
  120,
  150,
  `<defs>${slope('f', pale, accent, deep)}</defs>
  <rect x="10" y="6" width="7" height="140" rx="3.500" fill="#d5dce3"/><circle cx="13.500" cy="7" r="6" fill="${pale}"/>
  <path d="M17 14C44 2 66 28 110 14V72C66 88 44 60 17 74Z" fill="url(#f)"/>
  <path d="M17 34C44 22 66 48 110 34V52C66 68 44 42 17 54Z" fill="${dark}" opacity="0.85"/>`,
);

export const streak: Drawing = drawing(
  14,
  90,
  `<linearGradient id="k" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff"/>
    <stop offset="0.25" stop-color="${pale}"/><stop offset="1" stop-color="${accent}" stop-opacity="0"/></linearGradient>
  <path d="M7 0C12 6 12 14 9 90H5C2 14 2 6 7 0Z" fill="url(#k)"/>`,
);

/** A spark that leaves a trail. */
export const comet = (colour: string): Drawing =>
  drawing(
    24,
    84,
    `<linearGradient id="k" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff"/>
    <stop offset="0.3" stop-color="${colour}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient>
    <radialGradient id="h"><stop offset="0" stop-color="#fff"/><stop offset="0.4" stop-color="${colour}" stop-opacity="0.8"/>
    <stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>
    <path d="M12 8C16 14 15 30 13 84H11C9 30 8 14 12 8Z" fill="url(#k)"/><circle cx="12" cy="12" r="12" fill="url(#h)"/>`,
  );

export const crown: Drawing = drawing(
  300,
  210,
  `<defs>${slope('c', '#fff3cf', '#ffc65c', accent, '#b85c00')}${slope('d', '#ffdf9a', deep, '#8a4700')}</defs>
  <path d="M36 184L14 66L84 112L150 22L216 112L286 66L264 184Q150 206 36 184Z" fill="url(#c)" stroke="#fff" stroke-opacity="0.7"
    stroke-width="3" stroke-linejoin="round"/>
  <path d="M150 22L216 112L286 66L264 184Q207 195 150 195Z" fill="#7a3b00" opacity="0.16"/>
  <path d="M34 166Q150 196 266 166L262 196Q150 222 38 196Z" fill="url(#d)" stroke="#fff" stroke-opacity="0.5" stroke-width="2"/>
  <circle cx="14" cy="62" r="12" fill="${pale}"/><circle cx="150" cy="18" r="14" fill="${pale}"/><circle cx="286" cy="62" r="12" fill="${pale}"/>
  <path d="M150 98L172 130L150 162L128 130Z" fill="${red}" stroke="#fff" stroke-opacity="0.75" stroke-width="2.500"/>
  <path d="M150 98L160 130H128Z" fill="#fff" opacity="0.4"/>
  <ellipse cx="84" cy="146" rx="12" ry="16" fill="${blue}" stroke="#fff" stroke-opacity="0.7" stroke-width="2.500"/>
  <ellipse cx="216" cy="146" rx="12" ry="16" fill="${green}" stroke="#fff" stroke-opacity="0.7" stroke-width="2.500"/>
  <circle cx="80" cy="140" r="4" fill="#fff" opacity="0.8"/><circle cx="212" cy="140" r="4" fill="#fff" opacity="0.8"/>`,
);

export const rocket: Drawing = drawing(
  150,
  260,
  `<defs><linearGradient id="b" x1="0" x2="1"><stop offset="0" stop-color="#9fb0c2"/><stop offset="0.35" stop-color="#fff"/>
    <stop offset="1" stop-color="#8797a8"/></linearGradient>${slope('f', pale, accent, deep)}${glow('g', '#dff0ff', blue, '#164a86')}</defs>
  <path d="M42 150L8 212Q6 224 18 222L48 208Z" fill="url(#f)"/><path d="M108 150L142 212Q144 224 132 222L102 208Z" fill="url(#f)"/>
  <path d="M75 6C112 52 118 120 106 214H44C32 120 38 52 75 6Z" fill="url(#b)" stroke="#5f6f80" stroke-opacity="0.5" stroke-width="2"/>
  <path d="M75 6C92 27 102 52 107 80H43C48 52 58 27 75 6Z" fill="url(#f)"/>
  <circle cx="75" cy="116" r="25" fill="${dark}"/><circle cx="75" cy="116" r="19" fill="url(#g)"/>
  <path d="M64 110Q67 102 76 101" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity="0.85"/>
  <rect x="42" y="170" width="66" height="12" fill="${accent}"/><rect x="43" y="187" width="64" height="6" fill="${dark}" opacity="0.7"/>
  <path d="M50 214H100L94 230H56Z" fill="#4a5867"/>`,
);

export const flame: Drawing = drawing(
  90,
  150,
  `<radialGradient id="f" cx="0.5" cy="0.15" r="0.95"><stop offset="0" stop-color="#fff"/><stop offset="0.3" stop-color="${pale}"/>
    <stop offset="0.6" stop-color="${accent}"/><stop offset="1" stop-color="#d83a0e" stop-opacity="0"/></radialGradient>
  <path d="M18 0H72C96 52 66 104 45 150C24 104 -6 52 18 0Z" fill="url(#f)"/>`,
);

export const smoke: Drawing = drawing(
  90,
  90,
  `<radialGradient id="m" cx="0.42" cy="0.36"><stop offset="0" stop-color="#fff" stop-opacity="0.9"/>
    <stop offset="0.6" stop-color="#c3ccd6" stop-opacity="0.5"/><stop offset="1" stop-color="#8797a8" stop-opacity="0"/></radialGradient>
  <circle cx="45" cy="45" r="45" fill="url(#m)"/>`,
);

export const trophy: Drawing = drawing(
  260,
  320,
  `<defs>${slope('g', '#fff6d8', '#ffd16e', accent, '#a85200')}${slope('e', '#ffe9b8', deep, '#7a3b00')}
    ${slope('p', '#4a5867', '#232c36', '#0d1217')}</defs>
  <path d="M62 44C10 34 4 92 34 118C52 134 74 138 92 146" fill="none" stroke="url(#e)" stroke-width="17" stroke-linecap="round"/>
  <path d="M198 44C250 34 256 92 226 118C208 134 186 138 168 146" fill="none" stroke="url(#e)" stroke-width="17" stroke-linecap="round"/>
  <path d="M54 20H206C206 110 186 172 146 186V222H114V186C74 172 54 110 54 20Z" fill="url(#g)" stroke="#fff" stroke-opacity="0.55" stroke-width="2.500"/>
  <path d="M150 20H206C206 110 186 172 146 186C168 150 172 84 150 20Z" fill="#7a3b00" opacity="0.22"/>
  <path d="M76 36C78 92 88 134 108 160" fill="none" stroke="#fff" stroke-width="11" stroke-linecap="round" opacity="0.75"/>
  <ellipse cx="130" cy="20" rx="76" ry="11" fill="#8a4700"/><ellipse cx="130" cy="19" rx="76" ry="11" fill="none" stroke="${pale}" stroke-width="5"/>
  <polygon points="${star(136, 98, 36, 16, 5)}" fill="#fff" opacity="0.92"/>
  <path d="M90 222H170L186 252H74Z" fill="url(#g)"/>
  <rect x="58" y="250" width="144" height="58" rx="8" fill="url(#p)" stroke="#8797a8" stroke-opacity="0.6" stroke-width="2"/>
  <rect x="84" y="266" width="92" height="26" rx="4" fill="${accent}"/><rect x="84" y="266" width="92" height="9" rx="4" fill="${pale}" opacity="0.7"/>`,
);

/** A beam of a floodlight, from above. */
export const beam: Drawing = drawing(
  220,
  520,
  `<linearGradient id="b" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="0.75"/>
    <stop offset="0.3" stop-color="${pale}" stop-opacity="0.3"/><stop offset="1" stop-color="${accent}" stop-opacity="0"/></linearGradient>
  <path d="M98 0H122L220 520H0Z" fill="url(#b)"/>`,
);

/** One over the other, in the middle of a square: for the tray. */
export function composed(
  size: number,
  ...layers: readonly [Drawing, x: number, y: number, scale: number, degrees?: number][]
): Drawing {
  const body = layers.map(([{ width, height, body }, x, y, scale, degrees = 0], at) => {
    // Each layer's names are its own.
    const own = body
      .replaceAll(/\bid="(\w+)"/g, `id="$1${at}"`)
      .replaceAll(/url\(#(\w+)\)/g, `url(#$1${at})`);
    return `<g transform="translate(${x} ${y}) rotate(${degrees}) scale(${scale}) translate(${-width / 2} ${-height / 2})">${own}</g>`;
  });
  return drawing(size, size, body.join(''));
}
