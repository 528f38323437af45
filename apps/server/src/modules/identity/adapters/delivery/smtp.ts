import { createTransport } from 'nodemailer';
import type { Log } from '#platform/logging/log.ts';
import type { Deliver } from '../../codes/deliver.ts';
import { mailHtml } from '../../codes/mail-html.ts';

/** ms that a mail server may be silent. */
const timeout = 8_000;

/** Mail by SMTP. What the server refuses for good is not tried again. */
export function smtp(given: { SMTP_URL: string; MAIL_FROM: string }, log: Log): Deliver {
  const transport = createTransport({
    url: given.SMTP_URL,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = given.MAIL_FROM.match(/@([^\s>]+)/)?.[1] ?? 'localhost';
  return async (message) => {
    try {
      await transport.sendMail({
        from: given.MAIL_FROM,
        // As an object it is taken as it stands, not read as a list.
        to: { name: '', address: message.to },
        subject: message.subject,
        text: message.text,
        html: mailHtml(message),
        messageId: `<${message.id}@${domain}>`,
        date: message.at,
        headers: {
          'Auto-Submitted': 'auto-generated',
          // RFC 8058: mail programs show a button for it.
          ...(message.stop && {
            'List-Unsubscribe': `<${message.stop}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      });
    } catch (error) {
      const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
      if (code !== 'EENVELOPE' || responseCode < 500) throw error;
      log.warn({ id: message.id, responseCode }, 'a mail was refused for good');
    }
  };
}
