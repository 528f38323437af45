import { isEmotesOnly, piecesOf } from '@xiongmao/api/chat/pieces';
import { Fragment } from 'react';
import { Emote } from './emote.tsx';

interface MessageTextProps {
  text: string;
  /** Emotes that stand alone are drawn larger. */
  large?: boolean;
}

/** What was said, with its emotes; nothing in it is a link. */
export function MessageText({ text, large = false }: MessageTextProps) {
  const look =
    large && isEmotesOnly(text) ? 'size-8 align-middle' : 'size-[1.35em] align-text-bottom';
  return (
    <bdi className="[overflow-wrap:anywhere]">
      {piecesOf(text).map((piece, index) =>
        'emote' in piece ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
          <Emote key={index} name={piece.emote} className={look} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
          <Fragment key={index}>{piece.text}</Fragment>
        ),
      )}
    </bdi>
  );
}
