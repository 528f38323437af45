import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { animate, portray } from './animation.ts';
import { largeGifts } from './large-gifts.ts';
import { smallGifts } from './small-gifts.ts';

/** Draws the product's own gifts and keeps them in `../files`: `node draw-gifts.ts`. */
const folder = path.join(import.meta.dirname, '../files');
await mkdir(folder, { recursive: true });
let total = 0;
for (const gift of [...smallGifts, ...largeGifts]) {
  const [animation, picture] = [await animate(gift), await portray(gift)];
  total += animation.length + picture.length;
  console.log(
    `${gift.name}: ${animation.length} + ${picture.length} bytes, ${gift.actors.length} actors`,
  );
  await writeFile(path.join(folder, `${gift.name}.svga`), animation);
  await writeFile(path.join(folder, `${gift.name}.webp`), picture);
}
console.log(`${total} bytes in all`);
