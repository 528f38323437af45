import { piecesOf } from '@xiongmao/api/chat/pieces';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import sprite from '@xiongmao/ui/emotes.svg';
import { Fragment } from 'react';

/** What was said, with its emotes. */
export function MessageText({ text }: { text: string }) {
  const { t } = useTranslation('chat');
  return (
    <bdi className="wrap-anywhere">
      {piecesOf(text).map((piece, index) =>
        'emote' in piece ? (
          <svg
            // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
            key={index}
            role="img"
            aria-label={t(`emote.${piece.emote}`)}
            className="inline-block size-[1.35em] align-text-bottom"
          >
            <use href={`${sprite}#${piece.emote}`} />
          </svg>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
          <Fragment key={index}>{piece.text}</Fragment>
        ),
      )}
    </bdi>
  );
}
