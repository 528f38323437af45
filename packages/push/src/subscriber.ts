import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The part of a browser that messages are encrypted for. */
export interface Subscriber {
  keys: { p256dh: string; auth: string };
  /** What a body of `aes128gcm` holds (RFC 8188, RFC 8291); throws where it is not meant for it. */
  open(body: Buffer): string;
}

export function createSubscriber(): Subscriber {
  const pair = createECDH('prime256v1');
  const own = pair.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
    open(body) {
      const salt = body.subarray(0, 16);
      const size = body.readUInt32BE(16);
      const length = body.readUInt8(20);
      const sender = body.subarray(21, 21 + length);
      const record = body.subarray(21 + length);
      if (record.length > size) throw new RangeError('more than one record');
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
      const secret = derive(pair.computeSecret(sender), auth, info, 32);
      const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const work = createDecipheriv('aes-128-gcm', key, nonce);
      work.setAuthTag(record.subarray(-16));
      const plain = Buffer.concat([work.update(record.subarray(0, -16)), work.final()]);
      // Behind the text stand a 2, which ends the last record, and padding.
      const end = plain.lastIndexOf(2);
      if (end < 0) throw new RangeError('the record has no end');
      return plain.subarray(0, end).toString();
    },
  };
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
