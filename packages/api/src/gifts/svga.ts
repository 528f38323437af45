/**
 * Reads an animation (`.svga` 2.0: protobuf, deflated) into what svgaplayerweb's player plays. Its own parser makes
 * code from text, which no content security policy of ours lets it. Whoever calls inflates, to `svgaLimits.inflated`
 * bytes at most; how much comes of them is limited here, while they are read.
 */
export const svgaLimits = {
  /** Bytes of a file, and of what it inflates to. */
  file: 2 << 20,
  inflated: 16 << 20,
  /** Of the picture, in its own units; frames a second; seconds. */
  side: 4_096,
  fps: 60,
  seconds: 60,
  sprites: 400,
  /** Frames of all sprites together, and the shapes in them. */
  frames: 100_000,
  shapes: 20_000,
  /** Characters of one path. */
  path: 10_000,
  images: 400,
  /** Of all images together. */
  pixels: 16_000_000,
} as const;

/** Why a file is not played: `svga.fault.<name>` in the namespace `gifts`. */
export const svgaFaults = ['tooLarge', 'notSvga', 'broken', 'tooMuch'] as const;
export type SvgaFault = (typeof svgaFaults)[number];

export class SvgaRefused extends Error {
  override name = 'SvgaRefused';
  readonly fault: SvgaFault;
  constructor(fault: SvgaFault) {
    super(`the animation is refused: ${fault}`);
    this.fault = fault;
  }
}

interface Matrix {
  a: number;
  b: number;
  c: number;
  d: number;
  tx: number;
  ty: number;
}

interface Shape {
  type: 'shape' | 'rect' | 'ellipse';
  pathArgs: Record<string, number | string>;
  styles: Record<string, unknown> | null;
  transform: Matrix | null;
}

interface Frame {
  alpha: number;
  layout: { x: number; y: number; width: number; height: number };
  transform: Matrix;
  maskPath: { _d: string } | null;
  shapes: readonly Shape[];
}

/** As svgaplayerweb's `VideoEntity`, but for the images: bytes of PNG by name. */
export interface SvgaMovie {
  version: string;
  videoSize: { width: number; height: number };
  FPS: number;
  frames: number;
  sprites: { imageKey: string; matteKey: string | null; frames: Frame[] }[];
  images: Map<string, Uint8Array<ArrayBuffer>>;
}

type Kind = 'float' | 'int' | 'text' | 'bytes';
/** A message's fields by their number: name and what they hold; a list where there may be several. */
type Fields = {
  readonly [number: number]: readonly [name: string, of: Kind | Fields, list?: true];
};
type Message = Record<string, unknown>;

const matrix: Fields = {
  1: ['a', 'float'],
  2: ['b', 'float'],
  3: ['c', 'float'],
  4: ['d', 'float'],
  5: ['tx', 'float'],
  6: ['ty', 'float'],
};
const box: Fields = {
  1: ['x', 'float'],
  2: ['y', 'float'],
  3: ['width', 'float'],
  4: ['height', 'float'],
};
const colour: Fields = {
  1: ['r', 'float'],
  2: ['g', 'float'],
  3: ['b', 'float'],
  4: ['a', 'float'],
};
const style: Fields = {
  1: ['fill', colour],
  2: ['stroke', colour],
  3: ['strokeWidth', 'float'],
  4: ['lineCap', 'int'],
  5: ['lineJoin', 'int'],
  6: ['miterLimit', 'float'],
  7: ['dash', 'float'],
  8: ['gap', 'float'],
  9: ['offset', 'float'],
};
const shape: Fields = {
  1: ['type', 'int'],
  2: ['shape', { 1: ['d', 'text'] }],
  3: ['rect', { ...box, 5: ['cornerRadius', 'float'] }],
  4: [
    'ellipse',
    { 1: ['x', 'float'], 2: ['y', 'float'], 3: ['radiusX', 'float'], 4: ['radiusY', 'float'] },
  ],
  10: ['styles', style],
  11: ['transform', matrix],
};
const frame: Fields = {
  1: ['alpha', 'float'],
  2: ['layout', box],
  3: ['transform', matrix],
  4: ['clipPath', 'text'],
  5: ['shapes', shape, true],
};
const sprite: Fields = {
  1: ['imageKey', 'text'],
  2: ['frames', frame, true],
  3: ['matteKey', 'text'],
};
const movie: Fields = {
  1: ['version', 'text'],
  2: [
    'params',
    { 1: ['width', 'float'], 2: ['height', 'float'], 3: ['fps', 'int'], 4: ['frames', 'int'] },
  ],
  3: ['images', { 1: ['key', 'text'], 2: ['value', 'bytes'] }, true],
  4: ['sprites', sprite, true],
};

/** How many of each message there may be, in the whole file. */
const most = new Map<Fields, number>([
  [frame, svgaLimits.frames],
  [sprite, svgaLimits.sprites],
  [shape, svgaLimits.shapes],
  [movie[3]![1] as Fields, svgaLimits.images],
]);

const utf8 = new TextDecoder();

/** Reads one file's messages, and counts them. */
function createReader(bytes: Uint8Array<ArrayBuffer>) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const counts = new Map<Fields, number>();
  let at = 0;

  function varint(): number {
    let value = 0;
    for (let shift = 0; shift < 70; shift += 7) {
      const byte = view.getUint8(at++);
      // Beyond 32 bits stands nothing that is asked for: a negative number's sign.
      if (shift < 32) value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value >>> 0;
    }
    throw new SvgaRefused('broken');
  }
  function stretch(): number {
    const end = varint() + at;
    if (end > bytes.length) throw new SvgaRefused('broken');
    return end;
  }
  function skip(wire: number): void {
    if (wire === 0) varint();
    else if (wire === 1) at += 8;
    else if (wire === 2) at = stretch();
    else if (wire === 5) at += 4;
    else throw new SvgaRefused('broken');
  }
  function value(of: Kind | Fields): unknown {
    if (of === 'int') return varint() | 0;
    if (of === 'float') {
      at += 4;
      const float = view.getFloat32(at - 4, true);
      return Number.isFinite(float) ? float : 0;
    }
    const end = stretch();
    if (typeof of === 'object') return message(of, end);
    const held = bytes.subarray(at, end);
    at = end;
    if (of === 'bytes') return held;
    if (held.length > svgaLimits.path) throw new SvgaRefused('tooMuch');
    return utf8.decode(held);
  }
  function message(fields: Fields, end: number): Message {
    const count = (counts.get(fields) ?? 0) + 1;
    if (count > (most.get(fields) ?? Number.POSITIVE_INFINITY)) throw new SvgaRefused('tooMuch');
    counts.set(fields, count);
    const read: Message = {};
    while (at < end) {
      const tag = varint();
      const wire = tag & 7;
      const field = fields[tag >>> 3];
      const expected = field && (field[1] === 'int' ? 0 : field[1] === 'float' ? 5 : 2);
      if (!field || wire !== expected) {
        skip(wire);
        continue;
      }
      const [name, of, list] = field;
      const given = value(of);
      if (!list) read[name] = given;
      else if (read[name]) (read[name] as unknown[]).push(given);
      else read[name] = [given];
    }
    if (at !== end) throw new SvgaRefused('broken');
    return read;
  }
  return () => message(movie, bytes.length);
}

const number = (of: Message, name: string): number => (of[name] as number | undefined) ?? 0;
const list = (of: Message, name: string): Message[] => (of[name] as Message[] | undefined) ?? [];

function matrixOf(given: Message | undefined): Matrix {
  if (!given) return { a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0 };
  const [a, b, c, d] = [
    number(given, 'a'),
    number(given, 'b'),
    number(given, 'c'),
    number(given, 'd'),
  ];
  return { a, b, c, d, tx: number(given, 'tx'), ty: number(given, 'ty') };
}

const parts = (given: unknown): number[] | null =>
  given ? ['r', 'g', 'b', 'a'].map((part) => number(given as Message, part)) : null;

function shapeOf(given: Message): Shape | null {
  const type = (['shape', 'rect', 'ellipse'] as const)[number(given, 'type')];
  if (!type) return null;
  const styles = given.styles as Message | undefined;
  return {
    type,
    pathArgs: (given[type] ?? {}) as Shape['pathArgs'],
    styles: styles
      ? {
          fill: parts(styles.fill),
          stroke: parts(styles.stroke),
          strokeWidth: number(styles, 'strokeWidth'),
          lineCap: ['butt', 'round', 'square'][number(styles, 'lineCap')],
          lineJoin: ['miter', 'round', 'bevel'][number(styles, 'lineJoin')],
          miterLimit: number(styles, 'miterLimit'),
          lineDash:
            number(styles, 'dash') > 0 ? [number(styles, 'dash'), number(styles, 'gap')] : [],
        }
      : null,
    transform: given.transform ? matrixOf(given.transform as Message) : null,
  };
}

function frameOf(given: Message, before: readonly Shape[]): Frame {
  const layout = (given.layout ?? {}) as Message;
  const shapes = list(given, 'shapes');
  // Type 3: as in the frame before.
  const kept = shapes[0] && number(shapes[0], 'type') === 3;
  return {
    alpha: number(given, 'alpha'),
    layout: {
      x: number(layout, 'x'),
      y: number(layout, 'y'),
      width: number(layout, 'width'),
      height: number(layout, 'height'),
    },
    transform: matrixOf(given.transform as Message | undefined),
    maskPath: given.clipPath ? { _d: given.clipPath as string } : null,
    shapes: kept ? before : shapes.map(shapeOf).filter((one) => one !== null),
  };
}

const pngMark = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** How many pixels a PNG says that it has; 0 for what is no PNG. */
function pixelsOf(image: Uint8Array): number {
  if (image.length < 33 || pngMark.some((byte, at) => image[at] !== byte)) return 0;
  const view = new DataView(image.buffer, image.byteOffset, image.byteLength);
  return view.getUint32(16) * view.getUint32(20);
}

/** Throws SvgaRefused. */
export function readSvga(inflated: Uint8Array<ArrayBuffer>): SvgaMovie {
  if (inflated.length > svgaLimits.inflated) throw new SvgaRefused('tooLarge');
  let read: Message;
  try {
    read = createReader(inflated)();
  } catch (error) {
    throw error instanceof RangeError ? new SvgaRefused('broken') : error;
  }
  const params = (read.params ?? {}) as Message;
  const [width, height] = [number(params, 'width'), number(params, 'height')];
  const [fps, frames] = [number(params, 'fps') || 20, number(params, 'frames')];
  if (!(width >= 1 && height >= 1 && fps >= 1 && frames >= 1)) throw new SvgaRefused('notSvga');
  if (Math.max(width, height) > svgaLimits.side || fps > svgaLimits.fps)
    throw new SvgaRefused('tooMuch');
  if (frames / fps > svgaLimits.seconds) throw new SvgaRefused('tooMuch');

  const images: SvgaMovie['images'] = new Map();
  let pixels = 0;
  for (const { key, value } of list(read, 'images')) {
    const image = (value ?? new Uint8Array()) as Uint8Array<ArrayBuffer>;
    const own = pixelsOf(image);
    // Sound, which is not played.
    if (own === 0) continue;
    pixels += own;
    if (pixels > svgaLimits.pixels) throw new SvgaRefused('tooMuch');
    images.set(String(key ?? ''), image);
  }
  const sprites = list(read, 'sprites').map((given) => {
    let shapes: readonly Shape[] = [];
    const own = list(given, 'frames').map((one) => {
      const made = frameOf(one, shapes);
      shapes = made.shapes;
      return made;
    });
    // The player looks for each frame of each sprite.
    if (own.length < frames) throw new SvgaRefused('broken');
    const [imageKey, matteKey] = [given.imageKey, given.matteKey].map((key) => String(key ?? ''));
    return { imageKey: imageKey!, matteKey: matteKey || null, frames: own };
  });
  if (sprites.length === 0) throw new SvgaRefused('notSvga');
  // The player looks for each mask, too.
  const keys = new Set(sprites.map(({ imageKey }) => imageKey));
  if (
    sprites.some(({ matteKey }) => matteKey && !(/\.matte/.test(matteKey) && keys.has(matteKey)))
  ) {
    throw new SvgaRefused('broken');
  }
  const version = String(read.version ?? '');
  return { version, videoSize: { width, height }, FPS: fps, frames, sprites, images };
}
