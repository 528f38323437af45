/** Pixels along the longer side of what is sent: as large as posts show pictures. */
const mostPixels = 1_600;

/** A picture made small enough to be sent, base64. Rejects for one that can't be read. */
export async function shrink(file: File): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, mostPixels / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d')!;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  // Browsers that don't write WebP give a PNG instead.
  return canvas.toDataURL('image/webp', 0.85).replace(/^[^,]*,/, '');
}
