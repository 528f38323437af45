/** A square of a picture, in its own pixels. */
export interface Square {
  x: number;
  y: number;
  width: number;
}

const mostPixels = 512;

/** Pixels along the side of what is sent: never more than there are in the picture. */
export const sideOf = ({ width }: Square): number =>
  Math.max(1, Math.min(mostPixels, Math.round(width)));

/** The square as a small picture of its own, base64. Rejects for a picture that can't be read. */
export async function cutSquare(address: string, square: Square): Promise<string> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const side = sideOf(square);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d')!;
  context.imageSmoothingQuality = 'high';
  const { x, y, width } = square;
  context.drawImage(image, x, y, width, width, 0, 0, side, side);
  // Browsers that don't write WebP give a PNG instead.
  return canvas.toDataURL('image/webp', 0.9).replace(/^[^,]*,/, '');
}
