/** Block 2300. */
export const walletErrors = {
  /** Product spec §8: insufficient gold coins. */
  notEnoughGold: { code: 2300, http: 200 },
  /** The same idempotency key came with another content. */
  keyReused: { code: 2301, http: 200 },
  unknownPayment: { code: 2302, http: 404 },
  /** Not an amount or a way to pay that is offered. */
  paymentRefused: { code: 2303, http: 200 },
  /** The gateway does not answer; nothing was paid. */
  gatewaySilent: { code: 2304, http: 200 },
  /** The welcome is not held any more. */
  welcomeDecided: { code: 2305, http: 200 },
} as const;
