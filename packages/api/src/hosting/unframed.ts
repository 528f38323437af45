/** Of every answer that has no policy of its own: nobody shows it in a frame. */
export const unframed = { 'content-security-policy': "frame-ancestors 'none'" };
