import type { AnchorInfo } from '@xiongmao/api/anchors/shapes';
import { expect, test } from 'vitest';
import { changesOf, valuesOf } from './settings-values.ts';

const info: AnchorInfo = {
  introduction: 'Talks about football',
  detail: '',
  title: 'A room of one’s own',
  matchId: 7,
  label: '',
  language: 'en',
  linkId: 3,
  paid: false,
  price: 20,
  previewSeconds: 60,
  detailPictures: [],
  cover: null,
  match: null,
  source: null,
  needs: ['coverMissing'],
};

test('What was not touched is not sent', () => {
  expect(changesOf(valuesOf(info), info)).toEqual({});
});

test('A room about something else has neither match nor link', () => {
  const values = { ...valuesOf(info), topic: 'custom' as const, label: ' Transfer talk ' };
  expect(changesOf(values, info)).toEqual({ matchId: null, linkId: null, label: 'Transfer talk' });
});

test('A room that becomes free keeps the price that it had', () => {
  const paid = { ...info, paid: true };
  const values = { ...valuesOf(paid), access: 'free' as const, price: 99 };
  expect(changesOf(values, paid)).toEqual({ paid: false });
});
