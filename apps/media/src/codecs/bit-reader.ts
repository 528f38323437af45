/** A codec's configuration is not what its standard says. */
export class MediaError extends Error {
  override name = 'MediaError';
}

export interface BitReader {
  bits(count: number): number;
  /** Unsigned and signed Exp-Golomb codes (H.264 §9.1). */
  unsigned(): number;
  signed(): number;
}

/** Reads bits from the first on; throws MediaError beyond the last. */
export function createBitReader(bytes: Uint8Array): BitReader {
  let at = 0;

  function bits(count: number): number {
    let value = 0;
    for (let index = 0; index < count; index++, at++) {
      const byte = bytes[at >> 3];
      if (byte === undefined) throw new MediaError('a configuration ends too early');
      value = value * 2 + ((byte >> (7 - (at & 7))) & 1);
    }
    return value;
  }

  function unsigned(): number {
    let zeros = 0;
    while (bits(1) === 0) if (++zeros > 31) throw new MediaError('no Exp-Golomb code');
    return 2 ** zeros - 1 + bits(zeros);
  }

  return {
    bits,
    unsigned,
    signed() {
      const code = unsigned();
      return code % 2 === 1 ? (code + 1) / 2 : -code / 2;
    },
  };
}
