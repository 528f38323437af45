import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readEnv } from './env.ts';

describe('The environment', () => {
  test('needs what belongs together', () => {
    expect(() => readEnv({ GOOGLE_CLIENT_ID: 'id' })).toThrow(
      'GOOGLE_CLIENT_SECRET: needed with GOOGLE_CLIENT_ID',
    );
    expect(() => readEnv({ SMTP_URL: 'smtp://localhost' })).toThrow(/MAIL_FROM: needed/);
    expect(() => readEnv({ SMS_TWILIO_TOKEN: 't' })).toThrow(/SMS_TWILIO_ACCOUNT, SMS_TWILIO_FROM/);
  });

  test('has one way for text messages', () => {
    const webhook = { SMS_WEBHOOK_URL: 'https://sms.example', SMS_WEBHOOK_SECRET: 'x'.repeat(16) };
    const twilio = { SMS_TWILIO_ACCOUNT: 'a', SMS_TWILIO_TOKEN: 't', SMS_TWILIO_FROM: 'f' };
    expect(() => readEnv({ ...webhook, ...twilio })).toThrow(/set one of the two/);
  });

  test.each(['GOOGLE_ISSUER', 'X_API_URL', 'QQ_API_URL', 'SMS_WEBHOOK_URL', 'ALIPAY_GATEWAY_URL'])(
    'lets no secret leave the machine in the clear by %s',
    (name) => {
      for (const url of ['http://example.org', 'http://10.0.0.1', 'http://localhost.example.org']) {
        expect(() => readEnv({ [name]: url }), url).toThrow(/expected https/);
      }
      for (const url of ['https://example.org', 'http://localhost:1', 'http://127.0.0.1:1']) {
        const more = name === 'SMS_WEBHOOK_URL' ? { SMS_WEBHOOK_SECRET: 'x'.repeat(16) } : {};
        expect(readEnv({ [name]: url, ...more })).toMatchObject({ [name]: url });
      }
    },
  );

  test('takes RSA keys as tools write them, and no others', () => {
    const more = { ALIPAY_APP_ID: '1', ALIPAY_SELLER_ID: '2' };
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const ALIPAY_PUBLIC_KEY = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
    const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
    for (const type of ['pkcs1', 'pkcs8'] as const) {
      for (const text of [
        privateKey.export({ format: 'pem', type }).toString(),
        privateKey.export({ format: 'der', type }).toString('base64'),
      ]) {
        const env = readEnv({ ...more, ALIPAY_PUBLIC_KEY, ALIPAY_PRIVATE_KEY: text });
        expect(env.ALIPAY_PRIVATE_KEY).toBe(pem);
      }
    }
    const wrong = { ...more, ALIPAY_PUBLIC_KEY, ALIPAY_PRIVATE_KEY: ALIPAY_PUBLIC_KEY };
    expect(() => readEnv(wrong)).toThrow('ALIPAY_PRIVATE_KEY=…: expected an RSA key');
    expect(() => readEnv({ ...more, ALIPAY_PUBLIC_KEY })).toThrow(/ALIPAY_PRIVATE_KEY: needed/);
  });

  test('names a bad secret without showing it', () => {
    const wrong = () => readEnv({ SECRET_KEY: 'too short', SERVER_PORT: 'abc' });
    expect(wrong).toThrow(/SECRET_KEY=…: expected 32 characters/);
    expect(wrong).toThrow(/SERVER_PORT="abc"/);
    expect(wrong).not.toThrow(/too short/);
  });

  test('takes no key in production that anybody could guess', () => {
    const production = (SECRET_KEY: string) => () =>
      readEnv({ NODE_ENV: 'production', SECRET_KEY });
    expect(production('a'.repeat(32))).toThrow(/SECRET_KEY=…: expected random/);
    expect(production('abcabc'.repeat(8))).toThrow(/SECRET_KEY=…: expected random/);
    expect(production('q3Jv0x8sT1nK7bLw5yRz2uHc9dFg4mPe')).not.toThrow();
  });

  test.each([
    ['MALL_KEYS', `1:${'ab'.repeat(16)}`, '1:q3Jv0x8sT1nK7bLw5yRz2uHc9dFg4mPe'],
    ['FEED_SECRETS', 'own:q3Jv0x8sT1nK7bLw,other:aaaaaaaaaaaaaaaa', 'own:3f9a04c7be12d85e'],
    ['SMS_WEBHOOK_SECRET', '1111111111111111', '3f9a04c7be12d85e'],
    ['MEDIA_HOOK_SECRET', '1212121212121212', '3f9a04c7be12d85e'],
  ])('nor a guessable %s', (name, guessable, random) => {
    const given = (value: string) => ({
      SECRET_KEY: 'q3Jv0x8sT1nK7bLw5yRz2uHc9dFg4mPe',
      ...(name === 'SMS_WEBHOOK_SECRET' && { SMS_WEBHOOK_URL: 'https://sms.example.org' }),
      [name]: value,
    });
    const production = (value: string) => () =>
      readEnv({ NODE_ENV: 'production', ...given(value) });
    expect(production(guessable)).toThrow(`${name}=…: expected random`);
    expect(production(random)).not.toThrow();
    expect(() => readEnv(given(guessable))).not.toThrow();
  });

  test('takes no proxies that are everybody, or nobody', () => {
    for (const TRUST_PROXY of ['0.0.0.0/0', '::/0', '10.0.0.0/33', 'everyone', '10.0.0.1,']) {
      expect(() => readEnv({ TRUST_PROXY }), TRUST_PROXY).toThrow(/TRUST_PROXY=".*": expected/);
    }
    for (const TRUST_PROXY of ['loopback', '10.0.0.1, 10.1.0.0/16', 'fd00::/8']) {
      expect(readEnv({ TRUST_PROXY })).toMatchObject({ TRUST_PROXY });
    }
  });

  test('takes no site in production whose cookies go in the clear, unless it is told to', () => {
    const production = (SITE_URL: string, more = {}) =>
      readEnv({
        NODE_ENV: 'production',
        SECRET_KEY: 'q3Jv0x8sT1nK7bLw5yRz2uHc9dFg4mPe',
        SITE_URL,
        ...more,
      });
    expect(() => production('http://www.example.org')).toThrow(/SITE_URL=.*needs https/);
    for (const url of ['https://www.example.org', 'http://localhost:3000', 'http://127.0.0.1']) {
      expect(production(url).SITE_URL).toBe(url);
    }
    expect(() => production('http://www.example.org', { PLAIN_HTTP: '1' })).not.toThrow();
  });

  test('opens development to other machines only by DEMO=1', () => {
    for (const HOST of ['0.0.0.0', '::', '10.0.0.5']) {
      expect(() => readEnv({ HOST })).toThrow(/beyond this machine NODE_ENV=production/);
      expect(() => readEnv({ HOST, DEMO: '0' })).toThrow(/beyond this machine/);
      expect(readEnv({ HOST, DEMO: '1' })).toMatchObject({ HOST });
    }
    for (const HOST of ['127.0.0.1', 'localhost', '::1']) expect(readEnv({ HOST }).HOST).toBe(HOST);
  });
});
