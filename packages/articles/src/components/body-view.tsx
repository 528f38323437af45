import type { ArticleBody, Block, Inline, List, Mark } from '@xiongmao/api/news/document';
import { cardKinds } from '@xiongmao/api/news/rules';
import { directionOf, type Locale, localeFacts } from '@xiongmao/i18n/locales';
import type { ReactNode } from 'react';
import type { ShownLinks } from '../shown.ts';

type Names = Pick<ShownLinks, 'nameOf' | 'addressOf'>;

interface BodyViewProps {
  body: ArticleBody;
  locale: Locale;
  shown: Names;
}

/** The words of an article as they are read; what leads elsewhere leads nowhere here. */
export function BodyView({ body, locale, shown }: BodyViewProps) {
  return (
    <div lang={localeFacts[locale].tag} dir={directionOf(locale)} className="article-words">
      {body.content.map((block, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no names, and stay where they are
        <BlockView key={place} block={block} shown={shown} />
      ))}
    </div>
  );
}

function BlockView({ block, shown }: { block: Block; shown: Names }) {
  switch (block.type) {
    case 'paragraph':
      return <p>{inline(block.content)}</p>;
    case 'heading': {
      const Heading = `h${block.attrs.level}` as 'h2' | 'h3' | 'h4';
      return <Heading>{inline(block.content)}</Heading>;
    }
    case 'bulletList':
    case 'orderedList':
      return <ListView list={block} shown={shown} />;
    case 'blockquote':
      return <blockquote>{block.content.map(each(shown))}</blockquote>;
    case 'horizontalRule':
      return <hr />;
    case 'image': {
      const { id, alt } = block.attrs;
      return (
        <figure>
          <img src={shown.addressOf(id)} alt={alt} />
          <figcaption>{alt}</figcaption>
        </figure>
      );
    }
    default:
      return (
        <div data-card={block.type}>
          {shown.nameOf({ kind: cardKinds[block.type], id: block.attrs.id })}
        </div>
      );
  }
}

const each = (shown: Names) => (block: Block, place: number) => (
  <BlockView key={place} block={block} shown={shown} />
);

function ListView({ list: { type, attrs, content }, shown }: { list: List; shown: Names }) {
  const items = content.map((item, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no names, and stay where they are
    <li key={place}>{item.content.map(each(shown))}</li>
  ));
  return type === 'orderedList' ? <ol start={attrs?.start}>{items}</ol> : <ul>{items}</ul>;
}

const inline = (content: Inline[] = []): ReactNode[] =>
  content.map((each, place) =>
    each.type === 'text' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: words have no names, and stay where they are
      <Marked key={place} marks={each.marks ?? []}>
        {each.text}
      </Marked>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: words have no names, and stay where they are
      <br key={place} />
    ),
  );

const tags = { bold: 'strong', italic: 'em', underline: 'u', strike: 's', code: 'code' } as const;

function Marked({ marks: [mark, ...others], children }: { marks: Mark[]; children: ReactNode }) {
  if (!mark) return children;
  const inner = <Marked marks={others}>{children}</Marked>;
  if (mark.type === 'link') return <span className="article-link">{inner}</span>;
  const Tag = tags[mark.type];
  return <Tag>{inner}</Tag>;
}
