import { z } from 'zod';
import { days } from '../fields/days.ts';
import { rowIdText } from '../fields/row-id.ts';
import { texts } from '../fields/texts.ts';
import { defineResource } from '../resource.ts';
import { giftPrice } from './rules.ts';

const manage = { permission: 'manageGifts' } as const;
const review = { permission: 'reviewAnchors' } as const;
const at = z.iso.datetime();
const id = rowIdText.optional();

const names = texts(30);
/** A file of `setGiftFile`, or one of the product's own. */
const file = (type: 'webp' | 'svga') =>
  z.string().regex(new RegExp(`^/uploads/(gifts/[a-z]+|[0-9a-f]{2}/[0-9a-f]{64})\\.${type}$`));
const editable = z.strictObject({
  names,
  price: z.int().min(giftPrice.min).max(giftPrice.max),
  order: z.int().min(0).max(1_000),
  onSale: z.boolean(),
  picture: file('webp'),
  animation: file('svga').nullable(),
});

export const giftResource = defineResource({
  office: 'console',
  name: 'gifts',
  summary: 'The catalogue of gifts',
  row: editable.extend({ id: z.int(), given: z.int(), gold: z.int() }),
  actions: {
    list: review,
    get: review,
    create: { ...manage, proof: true },
    update: { ...manage, proof: true },
  },
  filters: z.object({ onSale: z.stringbool().optional() }),
  sortable: ['order', '-id', 'price', '-price', '-gold'],
  volatile: ['given', 'gold'],
  create: editable,
  update: editable.partial(),
});

export const sentGiftResource = defineResource({
  office: 'console',
  name: 'sent-gifts',
  summary: 'Gifts that were given',
  row: z.object({
    id: z.int(),
    giftId: z.int(),
    names,
    count: z.int(),
    gold: z.int(),
    /** Of it, what is the anchor's. */
    earned: z.int(),
    userId: z.int(),
    username: z.string(),
    anchorId: z.int(),
    anchor: z.string(),
    broadcastId: z.int(),
    at,
  }),
  actions: { list: review, get: review },
  filters: z.object({ userId: id, anchorId: id, broadcastId: id, giftId: id }),
  sortable: ['-id', 'id', '-gold'],
});

/** What one was given; income itself stands in `anchor-returns`. */
export const studioGiftResource = defineResource({
  office: 'studio',
  name: 'received-gifts',
  summary: 'Gifts that an anchor was given',
  row: z.object({
    id: z.int(),
    giftId: z.int(),
    names,
    picture: z.string(),
    count: z.int(),
    gold: z.int(),
    /** Of it, what is the anchor's. */
    earned: z.int(),
    userId: z.int(),
    username: z.string(),
    at,
  }),
  actions: { list: { permission: 'broadcast' } },
  filters: z.object({ days: days.optional() }),
  sortable: ['-id', 'id', '-gold'],
});
