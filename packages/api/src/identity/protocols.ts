/** The six pages of words (product spec §2, `/protocol/{id?}`), in the order of their menu. */
export const protocols = [
  'service',
  'privacy',
  'responsibility',
  'power',
  'complaint',
  'cooperation',
] as const;
export type Protocol = (typeof protocols)[number];

/** The day from which the words stand as they are now; who agrees, agrees to this version. */
export const protocolVersions = {
  service: '2026-11-01',
  privacy: '2026-11-01',
  responsibility: '2026-11-01',
  power: '2026-11-01',
  complaint: '2026-11-01',
  cooperation: '2026-11-01',
} as const satisfies Record<Protocol, string>;

/** What one agrees to in order to register or continue (product spec §5). */
export const agreedProtocols = ['service', 'privacy'] as const satisfies readonly Protocol[];

/** The version of both at once, as kept with an account. */
export const agreementVersion = agreedProtocols
  .map((protocol) => protocolVersions[protocol])
  .sort()
  .at(-1)!;
