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

  test.each(['GOOGLE_ISSUER', 'X_API_URL', 'QQ_API_URL', 'SMS_WEBHOOK_URL'])(
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

  test('names a bad secret without showing it', () => {
    const wrong = () => readEnv({ SECRET_KEY: 'too short', SERVER_PORT: 'abc' });
    expect(wrong).toThrow(/SECRET_KEY=…: expected 32 characters/);
    expect(wrong).toThrow(/SERVER_PORT="abc"/);
    expect(wrong).not.toThrow(/too short/);
  });
});
