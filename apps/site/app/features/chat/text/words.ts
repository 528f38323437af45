import { piecesOf } from '@xiongmao/api/chat/pieces';

/** Whether it has pictures alone. */
export const isEmotesOnly = (text: string): boolean =>
  piecesOf(text).every((piece) => 'emote' in piece || piece.text.trim() === '');

export const hasLink = (text: string): boolean =>
  /https?:\/\/|www\.|\b[\w-]+\.(com|net|org|cn|io|tv)\b/i.test(text);

/** As many characters as the server counts. */
export const lengthOf = (text: string): number => [...text.trim()].length;
