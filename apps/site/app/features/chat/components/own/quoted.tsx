import { MessageText } from '@xiongmao/ui/chat/message-text';

/** What somebody said, above what is told or done about it. */
export function Quoted({ text }: { text: string }) {
  return (
    <blockquote className="rounded-sm border-s-2 border-line bg-raised px-3 py-1.5 text-sm">
      <MessageText text={text} />
    </blockquote>
  );
}
