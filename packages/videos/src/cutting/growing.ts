/** ms after which a recording that goes on is asked about again: it has grown. */
const pollInterval = 10_000;

/** The `refetchInterval` of what tells of recordings. */
export const whileOnAir = (isOnAir: boolean): number | false => isOnAir && pollInterval;
