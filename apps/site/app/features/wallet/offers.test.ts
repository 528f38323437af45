import { expect, test } from 'vitest';
import { bonusOf, fittingOffer } from './offers.ts';

const offers = [
  { fen: 1_000, gold: 100 },
  { fen: 5_000, gold: 510 },
  { fen: 10_000, gold: 1_050 },
];

test('The offer that fits is the smallest that gives what is missing', () => {
  expect(fittingOffer(offers, 1)?.gold).toBe(100);
  expect(fittingOffer(offers, 101)?.gold).toBe(510);
  expect(fittingOffer(offers, 9_999)?.gold).toBe(1_050);
  expect(fittingOffer([], 1)).toBeUndefined();
});

test('A bonus is what an offer gives beyond the rate of the smallest', () => {
  expect(offers.map((offer) => Math.round(bonusOf(offer, offers) * 100))).toEqual([0, 2, 5]);
});
