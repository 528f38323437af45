import { Extension, type Extensions, mergeAttributes, Node } from '@tiptap/core';
import Blockquote from '@tiptap/extension-blockquote';
import Link from '@tiptap/extension-link';
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list';
import type { Node as DocumentNode } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import StarterKit from '@tiptap/starter-kit';
import { isLink } from '@xiongmao/api/fields/links/is-link';
import { articleLimits, type CardType, cardKinds, cardTypes } from '@xiongmao/api/news/rules';
import type { ShownLinks } from './shown.ts';

type Names = Pick<ShownLinks, 'nameOf' | 'addressOf'>;

/** What lists and quotes hold. */
const lines = '(paragraph | bulletList | orderedList)+';

const numberAttribute = (name: string) => ({
  default: 0,
  parseHTML: (element: HTMLElement) => Number(element.getAttribute(name)),
  renderHTML: () => ({}),
});

/** A picture of the library, by what it shows in the language of the text. */
const picture = ({ addressOf }: Names) =>
  Node.create({
    name: 'image',
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: () => ({
      id: numberAttribute('data-picture'),
      alt: {
        default: '',
        parseHTML: (element) => element.querySelector('img')?.alt ?? '',
        renderHTML: () => ({}),
      },
    }),
    parseHTML: () => [{ tag: 'figure[data-picture]' }],
    renderHTML({ node: { attrs }, HTMLAttributes }) {
      return [
        'figure',
        mergeAttributes(HTMLAttributes, { 'data-picture': attrs.id }),
        ['img', { src: addressOf(attrs.id) ?? '', alt: attrs.alt }],
        ['figcaption', {}, attrs.alt],
      ];
    },
  });

const card = (type: CardType, { nameOf }: Names) =>
  Node.create({
    name: type,
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: () => ({ id: numberAttribute('data-id') }),
    parseHTML: () => [{ tag: `div[data-card="${type}"]` }],
    renderHTML({ node: { attrs }, HTMLAttributes }) {
      return [
        'div',
        mergeAttributes(HTMLAttributes, { 'data-card': type, 'data-id': attrs.id }),
        nameOf({ kind: cardKinds[type], id: attrs.id }),
      ];
    },
  });

/** How deep lists stand in lists. */
function depthOf(node: DocumentNode): number {
  let deepest = 0;
  node.forEach((child) => {
    deepest = Math.max(deepest, depthOf(child));
  });
  return deepest + (node.type.name === 'bulletList' || node.type.name === 'orderedList' ? 1 : 0);
}

/** What would make lists deeper than an article can hold does not happen. */
const ShallowLists = Extension.create({
  name: 'shallowLists',
  addProseMirrorPlugins: () => [
    new Plugin({
      filterTransaction: ({ docChanged, doc }) =>
        !docChanged || depthOf(doc) <= articleLimits.lists,
    }),
  ],
});

/** Tiptap’s nodes and marks, cut down to what an article holds (`document.ts` of the contract). */
export const articleExtensions = (shown: Names): Extensions => [
  StarterKit.configure({
    blockquote: false,
    bulletList: false,
    codeBlock: false,
    heading: { levels: [2, 3, 4] },
    link: false,
    listItem: false,
    orderedList: false,
  }),
  Blockquote.extend({ content: lines }),
  BulletList,
  OrderedList.extend({
    addAttributes: () => ({
      start: {
        default: 1,
        parseHTML: (element: HTMLElement) => Number(element.getAttribute('start')) || 1,
      },
    }),
  }),
  ListItem.extend({ content: lines }),
  Link.extend({
    addAttributes: () => ({
      href: { default: null, parseHTML: (element: HTMLElement) => element.getAttribute('href') },
    }),
  }).configure({
    openOnClick: false,
    defaultProtocol: 'https',
    isAllowedUri: (address) => isLink(address),
  }),
  picture(shown),
  ...cardTypes.map((type) => card(type, shown)),
  ShallowLists,
];
