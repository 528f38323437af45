export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** MiB that a chosen file may have: it is made small here, before it is sent. */
export const largestPicture = 20;

export type PictureFault = 'wrongType' | 'tooLarge' | 'unreadable';

/** What speaks against a chosen file before it is opened; null for nothing. */
export function pictureFault(file: Pick<File, 'type' | 'size'>): PictureFault | null {
  if (!pictureTypes.some((type) => type === file.type)) return 'wrongType';
  return file.size > largestPicture * 1024 * 1024 ? 'tooLarge' : null;
}
