import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { beforeAll, describe, expect, test } from 'vitest';
import { afterFile } from '#testing/after-file.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { until } from '#testing/doubles/live-client.ts';
import { person } from '#testing/people/person.ts';
import { mailNotice } from '../../codes/letters.ts';

interface Mail {
  from: string;
  to: string[];
  text: string;
}

let app: TestApp;
const mails: Mail[] = [];
/** Status with which the server refuses what comes next, one each. */
const refusals: { at: 'recipient' | 'data'; status: number }[] = [];
let refused = 0;

function refusal(at: 'recipient' | 'data'): Error | null {
  if (refusals[0]?.at !== at) return null;
  refused += 1;
  return Object.assign(new Error('not now'), { responseCode: refusals.shift()!.status });
}

beforeAll(async () => {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      username === 'mailer' && password === 'p@ss'
        ? done(null, { user: username })
        : done(new Error('no')),
    onRcptTo: (_address, _session, done) => done(refusal('recipient')),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const error = refusal('data');
        if (error) return done(error);
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const to = envelope.rcptTo.map(({ address }) => address);
        mails.push({ from, to, text: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterFile(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  app = await testApp({
    env: {
      SMTP_URL: `smtp://mailer:p%40ss@127.0.0.1:${port}`,
      MAIL_FROM: 'Xiongmao <hello@xiongmao.example>',
    },
  });
});

const send = (mobileOrEmail: string, language = 'en_US') =>
  person(app).post('/login/V2/sendEmailcheckCode', { mobileOrEmail }, { language });
const mailTo = (address: string) => until(() => mails.find(({ to }) => to.includes(address)));
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The decoded parts of a mail, by type. */
function partsOf({ text }: Mail): Record<string, string> {
  const [, boundary] = /boundary="([^"]+)"/.exec(text)!;
  const parts = text.split(`--${boundary}`).slice(1, -1);
  return Object.fromEntries(
    parts.map((part) => {
      const [head = '', ...rest] = part.trim().split('\r\n\r\n');
      const body = rest.join('\r\n\r\n');
      const isBase64 = /encoding: base64/i.test(head);
      const decoded = isBase64
        ? Buffer.from(body, 'base64').toString()
        : Buffer.from(
            body
              .replace(/=\r\n/g, '')
              .replace(/=([\dA-F]{2})/g, (_, hex: string) =>
                String.fromCharCode(Number.parseInt(hex, 16)),
              ),
            'latin1',
          ).toString();
      return [/content-type: ([\w/]+)/i.exec(head)![1]!, decoded];
    }),
  );
}

describe('A mail', () => {
  test('comes as text and as HTML, in the language of who asked', async () => {
    await send('mei@example.org', 'zh_CN');
    const mail = await mailTo('mei@example.org');
    expect(mail.from).toBe('hello@xiongmao.example');
    expect(mail.text).toMatch(/^From: Xiongmao <hello@xiongmao.example>\r$/m);
    expect(mail.text).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    // What one needs to sign in by is no mail of a list.
    expect(mail.text).not.toContain('List-Unsubscribe');
    const parts = partsOf(mail);
    const [code] = /\d{6}/.exec(parts['text/plain']!)!;
    expect(parts['text/plain']).toContain(`您的登录验证码是${code}`);
    expect(parts['text/html']).toContain('<html lang="zh-CN" dir="ltr">');
    expect(parts['text/html']).toMatch(new RegExp(`<strong[^>]*>${code}</strong>`));

    const given = { mobileOrEmail: 'mei@example.org', checkCode: code, agreed: true };
    const answer = await person(app).post('/login/V2/getLoginByEmailCheckCode', given);
    expect(answer.status).toBe('success');
  });

  test('is read from right to left in Arabic', async () => {
    await send('amir@example.org', 'ar');
    const parts = partsOf(await mailTo('amir@example.org'));
    expect(parts['text/html']).toContain('dir="rtl"');
  });

  test('of a notice leads to what it tells, and is stopped by the mail program’s own button', async () => {
    await send('reader@example.org');
    const [code] = /\d{6}/.exec(partsOf(await mailTo('reader@example.org'))['text/plain']!)!;
    mails.length = 0;
    const someone = person(app);
    const given = { mobileOrEmail: 'reader@example.org', checkCode: code, agreed: true };
    await someone.post('/login/V2/getLoginByEmailCheckCode', given);
    const values = { text: 'Order R1 & 2 shipped.', path: '/userInfo/exchange/1', kind: 'orders' };
    const accountId = Number(someone.cookies.get('uid'));
    await app.db.transaction((tx) =>
      mailNotice(tx, app.jobs, { accountId, language: 'en_US', values, now: new Date() }),
    );
    const mail = await mailTo('reader@example.org');
    expect(mail.text).toMatch(/^Subject: Order R1 & 2 shipped\.\r$/m);
    const html = partsOf(mail)['text/html']!;
    for (const path of ['exchange/1', 'preferences']) {
      expect(html).toMatch(new RegExp(`<a href="(http\\S+/userInfo/${path})">\\1</a>`));
    }
    expect(html).toContain('R1 &amp; 2');
    const [, link, key] = /<a href="(\S+\/unsubscribe#([\w.-]+))">\1<\/a>/.exec(html)!;
    const oneClick = new URL(`/java/user/mails/stop/${key}`, link).href;
    const head = mail.text
      .split('\r\n\r\n', 1)[0]!
      .replace(/\r\n\s+/g, ' ')
      .split('\r\n');
    expect(head).toContain(`List-Unsubscribe: <${oneClick}>`);
    expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  test('that the server does not take now is sent again, and comes once', async () => {
    refusals.push({ at: 'data', status: 451 });
    await send('later@example.org');
    await until(() => refused === 1);
    expect(mails.some(({ to }) => to.includes('later@example.org'))).toBe(false);
    while (!mails.some(({ to }) => to.includes('later@example.org'))) await pause(100);
    await pause(3_000);
    expect(mails.filter(({ to }) => to.includes('later@example.org'))).toHaveLength(1);
  });

  test('that the server will never take is not sent again', async () => {
    refusals.push({ at: 'recipient', status: 550 });
    await send('nobody@example.org');
    await until(() => refusals.length === 0);
    await pause(4_000);
    expect(mails.some(({ to }) => to.includes('nobody@example.org'))).toBe(false);
    const { rows } = await app.db.$client.query(
      "select state from pgboss.job where name = 'deliver-code' order by created_on desc limit 1",
    );
    expect(rows).toEqual([{ state: 'completed' }]);
  });
});

test('Where mail is sent for real there is no outbox', async () => {
  expect((await fetch(`${app.url}/dev/outbox`)).status).toBe(404);
  const { rows } = await app.db.$client.query('select * from outbox_message');
  expect(rows).toEqual([]);
});
