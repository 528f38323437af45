import { piecesOf } from '@xiongmao/api/chat/pieces';
import type { ChatMessage } from '@xiongmao/api/chat/shapes';
import { useUid } from '@xiongmao/auth/account';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { announcementOf } from '../../text/announce.ts';

/** ms between two announcements: a room is read out, not recited. */
const pause = 5_000;

/** Tells who listens what is said: all of it in a quiet room, in a busy one how much there was. */
export function Announcer({ messages }: { messages: readonly ChatMessage[] }) {
  const { t } = useTranslation('chat');
  const uid = useUid();
  const told = useRef<number | null>(null);
  const [text, setText] = useState('');
  const newest = messages.at(-1)?.v ?? 0;
  told.current ??= newest;

  function wordsOf({ from, gift, text: said }: ChatMessage): string {
    if (gift) return t('list.gaveOne', { name: from.username });
    const words = piecesOf(said)
      .map((piece) => ('emote' in piece ? t(`emote.${piece.emote}`) : piece.text))
      .join('');
    return `${from.username}: ${words}`;
  }
  const tell = useEffectEvent(() => {
    const since = told.current!;
    const news = announcementOf(
      messages.filter(({ v }) => v > since),
      uid,
    );
    told.current = newest;
    if (!news) return;
    const lines = news.read.map(wordsOf);
    if (news.others > 0) lines.unshift(t('list.others', { count: news.others }));
    const next = lines.join('. ');
    // Readers that see nothing change say nothing: the same words again differ by a space.
    setText((before) => (before === next ? `${next}\u00a0` : next));
  });
  useEffect(() => {
    const timer = setInterval(tell, pause);
    return () => clearInterval(timer);
  }, []);
  return (
    <p aria-live="polite" className="sr-only">
      {text}
    </p>
  );
}
