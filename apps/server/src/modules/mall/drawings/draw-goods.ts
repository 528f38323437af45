import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { pictures } from './pictures.ts';

/** Draws pictures of the demo's goods and keeps them in `../files`: `node draw-goods.ts`. */
const folder = path.join(import.meta.dirname, '../files');
await mkdir(folder, { recursive: true });
let total = 0;
for (const [name, { ground, body }] of Object.entries(pictures)) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 480 480">
    <radialGradient id="ground" cx="0.5" cy="0.4" r="0.8"><stop offset="0" stop-color="${ground[0]}"/>
      <stop offset="1" stop-color="${ground[1]}"/></radialGradient>
    <rect width="480" height="480" fill="url(#ground)"/>
    <ellipse cx="240" cy="430" rx="130" ry="14" fill="#000" opacity="0.35"/>${body}</svg>`;
  const picture = await sharp(Buffer.from(svg)).webp({ quality: 80 }).toBuffer();
  total += picture.length;
  await writeFile(path.join(folder, `${name}.webp`), picture);
}
console.log(`${Object.keys(pictures).length} pictures, ${total} bytes in all`);
