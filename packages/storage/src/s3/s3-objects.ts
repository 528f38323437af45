import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { type ObjectStore, type Range, StoreRefused } from '../object-store.ts';
import type { S3Settings } from '../settings.ts';
import { type ClientOptions, createClient } from './s3-client.ts';
import { explain, isMissing, statusOf } from './s3-errors.ts';

/** Bytes of a part of a large file, of which two are in memory at once; S3 takes 10,000 parts. */
const partBytes = 8 << 20;
const mostParts = 9_000;
/** Requests at once that remove a folder. */
const together = 16;
/** Who reads slowly holds a connection all the while: readers have their own, so that they keep nobody from writing. */
const connections = { reading: 512, others: 64 };

/** The store as requests. Names have been looked at. */
export function createS3Objects(settings: S3Settings, options: ClientOptions): ObjectStore {
  const [reader, client] = [connections.reading, connections.others].map((most) =>
    createClient(settings, options, most),
  ) as [ReturnType<typeof createClient>, ReturnType<typeof createClient>];
  const { bucket: Bucket, prefix } = settings;
  const keyOf = (name: string): string => (prefix ? `${prefix}/${name}` : name);
  const at = (name: string) => ({ Bucket, Key: keyOf(name) });

  /** What is answered; null where there is no such object. */
  async function ask<Answer>(request: Promise<Answer>): Promise<Answer | null> {
    try {
      return await request;
    } catch (error) {
      if (isMissing(error)) return null;
      throw explain(error, settings);
    }
  }

  /** What has to be answered. */
  async function must<Answer>(request: Promise<Answer>): Promise<Answer> {
    try {
      return await request;
    } catch (error) {
      throw explain(error, settings);
    }
  }

  async function putFile(name: string, file: string, type: string): Promise<void> {
    const { size } = await stat(file);
    const upload = new Upload({
      client,
      params: { ...at(name), Body: createReadStream(file), ContentLength: size, ContentType: type },
      partSize: Math.max(partBytes, Math.ceil(size / mostParts)),
      queueSize: 2,
    });
    await must(upload.done());
  }

  async function sizeOf(name: string): Promise<number | null> {
    const found = await ask(client.send(new HeadObjectCommand(at(name))));
    return found && (found.ContentLength ?? 0);
  }

  async function getRange(name: string, { start, end }: Range) {
    const Range = `bytes=${start}-${end ?? ''}`;
    const asked = reader.send(new GetObjectCommand({ ...at(name), Range }));
    const found = await ask(asked.catch(orBehind));
    if (!found) return null;
    if (found === behindEnd) {
      const size = await sizeOf(name);
      return size === null ? null : { size, content: Readable.from([]) };
    }
    const content = found.Body as Readable;
    const size = /\/(\d+)$/.exec(found.ContentRange ?? '')?.[1];
    if (size) return { size: Number(size), content };
    content.destroy();
    throw new StoreRefused('the storage does not answer ranges');
  }

  return {
    sizeOf,

    async put(name, content, type) {
      if ('file' in content) return putFile(name, content.file, type);
      // In one piece it can be sent again when an attempt fails.
      const Body = Buffer.concat(content);
      await must(client.send(new PutObjectCommand({ ...at(name), Body, ContentType: type })));
    },

    async get(name, range) {
      if (range) return getRange(name, range);
      const found = await ask(reader.send(new GetObjectCommand(at(name))));
      return found && { size: found.ContentLength!, content: found.Body as Readable };
    },

    async move(from, to) {
      const source = `${Bucket}/${keyOf(from)}`;
      const copied = await ask(
        client.send(new CopyObjectCommand({ ...at(to), CopySource: source })),
      );
      if (copied) await must(client.send(new DeleteObjectCommand(at(from))));
    },

    async remove(name) {
      await ask(client.send(new DeleteObjectCommand(at(name))));
    },

    async removeAll(folder) {
      const pages = paginateListObjectsV2({ client }, { Bucket, Prefix: `${keyOf(folder)}/` });
      const keys: string[] = [];
      const list = async () => {
        for await (const { Contents = [] } of pages) keys.push(...Contents.map(({ Key }) => Key!));
      };
      await must(list());
      // One by one: the request for many wants checksums that not all that speak S3 know.
      for (let done = 0; done < keys.length; done += together) {
        const next = keys.slice(done, done + together);
        await ask(
          Promise.all(next.map((Key) => client.send(new DeleteObjectCommand({ Bucket, Key })))),
        );
      }
    },
  };
}

const behindEnd = Symbol('the range begins behind the end');

function orBehind(error: unknown): typeof behindEnd {
  if (statusOf(error) === 416) return behindEnd;
  throw error;
}
