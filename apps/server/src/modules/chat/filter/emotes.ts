import { emotes } from '@xiongmao/api/chat/rules';

const named = new RegExp(`:(?:${emotes.join('|')}):`, 'g');

/** A text without its emotes, as if they had never stood in it. */
export const withoutEmotes = (text: string): string => text.replace(named, '');
