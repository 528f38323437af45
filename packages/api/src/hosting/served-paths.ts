/** What the server answers, on each front end's own origin. */
export const servedPaths = [
  '/java/',
  '/socket.io/',
  '/uploads/',
  '/calendar/',
  '/cards/',
  '/readyz',
];

/** Where the bytes of videos go, which may take hours: `<uploadPath><id>`, on an office's own origin, by tus 1.0.0. */
export const uploadPath = '/java/video/upload/';
