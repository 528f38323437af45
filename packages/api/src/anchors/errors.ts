/** Block 2500. */
export const anchorErrors = {
  /** Not an approved anchor. */
  notAnchor: { code: 2500, http: 200 },
  anchorApplied: { code: 2501, http: 200 },
  /** Product spec §8: no phone bound. */
  noPhoneBound: { code: 2502, http: 200 },
  /** Product spec §5: anchors are 18 or over. */
  anchorTooYoung: { code: 2503, http: 200 },
  /** The rules were not agreed to, or another version of them. */
  rulesNotAgreed: { code: 2504, http: 200 },
  noAnchorApplication: { code: 2505, http: 200 },
  anchorApplicationDecided: { code: 2506, http: 200 },
  unknownAnchor: { code: 2507, http: 404 },
  /** Product spec §8: banned because of suspected violations. */
  anchorBanned: { code: 2508, http: 200 },
  /** Product spec §8: anchor info cannot be empty. */
  anchorInfoMissing: { code: 2510, http: 200 },
  liveTitleMissing: { code: 2511, http: 200 },
  coverMissing: { code: 2512, http: 200 },
  /** Neither a match nor a label. */
  roomTopicMissing: { code: 2513, http: 200 },
  /** The match is over, or starts in more than an hour. */
  matchNotStreamable: { code: 2514, http: 200 },
  /** Paid rooms, rooms without a match and Pro links are for those who were given the right. */
  rightMissing: { code: 2515, http: 200 },
  alreadyBroadcasting: { code: 2516, http: 200 },
  notBroadcasting: { code: 2517, http: 200 },
  /** What viewers paid for stays while it is broadcast. */
  broadcastFixed: { code: 2518, http: 200 },
  /** Brand's switch: there are no live rooms here. */
  liveOff: { code: 2519, http: 200 },
  unknownReservation: { code: 2520, http: 404 },
  alreadyReserved: { code: 2521, http: 200 },
  /** Its match has started, or the reservation is over. */
  reservationFixed: { code: 2522, http: 200 },
  tooManyReservations: { code: 2523, http: 200 },
  /** The match has a link of this address. */
  linkListed: { code: 2529, http: 422 },
  unknownLiveLink: { code: 2530, http: 404 },
  /** Asked from another address than the one that was authorised. */
  addressNotAuthorised: { code: 2531, http: 200 },
  anchorEnded: { code: 2532, http: 200 },
  /** Who approves an application has looked at each side of its document. */
  documentsUnseen: { code: 2533, http: 200 },
} as const;
