/** How the bytes of videos are sent (`hosting/served-paths.ts`). */
export const tus = {
  version: '1.0.0',
  extensions: 'termination,expiration',
  /** Of a PATCH. */
  type: 'application/offset+octet-stream',
} as const;
