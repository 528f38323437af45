import { emotes } from '@xiongmao/api/chat/rules';

const named = new RegExp(`:(?:${emotes.join('|')}):`, 'g');

/** A text with a sign that says nothing for each of its emotes. */
export const withoutEmotes = (text: string): string => text.replace(named, '•');
