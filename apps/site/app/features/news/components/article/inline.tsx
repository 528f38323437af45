import { isLink } from '@xiongmao/api/fields/links/is-link';
import type { Inline, Mark } from '@xiongmao/api/news/document';
import { Fragment, type ReactNode } from 'react';
import { Link } from '#app/platform/link.tsx';

const link = 'text-accent underline underline-offset-2 [overflow-wrap:anywhere]';

/** Text with its marks, and breaks of lines. */
export function InlineText({ content }: { content: readonly Inline[] | undefined }) {
  return content?.map((node, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text is read, and never changes under the reader
    <Fragment key={place}>
      {node.type === 'hardBreak' ? (
        <br />
      ) : (
        (node.marks ?? []).reduce(marked, node.text as ReactNode)
      )}
    </Fragment>
  ));
}

function marked(text: ReactNode, mark: Mark): ReactNode {
  switch (mark.type) {
    case 'bold':
      return <strong>{text}</strong>;
    case 'italic':
      return <em>{text}</em>;
    case 'underline':
      return <u>{text}</u>;
    case 'strike':
      return <s>{text}</s>;
    case 'code':
      return <code className="rounded-sm bg-raised px-1">{text}</code>;
    case 'link': {
      const { href } = mark.attrs;
      if (!isLink(href)) return text;
      if (href.startsWith('/')) {
        return (
          <Link to={href} prefetch="intent" className={link}>
            {text}
          </Link>
        );
      }
      return (
        <a href={href} rel="nofollow noreferrer" className={link}>
          {text}
        </a>
      );
    }
    default:
      return text;
  }
}
