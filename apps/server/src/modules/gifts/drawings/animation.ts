import { deflateSync } from 'node:zlib';
import protobuf from 'protobufjs';
import sharp from 'sharp';
import type { Actor, Pose } from './motion.ts';
import type { Drawing } from './pictures.ts';

/** A gift: what it looks like in the tray, and how it moves. */
export interface DrawnGift {
  name: string;
  width: number;
  height: number;
  seconds: number;
  /** Drawings by name. */
  images: Readonly<Record<string, Drawing>>;
  /** From behind to the front. */
  actors: readonly Actor[];
  icon: Drawing;
}

const fps = 20;
/** Pixels of an image for each unit: screens are denser than pictures are large. */
const density = 1.5;

/** Of SVGA 2.0, what we write (github.com/svga/SVGA-Format). */
const { root } = protobuf.parse(`
  syntax = "proto3";
  message MovieParams { float viewBoxWidth = 1; float viewBoxHeight = 2; int32 fps = 3; int32 frames = 4; }
  message Layout { float x = 1; float y = 2; float width = 3; float height = 4; }
  message Transform { float a = 1; float b = 2; float c = 3; float d = 4; float tx = 5; float ty = 6; }
  message FrameEntity { float alpha = 1; Layout layout = 2; Transform transform = 3; }
  message SpriteEntity { string imageKey = 1; repeated FrameEntity frames = 2; }
  message MovieEntity {
    string version = 1; MovieParams params = 2; map<string, bytes> images = 3; repeated SpriteEntity sprites = 4;
  }`);
const movieEntity = root.lookupType('MovieEntity');

const svgOf = ({ width, height, body }: Drawing): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`,
  );

const render = (drawing: Drawing, scale: number) =>
  sharp(svgOf(drawing), { density: 72 * scale }).resize(
    Math.round(drawing.width * scale),
    Math.round(drawing.height * scale),
  );

/** Few digits: what repeats itself is small when it is deflated. */
const round = (value: number, parts: number) => Math.round(value * parts) / parts;

function frameOf(pose: Pose | null, { width, height }: Drawing) {
  const { x, y, scale = 1, stretch = 1, degrees = 0, alpha = 1 } = pose ?? { x: 0, y: 0, alpha: 0 };
  // The players leave out what is fainter.
  if (alpha < 0.05 || Math.abs(scale) < 0.01) return {};
  const [w, h] = [width * density, height * density];
  const [cos, sin] = [Math.cos, Math.sin].map((of) => of((degrees / 180) * Math.PI));
  const size = scale / density;
  // 0 of a or d is taken for 1 by players of the web.
  const [a, b] = [round(cos! * size * stretch, 1024) || 0.001, round(sin! * size * stretch, 1024)];
  const [c, d] = [round(-sin! * size, 1024), round(cos! * size, 1024) || 0.001];
  return {
    alpha: round(Math.min(alpha, 1), 64),
    layout: { width: w, height: h },
    transform: {
      ...{ a, b, c, d },
      tx: round(x - (a * w + c * h) / 2, 8),
      ty: round(y - (b * w + d * h) / 2, 8),
    },
  };
}

/** Its `.svga`. */
export async function animate(gift: DrawnGift): Promise<Buffer> {
  const { width, height, seconds, images, actors } = gift;
  const frames = Math.round(seconds * fps);
  const drawn = await Promise.all(
    Object.entries(images).map(async ([name, drawing]) => {
      const png = render(drawing, density).png({
        palette: true,
        colours: 128,
        effort: 10,
        dither: 0.6,
      });
      return [name, await png.toBuffer()] as const;
    }),
  );
  const sprites = actors.map(({ image, at }) => ({
    imageKey: image,
    frames: Array.from({ length: frames }, (_, frame) =>
      frameOf(at(frame / (frames - 1)), images[image]!),
    ),
  }));
  const movie = movieEntity.fromObject({
    version: '2.0.0',
    params: { viewBoxWidth: width, viewBoxHeight: height, fps, frames },
    images: Object.fromEntries(drawn),
    sprites,
  });
  return deflateSync(movieEntity.encode(movie).finish(), { level: 9 });
}

/** Its picture, a square. */
export const portray = (gift: DrawnGift): Promise<Buffer> =>
  render(gift.icon, 160 / gift.icon.width)
    .webp({ quality: 88, alphaQuality: 90 })
    .toBuffer();
