import { isEmotesOnly } from '@xiongmao/api/chat/pieces';
import type { ChatMessage } from '@xiongmao/api/chat/shapes';
import { giftSizes } from '@xiongmao/api/gifts/rules';
import { hasLink } from '../text/words.ts';
import type { DanmuSettings } from './danmu-settings.ts';

type Filter = Pick<DanmuSettings, 'gifts' | 'plain' | 'words'>;

/** Whether a message flies over the picture. Of a combo only its beginning does, unless it costs much. */
export function fliesOver({ gift, text }: ChatMessage, filter: Filter): boolean {
  if (gift) {
    const isFirst = gift.combo.count <= gift.count;
    return filter.gifts && (isFirst || gift.gold >= giftSizes.large);
  }
  if (!filter.plain && (isEmotesOnly(text) || hasLink(text))) return false;
  const words = text.toLocaleLowerCase();
  return !filter.words.some((word) => words.includes(word.toLocaleLowerCase()));
}
