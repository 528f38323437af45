/** Where the bytes of videos go: `<uploadPath><id>`, on an office's own origin, by tus 1.0.0. */
export const uploadPath = '/java/video/upload/';

export const tus = {
  version: '1.0.0',
  extensions: 'termination,expiration',
  /** Of a PATCH. */
  type: 'application/offset+octet-stream',
} as const;
