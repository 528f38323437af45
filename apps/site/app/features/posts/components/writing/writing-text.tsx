import type { Writer } from '@xiongmao/api/posts/shapes';
import { personPath } from '#app/paths.ts';
import { Link } from '#app/platform/link.tsx';
import { partsOf } from '../../api/text-parts.ts';

interface WritingTextProps {
  text: string;
  mentions: readonly Pick<Writer, 'id' | 'username'>[];
  className?: string;
}

/** What somebody wrote, in its own direction and lines; whom it names it leads to. */
export function WritingText({ text, mentions, className = '' }: WritingTextProps) {
  return (
    <p dir="auto" className={`text-sm whitespace-pre-line wrap-anywhere ${className}`}>
      {partsOf(text, mentions).map((part, at) =>
        part.person ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move
          <Link key={at} to={personPath(part.person.id)} className="text-accent underline">
            {part.text}
          </Link>
        ) : (
          part.text
        ),
      )}
    </p>
  );
}
