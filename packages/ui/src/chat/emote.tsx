import type { Emote as Name } from '@xiongmao/api/chat/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import sprite from '../emotes.svg';

interface EmoteProps {
  name: Name;
  className: string;
}

/** One of the project's own pictures, from the one file that has them all. */
export function Emote({ name, className }: EmoteProps) {
  const { t } = useTranslation('chat');
  return (
    <svg role="img" aria-label={t(`emote.${name}`)} className={`inline-block ${className}`}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
