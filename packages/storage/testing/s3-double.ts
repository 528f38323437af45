import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from '../src/settings.ts';
import { faultOf } from './signature.ts';

/** Plays S3: in memory, with signatures that are looked at, and with every misfortune that a test asks for. */
export interface S3Double {
  settings: S3Settings;
  /** What is kept, by key. */
  objects: Map<string, { content: Buffer; type: string }>;
  /** Uploads that are neither completed nor aborted, by their id. */
  uploads: Map<string, Upload>;
  /** Each request that came: `PUT /bucket/key?query`. */
  asked: string[];
  /** What becomes of a request in place of an answer; null, and it is answered. */
  misfortune: (asked: string) => Misfortune | null;
  stop(): Promise<void>;
}

/** A status that is answered, or: nothing is, the connection ends, or the answer ends in its middle. */
export type Misfortune = number | 'silence' | 'cut' | 'half';

interface Upload {
  key: string;
  type: string;
  parts: Map<number, Buffer>;
}

interface Answer {
  status: number;
  headers?: Record<string, string | number>;
  body?: string | Buffer;
}

const pageSize = 7;
const smallestPart = 5 << 20;

const etagOf = (content: Buffer) => `"${createHash('md5').update(content).digest('hex')}"`;
const fault = (status: number, code: string): Answer => ({
  status,
  body: `<Error><Code>${code}</Code><Message>${code} of a double</Message></Error>`,
});
const tagged = (name: string, content: string) => `<${name}>${content}</${name}>`;
const xml = (name: string, ...contents: string[]): Answer => ({
  status: 200,
  headers: { 'content-type': 'application/xml' },
  body: tagged(name, contents.join('')),
});

export async function startS3Double(given: Partial<S3Settings> = {}): Promise<S3Double> {
  const objects: S3Double['objects'] = new Map();
  const uploads: S3Double['uploads'] = new Map();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const settings: S3Settings = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bucket: 'a-bucket',
    region: 'eu-test-1',
    accessKey: 'DOUBLEKEY',
    secretKey: 'double+secret/of+tests',
    prefix: '',
    pathStyle: true,
    ...given,
  };
  const double: S3Double = {
    ...{ settings, objects, uploads, asked },
    misfortune: () => null,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const line = `${request.method} ${request.url}`;
    asked.push(line);
    const met = double.misfortune(line);
    if (met === 'cut') return void request.socket.destroy();
    const body = await buffer(request);
    if (met === 'silence') return;
    const wrong = faultOf(request, body, settings);
    const answer =
      typeof met === 'number'
        ? fault(met, `Status${met}`)
        : wrong
          ? fault(403, wrong)
          : answerTo(request, new URL(request.url!, settings.endpoint!), unchunked(request, body));
    const content = Buffer.from(answer.body ?? '');
    const isHead = request.method === 'HEAD';
    response.writeHead(answer.status, { 'content-length': content.length, ...answer.headers });
    if (met === 'half')
      return void response.write(content.subarray(0, content.length / 2), () => response.destroy());
    response.end(isHead ? undefined : content);
  }

  function answerTo({ method, headers }: IncomingMessage, url: URL, body: Buffer): Answer {
    const [, bucket, ...rest] = decodeURIComponent(url.pathname).split('/');
    if (bucket !== settings.bucket) return fault(404, 'NoSuchBucket');
    const key = rest.join('/');
    const query = url.searchParams;
    if (!key) return method === 'GET' ? list(query) : fault(405, 'MethodNotAllowed');
    const type = headers['content-type'] ?? 'binary/octet-stream';
    if (query.has('uploads')) return begin(key, type);
    const id = query.get('uploadId');
    if (id !== null) {
      const upload = uploads.get(id);
      if (upload?.key !== key) return fault(404, 'NoSuchUpload');
      return answerPart({ method, id, upload, query, body });
    }
    if (method === 'PUT') {
      const source = headers['x-amz-copy-source'];
      return source ? copy(key, decodeURIComponent(String(source))) : put(key, body, type);
    }
    if (method === 'DELETE') {
      objects.delete(key);
      return { status: 204 };
    }
    return give(key, headers.range);
  }

  function put(key: string, content: Buffer, type: string): Answer {
    objects.set(key, { content, type });
    return { status: 200, headers: { etag: etagOf(content) } };
  }

  function copy(key: string, source: string): Answer {
    const from = objects.get(source.replace(/^\//, '').replace(`${settings.bucket}/`, ''));
    if (!from) return fault(404, 'NoSuchKey');
    objects.set(key, from);
    return xml('CopyObjectResult', tagged('ETag', etagOf(from.content)));
  }

  function give(key: string, range: string | undefined): Answer {
    const found = objects.get(key);
    if (!found) return fault(404, 'NoSuchKey');
    const { content, type } = found;
    const known = { 'content-type': type, etag: etagOf(content), 'accept-ranges': 'bytes' };
    const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
    if (first === undefined || last === undefined)
      return { status: 200, headers: known, body: content };
    const start = first ? Number(first) : Math.max(0, content.length - Number(last));
    const end = first && last ? Math.min(Number(last), content.length - 1) : content.length - 1;
    if (start > end) return fault(416, 'InvalidRange');
    return {
      status: 206,
      headers: { ...known, 'content-range': `bytes ${start}-${end}/${content.length}` },
      body: content.subarray(start, end + 1),
    };
  }

  function list(query: URLSearchParams): Answer {
    const after = query.get('continuation-token') ?? '';
    const prefix = query.get('prefix') ?? '';
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const page = keys.slice(0, pageSize);
    const isMore = keys.length > page.length;
    return xml(
      'ListBucketResult',
      ...page.map((key) => tagged('Contents', tagged('Key', key))),
      tagged('IsTruncated', String(isMore)),
      isMore ? tagged('NextContinuationToken', page.at(-1)!) : '',
    );
  }

  function begin(key: string, type: string): Answer {
    const id = randomUUID();
    uploads.set(id, { key, type, parts: new Map() });
    return xml('InitiateMultipartUploadResult', tagged('UploadId', id));
  }

  function answerPart(of: {
    method: string | undefined;
    id: string;
    upload: Upload;
    query: URLSearchParams;
    body: Buffer;
  }): Answer {
    const { method, id, upload, query, body } = of;
    if (method === 'PUT') {
      upload.parts.set(Number(query.get('partNumber')), body);
      return { status: 200, headers: { etag: etagOf(body) } };
    }
    if (method === 'DELETE') {
      uploads.delete(id);
      return { status: 204 };
    }
    const parts = [...upload.parts].sort(([one], [other]) => one - other);
    if (method === 'GET') {
      const listed = parts.map(([number, content]) =>
        tagged(
          'Part',
          tagged('PartNumber', String(number)) +
            tagged('ETag', etagOf(content)) +
            tagged('Size', String(content.length)),
        ),
      );
      return xml('ListPartsResult', ...listed, tagged('IsTruncated', 'false'));
    }
    const named = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].map(
      ([, number]) => Number(number),
    );
    const chosen = named.map((number) => upload.parts.get(number));
    if (chosen.some((part) => !part)) return fault(400, 'InvalidPart');
    const contents = chosen as Buffer[];
    if (contents.slice(0, -1).some(({ length }) => length < smallestPart))
      return fault(400, 'EntityTooSmall');
    uploads.delete(id);
    put(upload.key, Buffer.concat(contents), upload.type);
    return xml(
      'CompleteMultipartUploadResult',
      tagged('Key', upload.key),
      tagged('ETag', '"whole"'),
    );
  }

  return double;
}

/** A body as it was before it was cut into chunks of their own (`aws-chunked`). */
function unchunked({ headers }: IncomingMessage, body: Buffer): Buffer {
  if (!/^STREAMING-/.test(String(headers['x-amz-content-sha256']))) return body;
  const pieces: Buffer[] = [];
  for (let at = 0; ; ) {
    const end = body.indexOf('\r\n', at);
    const size = Number.parseInt(body.subarray(at, end).toString(), 16);
    if (!size) return Buffer.concat(pieces);
    pieces.push(body.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
}
