import { z } from 'zod';
import { isLink, unruly } from '../fields/links/is-link.ts';
import { rowId } from '../fields/row-id.ts';
import { articleLimits, type CardKind, cardKinds, cardTypes } from './rules.ts';

/*
 * The body of an article: the JSON that Tiptap (ProseMirror) makes of it, strictly. Nodes, marks and attributes that
 * do not stand here are refused, so that whatever shows a body knows all that it can hold; an editor's extensions are
 * to be cut down to these attributes. There is no HTML anywhere in it.
 */

const text = z.string().min(1).max(20_000);
const plain = (value: string): boolean => !unruly.test(value);

export const plainMarks = ['bold', 'italic', 'underline', 'strike', 'code'] as const;
const mark = z.discriminatedUnion('type', [
  z.strictObject({ type: z.enum(plainMarks) }),
  z.strictObject({
    type: z.literal('link'),
    attrs: z.strictObject({ href: z.string().max(2_000).refine(isLink) }),
  }),
]);
export type Mark = z.infer<typeof mark>;

const textNode = z.strictObject({
  type: z.literal('text'),
  text: text.refine(plain),
  marks: z.array(mark).max(6).optional(),
});
const inline = z.discriminatedUnion('type', [
  textNode,
  z.strictObject({ type: z.literal('hardBreak') }),
]);
export type Inline = z.infer<typeof inline>;
const line = z.array(inline).max(1_000).optional();

const paragraph = z.strictObject({ type: z.literal('paragraph'), content: line });
const heading = z.strictObject({
  type: z.literal('heading'),
  /** The page's own title is the first. */
  attrs: z.strictObject({ level: z.int().min(2).max(4) }),
  content: line,
});
const rule = z.strictObject({ type: z.literal('horizontalRule') });

/** Of the picture library, by what it shows in this language. */
const image = z.strictObject({
  type: z.literal('image'),
  attrs: z.strictObject({
    id: rowId,
    alt: z.string().trim().min(1).max(articleLimits.alt).refine(plain),
  }),
});
const card = z.strictObject({
  type: z.enum(cardTypes),
  attrs: z.strictObject({ id: rowId }),
});
export type CardNode = z.infer<typeof card>;

type Paragraph = z.infer<typeof paragraph>;
export const listTypes = ['bulletList', 'orderedList'] as const;
export interface List {
  type: (typeof listTypes)[number];
  /** Where an ordered one begins. */
  attrs?: { start: number } | undefined;
  content: ListItem[];
}
export interface ListItem {
  type: 'listItem';
  content: (Paragraph | List)[];
}

/** Lists hold lists so many times: so a body is as deep as the schema, and no walk through one is deeper. */
const listOf = (block: z.ZodType<Paragraph | List>): z.ZodObject =>
  z.strictObject({
    type: z.enum(listTypes),
    attrs: z.strictObject({ start: z.int().min(1).max(9_999) }).optional(),
    content: z
      .array(
        z.strictObject({
          type: z.literal('listItem'),
          content: z.array(block).min(1).max(100),
        }),
      )
      .min(1)
      .max(300),
  });

function nested(depth: number): z.ZodObject {
  const below =
    depth === 1 ? paragraph : z.discriminatedUnion('type', [paragraph, nested(depth - 1)]);
  return listOf(below as z.ZodType<Paragraph | List>);
}
const list = nested(articleLimits.lists) as z.ZodObject & z.ZodType<List>;

const blockquote = z.strictObject({
  type: z.literal('blockquote'),
  content: z
    .array(z.discriminatedUnion('type', [paragraph, list]))
    .min(1)
    .max(100),
});

const block = z.discriminatedUnion('type', [
  paragraph,
  heading,
  list,
  blockquote,
  rule,
  image,
  card,
]);

interface Quote {
  type: 'blockquote';
  content: (Paragraph | List)[];
}
export type Block =
  | Paragraph
  | z.infer<typeof heading>
  | List
  | Quote
  | z.infer<typeof rule>
  | z.infer<typeof image>
  | CardNode;
export interface ArticleBody {
  type: 'doc';
  content: Block[];
}
type AnyNode = ArticleBody | Block | ListItem | Inline;

/** Every node of a body, in the order in which they are read. */
export function* nodesOf(node: AnyNode): Generator<AnyNode> {
  yield node;
  if ('content' in node) for (const child of node.content ?? []) yield* nodesOf(child);
}

/** What is read of a body, a line for each block. */
export const textOf = ({ content }: ArticleBody): string =>
  content
    .map((each) =>
      [...nodesOf(each)].map((node) => (node.type === 'text' ? node.text : ' ')).join(''),
    )
    .join('\n');

/** The pictures that a body shows, each once. */
export const picturesIn = (body: ArticleBody): number[] => [
  ...new Set([...nodesOf(body)].flatMap((node) => (node.type === 'image' ? node.attrs.id : []))),
];

const isCard = (node: AnyNode): node is CardNode => node.type in cardKinds;

/** What a body has cards of, each once. */
export function cardsIn(body: ArticleBody): { kind: CardKind; id: number }[] {
  const found = [...nodesOf(body)].filter(isCard);
  const links = found.map(({ type, attrs }) => ({ kind: cardKinds[type], id: attrs.id }));
  return links.filter(
    ({ kind, id }, at) => links.findIndex((other) => other.kind === kind && other.id === id) === at,
  );
}

function isWithinLimits(body: ArticleBody): boolean {
  const nodes = [...nodesOf(body)];
  const count = (is: (node: AnyNode) => boolean) => nodes.filter(is).length;
  return (
    nodes.length <= articleLimits.nodes &&
    count(isCard) <= articleLimits.cards &&
    count(({ type }) => type === 'image') <= articleLimits.pictures &&
    textOf(body).length <= articleLimits.text
  );
}

/** A body of an article, or refused. */
export const articleBody: z.ZodType<ArticleBody, ArticleBody> = z
  .strictObject({ type: z.literal('doc'), content: z.array(block).min(1).max(1_000) })
  .refine((body) => isWithinLimits(body as ArticleBody)) as unknown as z.ZodType<
  ArticleBody,
  ArticleBody
>;
