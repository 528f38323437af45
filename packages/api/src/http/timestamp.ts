const quantum = 60_000;

/** The parameter `t` of every request (product spec §7): to the minute, so that answers can be kept that long. */
export const timestamp = (): string => String(Math.floor(Date.now() / quantum) * quantum);
