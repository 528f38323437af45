import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';

/**
 * RSA keys as their owners' tools write them: base64 with or without the lines of PEM. What comes out is
 * PEM, PKCS#8 for a private key and SPKI for a public one.
 */
const rsaKey = (read: (key: Buffer) => KeyObject, type: 'pkcs8' | 'spki') =>
  z.string().transform((text, context) => {
    const der = Buffer.from(text.replace(/-----[^-]+-----|\s/g, ''), 'base64');
    try {
      return read(der).export({ format: 'pem', type }).toString();
    } catch {
      context.addIssue('expected an RSA key, base64 or PEM');
      return z.NEVER;
    }
  });

/** PKCS#8 (as for Java) or PKCS#1: an RSA key in PKCS#1 begins with its version and then its modulus. */
export const rsaPrivateKey = () =>
  rsaKey((key) => {
    const type = isPkcs8(key) ? 'pkcs8' : 'pkcs1';
    return createPrivateKey({ key, format: 'der', type });
  }, 'pkcs8');

export const rsaPublicKey = () =>
  rsaKey((key) => createPublicKey({ key, format: 'der', type: 'spki' }), 'spki');

/** The object id of RSA, which only PKCS#8 names. */
const rsaId = Buffer.from('06092a864886f70d010101', 'hex');
const isPkcs8 = (der: Buffer): boolean => der.subarray(0, 40).includes(rsaId);
