/** Bytes that a picture is sent with at most, as `anchors/calls.ts` takes them. */
const most = 1_000_000;
const longest = 2_000;

/** A picture of one's own as base64 of JPEG, no larger than it may be sent. Rejects for what is no picture. */
export async function readPicture(file: File): Promise<string> {
  const bitmap = await createImageBitmap(file);
  try {
    const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
    const canvas = new OffscreenCanvas(
      Math.max(1, Math.round(bitmap.width * scale)),
      Math.max(1, Math.round(bitmap.height * scale)),
    );
    canvas.getContext('2d')!.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    for (const quality of [0.85, 0.6, 0.3]) {
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
      if (blob.size <= most) return base64(new Uint8Array(await blob.arrayBuffer()));
    }
    throw new Error('the picture is too large');
  } finally {
    bitmap.close();
  }
}

function base64(bytes: Uint8Array): string {
  let text = '';
  // A call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  }
  return btoa(text);
}
