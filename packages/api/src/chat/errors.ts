/** Block 2700. */
export const chatErrors = {
  unknownChatRoom: { code: 2700, http: 404 },
  /** Product spec §8: you have been muted. `until` is a moment, or absent. */
  muted: { code: 2701, http: 200 },
  /** Product spec §8: content not compliant. `rule` names what it breaks. */
  notCompliant: { code: 2702, http: 200 },
  /** Product spec §8: chat room not open. */
  chatRoomClosed: { code: 2703, http: 200 },
  /** Product spec §8: level too low. `level` is asked for. */
  levelTooLow: { code: 2704, http: 200 },
  /** Less gold than the room's rules ask for. */
  tooLittleGold: { code: 2705, http: 200 },
  /** `seconds` are to wait. */
  slowMode: { code: 2706, http: 200 },
  followersOnly: { code: 2707, http: 200 },
  /** The same was just said. */
  duplicateMessage: { code: 2708, http: 200 },
  unknownMessage: { code: 2709, http: 404 },
  messageTooLong: { code: 2710, http: 200 },
  /** A sanction that is not one's own, or is over. */
  nothingToAppeal: { code: 2711, http: 200 },
  alreadyAppealed: { code: 2712, http: 200 },
  tooManyModerators: { code: 2713, http: 200 },
  /** Who stands above: staff, the anchor, another moderator. */
  cannotModerate: { code: 2714, http: 200 },
  /** A word that the filter's list has already. */
  wordListed: { code: 2715, http: 422 },
  /** Ordinary talk has it: `hits` of `of` sentences. */
  wordTooBroad: { code: 2716, http: 422 },
  /** Without its asterisks it has no two letters or characters. */
  wordTooShort: { code: 2717, http: 422 },
  /** A tilde is for Chinese of three characters or more. */
  idleTilde: { code: 2718, http: 422 },
} as const;
