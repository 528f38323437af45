import { expect, test } from 'vitest';
import { readStorageSettings } from './settings.ts';

const set = { S3_BUCKET: 'a-bucket', S3_ACCESS_KEY: 'key', S3_SECRET_KEY: 'secret' };

test('Without a word of S3 objects are kept in the data folder', () => {
  expect(readStorageSettings({})).toEqual({ folder: '.data', s3: null });
  const empty = { S3_BUCKET: '', S3_ENDPOINT: '', S3_ACCESS_KEY: '', DATA_DIR: '/srv/data' };
  expect(readStorageSettings(empty)).toEqual({ folder: '/srv/data', s3: null });
});

test('A bucket and its keys are AWS’s own, unless there is an endpoint', () => {
  const aws = {
    endpoint: null,
    bucket: 'a-bucket',
    region: 'us-east-1',
    accessKey: 'key',
    secretKey: 'secret',
    prefix: '',
    pathStyle: false,
  };
  expect(readStorageSettings(set).s3).toEqual(aws);
  const own = { S3_ENDPOINT: 'https://s3.example.org/', S3_REGION: 'eu-1', S3_PREFIX: 'a/b' };
  expect(readStorageSettings({ ...set, ...own }).s3).toEqual({
    ...aws,
    endpoint: 'https://s3.example.org',
    region: 'eu-1',
    prefix: 'a/b',
    pathStyle: true,
  });
  expect(readStorageSettings({ ...set, ...own, S3_PATH_STYLE: '0' }).s3?.pathStyle).toBe(false);
});

test.each([
  [{ S3_BUCKET: '' }, /S3_BUCKET: needed with S3_ACCESS_KEY, S3_SECRET_KEY/],
  [{ S3_SECRET_KEY: '' }, /S3_SECRET_KEY: needed with S3_BUCKET, S3_ACCESS_KEY/],
  [{ S3_BUCKET: 'a b' }, /S3_BUCKET="a b": expected/],
  [{ S3_ENDPOINT: 's3.example.org' }, /S3_ENDPOINT="s3.example.org": expected/],
  [
    { S3_ENDPOINT: 'https://me:private@s3.example.org' },
    /S3_ENDPOINT=…: expected an address alone/,
  ],
  [{ S3_ENDPOINT: 'https://s3.example.org?token=private' }, /S3_ENDPOINT=…: expected/],
  [{ S3_REGION: 'eu 1' }, /S3_REGION="eu 1": expected/],
  [{ S3_PREFIX: '/a' }, /S3_PREFIX="\/a": expected/],
  [{ S3_PREFIX: 'a/' }, /S3_PREFIX="a\/": expected/],
  [{ S3_PREFIX: '../a' }, /S3_PREFIX="..\/a": expected/],
  [{ S3_PATH_STYLE: 'yes' }, /S3_PATH_STYLE="yes": expected/],
  [{ S3_ACCESS_KEY: 'private key' }, /S3_ACCESS_KEY=…: expected/],
  [{ S3_SECRET_KEY: 'private\nkey' }, /S3_SECRET_KEY=…: expected/],
])('%j stops the start by name, and shows no key', (wrong, named) => {
  const read = () => readStorageSettings({ ...set, ...wrong });
  expect(read).toThrow(named);
  expect(read).not.toThrow(/private/);
});
