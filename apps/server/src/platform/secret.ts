import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

/** Keyed hashes and encryption under the installation's secret, one family of them for each purpose. */
export interface Secret {
  digest(purpose: string, text: string): Buffer;
  /** Base64url that only `open` for the same purpose reads. */
  seal(purpose: string, text: string): string;
  /** The text that was sealed; null when it was not, or for another purpose. */
  open(purpose: string, sealed: string): string | null;
}

/** Whether what was given is what is due, in a time that does not tell how much of it is. */
export function isSame(given: string, due: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(due)];
  return one.length === other.length && timingSafeEqual(one, other);
}

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

export function createSecret(key: string): Secret {
  const digest = (purpose: string, text: string) =>
    createHmac('sha256', key).update(`${purpose}\0${text}`).digest();
  const sealing = (purpose: string) => digest('seal', purpose);
  return {
    digest,
    seal(purpose, text) {
      const nonce = randomBytes(nonceBytes);
      const work = createCipheriv(cipher, sealing(purpose), nonce);
      const body = Buffer.concat([work.update(text, 'utf8'), work.final()]);
      return Buffer.concat([nonce, work.getAuthTag(), body]).toString('base64url');
    },
    open(purpose, sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < nonceBytes + tagBytes) return null;
      const nonce = bytes.subarray(0, nonceBytes);
      const work = createDecipheriv(cipher, sealing(purpose), nonce, { authTagLength: tagBytes });
      work.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      const body = work.update(bytes.subarray(nonceBytes + tagBytes));
      try {
        return Buffer.concat([body, work.final()]).toString('utf8');
      } catch {
        // The tag does not fit: not ours, not for this, or changed on its way.
        return null;
      }
    },
  };
}
