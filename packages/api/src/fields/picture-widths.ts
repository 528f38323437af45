/** Widths, px, in which a picture that is kept below `/uploads/` can be had besides its own: `?w=320`. */
export const pictureWidths = [160, 320, 640, 960] as const;

const isKept = /^\/uploads\/[0-9a-f]{2}\/[0-9a-f]+\.webp$/;

/** A picture's address in a width; one that is not kept there, as what the product draws, has no other. */
export const narrowed = (address: string, width: (typeof pictureWidths)[number]): string =>
  isKept.test(address) ? `${address}?w=${width}` : address;
