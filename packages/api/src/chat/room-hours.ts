/** Hours around a match in which its room is open: before its start, and after its end. A match's page needs no more of the rules. */
export const matchRoomHours = { before: 24, after: 24 } as const;
