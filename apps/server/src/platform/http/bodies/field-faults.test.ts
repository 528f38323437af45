import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { fieldTexts } from './field-faults.ts';

const form = z.strictObject({
  name: z.string().trim().min(2).max(5).optional(),
  reason: z.string().min(1).optional(),
  tags: z
    .array(z.enum(['a', 'b']))
    .min(1)
    .max(2)
    .optional(),
  age: z.int().min(18).max(99).optional(),
  at: z.iso.datetime().nullable().optional(),
  kind: z.enum(['x', 'y']).optional(),
  place: z.object({ town: z.string() }).optional(),
});

/** What the validator hands on. */
function faultsOf(schema: z.ZodType, sent: unknown) {
  return schema.safeParse(sent).error!.issues.map(({ code, path, message: _, ...params }) => ({
    keyword: code,
    instancePath: `/${path.join('/')}`,
    params: params as object,
  }));
}
const english = (sent: object, schema: z.ZodType = form) =>
  fieldTexts('en_US', faultsOf(schema, sent), sent);

describe('Told to a person, a field', () => {
  test.each([
    ['that is empty', { reason: '' }, { reason: 'Please fill this in' }],
    ['of spaces alone', { name: '   ' }, { name: 'Please fill this in' }],
    ['that is null', { name: null }, { name: 'Please fill this in' }],
    ['that holds nothing', { tags: [] }, { tags: 'Please fill this in' }],
    ['deep inside that is not there', { place: {} }, { 'place.town': 'Please fill this in' }],
    ['that is too short', { name: 'x' }, { name: 'Too short (min 2)' }],
    ['that is too long', { name: 'xxxxxx' }, { name: 'Too long (max 5)' }],
    ['with too many', { tags: ['a', 'b', 'a'] }, { tags: 'Too long (max 2)' }],
    ['that is too small', { age: 17 }, { age: 'Must be at least 18' }],
    ['that is too big', { age: 100 }, { age: 'Must be at most 99' }],
    ['of another type', { age: 'x' }, { age: 'Invalid format' }],
    ['that is no instant', { at: 'today' }, { at: 'Invalid format' }],
    ['that is none of the choices', { kind: 'z' }, { kind: 'Invalid format' }],
    ['of a list', { tags: ['c'] }, { 'tags.0': 'Invalid format' }],
    ['that there is not', { admin: true }, { admin: 'Unknown field' }],
  ])('%s', (_, sent, texts) => {
    expect(english(sent)).toEqual(texts);
  });

  test('that is missing is to be filled in', () => {
    expect(english({}, z.object({ name: z.string() }))).toEqual({ name: 'Please fill this in' });
  });

  test('with several faults has the first', () => {
    const schema = z.object({ name: z.string().min(3).regex(/^\d+$/) });
    expect(english({ name: 'x' }, schema)).toEqual({ name: 'Too short (min 3)' });
  });
});

test('Each reads it in their own language', () => {
  const sent = { name: 'xxxxxx' };
  const faults = faultsOf(form, sent);
  const read = (['zh_CN', 'zh_tw', 'ar'] as const).map(
    (locale) => fieldTexts(locale, faults, sent).name,
  );
  expect(read).toEqual([
    '内容过长，最多5个字符',
    '內容過長，最多5個字元',
    'طويل جدًا (الحد الأقصى 5)',
  ]);
});
