import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import type { S3Settings } from '../src/settings.ts';

const python = '/usr/bin/python3';
const modules = 'import eventlet, swift.account, swift.container, swift.obj, swift.proxy';

/** Whether Debian's OpenStack Swift is here: `npm test` installs it. */
export const hasSwift = (): Promise<boolean> =>
  promisify(execFile)(python, ['-c', modules]).then(
    () => true,
    () => false,
  );

/** Swift with its S3 API and an empty bucket, in a folder of its own. */
export async function startSwift(): Promise<{ settings: S3Settings; stop(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'xiongmao-swift-'));
  const script = path.join(import.meta.dirname, 'serve-swift.py');
  const child = spawn(python, [script, folder], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const [said] = await Promise.race([once(child.stdout, 'data'), ended]);
  const port = Number(String(said));
  if (child.exitCode !== null || !port) throw new Error('Swift did not start');
  const settings: S3Settings = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'xiongmao',
    region: 'us-east-1',
    accessKey: 'test:tester',
    secretKey: 'testing',
    prefix: '',
    pathStyle: true,
  };
  const client = new S3Client({
    ...{ region: settings.region, endpoint: settings.endpoint!, forcePathStyle: true },
    credentials: { accessKeyId: settings.accessKey, secretAccessKey: settings.secretKey },
  });
  await client.send(new CreateBucketCommand({ Bucket: settings.bucket }));
  client.destroy();
  return {
    settings,
    async stop() {
      child.stdin.end();
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
