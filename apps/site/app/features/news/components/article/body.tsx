import type { PlanCard } from '@xiongmao/api/experts/shapes';
import type { Block, CardNode, List } from '@xiongmao/api/news/document';
import type { Article } from '@xiongmao/api/news/shapes';
import type { ComponentType } from 'react';
import { useLocale } from '#app/platform/i18n.tsx';
import { writtenIn } from '#app/shared/names/written-in.ts';
import { sourcesOf } from '#app/shared/pictures/sources-of.ts';
import { PlayerCard, TeamCard } from './cards.tsx';
import { InlineText } from './inline.tsx';

export interface BodyProps {
  article: Pick<Article, 'body' | 'pictures' | 'cards'>;
  /** A match with its score, which stays current: another feature's. */
  Match: ComponentType<{ id: number }>;
  /** A plan as experts' lists have it: another feature's. */
  Plan: ComponentType<{ plan: PlanCard }>;
}

/** The body of an article, node by node: what it does not know it leaves out, and there is no HTML in it. */
export function Body({ article, ...others }: BodyProps) {
  return (
    <div className="flex flex-col gap-4 text-base/7 [overflow-wrap:anywhere]">
      {article.body.content.map((block, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text is read, and never changes under the reader
        <BlockOf key={place} block={block} article={article} {...others} />
      ))}
    </div>
  );
}

/** A plan as a card, and no row of a list. */
export const planLook = 'overflow-hidden rounded-lg bg-raised';

const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;
const sizes = { 2: 'pt-3 text-xl', 3: 'pt-2 text-lg', 4: 'text-base' } as const;

function BlockOf({ block, article, Match, Plan }: BodyProps & { block: Block }) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <InlineText content={block.content} />
        </p>
      );
    case 'heading': {
      const level = block.attrs.level as keyof typeof headings;
      const Heading = headings[level] ?? 'h4';
      return (
        <Heading className={`font-semibold ${sizes[level] ?? ''}`}>
          <InlineText content={block.content} />
        </Heading>
      );
    }
    case 'bulletList':
    case 'orderedList':
      return <ListOf list={block} />;
    case 'blockquote':
      return (
        <blockquote className="flex flex-col gap-2 border-s-2 border-accent ps-4 text-muted">
          <Blocks blocks={block.content} />
        </blockquote>
      );
    case 'horizontalRule':
      return <hr className="border-line" />;
    case 'image': {
      const picture = article.pictures[block.attrs.id];
      return (
        picture && (
          <img
            {...sourcesOf(picture.address, {
              width: picture.width,
              sizes: '(min-width: 48rem) 44rem, 100vw',
            })}
            width={picture.width}
            height={picture.height}
            alt={block.attrs.alt}
            loading="lazy"
            decoding="async"
            className="mx-auto h-auto max-h-[80dvh] w-auto max-w-full rounded-sm bg-raised"
          />
        )
      );
    }
    case 'matchCard':
    case 'teamCard':
    case 'playerCard':
    case 'planCard':
      return <CardOf block={block} article={article} Match={Match} Plan={Plan} />;
    default:
      return null;
  }
}

/** A card is in the reader's language, whatever language the article is in. */
function CardOf(props: BodyProps & { block: CardNode }) {
  const locale = useLocale();
  const card = cardOf(props);
  return card && <div {...writtenIn(locale)}>{card}</div>;
}

function cardOf({
  block: { type, attrs },
  article: { cards },
  Match,
  Plan,
}: BodyProps & { block: CardNode }) {
  switch (type) {
    case 'matchCard':
      return <Match id={attrs.id} />;
    case 'teamCard': {
      const team = cards.teams[attrs.id];
      return team && <TeamCard team={team} />;
    }
    case 'playerCard': {
      const player = cards.players[attrs.id];
      return player && <PlayerCard player={player} />;
    }
    case 'planCard': {
      const plan = cards.plans[attrs.id];
      return (
        plan && (
          <div className={planLook}>
            <Plan plan={plan} />
          </div>
        )
      );
    }
  }
}

/** What stands in quotes and entries of lists. */
function Blocks({ blocks }: { blocks: List['content'][number]['content'] }) {
  return blocks.map((block, place) =>
    block.type === 'paragraph' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text is read, and never changes under the reader
      <p key={place}>
        <InlineText content={block.content} />
      </p>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text is read, and never changes under the reader
      <ListOf key={place} list={block} />
    ),
  );
}

function ListOf({ list: { type, attrs, content } }: { list: List }) {
  const items = content.map((item, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text is read, and never changes under the reader
    <li key={place}>
      <Blocks blocks={item.content} />
    </li>
  ));
  const look = 'flex flex-col gap-1 ps-6';
  return type === 'orderedList' ? (
    <ol start={attrs?.start} className={`list-decimal ${look}`}>
      {items}
    </ol>
  ) : (
    <ul className={`list-disc ${look}`}>{items}</ul>
  );
}
