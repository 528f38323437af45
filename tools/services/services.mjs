/** The processes of the product, in the order in which the ready line names them. */
export const services = [
  {
    name: 'site',
    script: 'apps/site/server/main.ts',
    port: 3000,
    portVariable: 'SITE_PORT',
    urlVariable: 'SITE_URL',
    health: '/healthz',
    built: true,
  },
  {
    name: 'studio',
    script: 'apps/studio/server.ts',
    port: 3001,
    portVariable: 'STUDIO_PORT',
    urlVariable: 'STUDIO_URL',
    health: '/healthz',
    built: true,
  },
  {
    name: 'console',
    script: 'apps/console/server.ts',
    port: 3002,
    portVariable: 'CONSOLE_PORT',
    urlVariable: 'CONSOLE_URL',
    health: '/healthz',
    built: true,
  },
  {
    name: 'server',
    script: 'apps/server/src/main.ts',
    port: 4000,
    portVariable: 'SERVER_PORT',
    urlVariable: 'SERVER_URL',
    health: '/readyz',
    built: false,
  },
  {
    name: 'media',
    script: 'apps/media/src/main.ts',
    port: 4001,
    portVariable: 'MEDIA_HTTP_PORT',
    morePorts: [{ name: 'media (RTMP)', port: 1935, portVariable: 'MEDIA_RTMP_PORT' }],
    urlVariable: 'MEDIA_URL',
    health: '/healthz',
    built: false,
  },
];

const demoAccounts = 'fan fan2 expert anchor manager editor support admin';

/** The one line that tells that all answer; where the demo runs, also who can sign in and read mail. */
export function readyLine(env) {
  const addresses = services.map(({ name, urlVariable }) => `${name} ${env[urlVariable]}`);
  const demo = env.DEMO ? env.DEMO === '1' : (env.NODE_ENV || 'development') === 'development';
  const more = demo ? [`accounts ${demoAccounts} (password Demo1234)`] : [];
  const isReal = env.SMTP_URL || env.SMS_WEBHOOK_URL || env.SMS_TWILIO_ACCOUNT;
  const isOutbox = env.NODE_ENV !== 'production' && !isReal;
  if (isOutbox) more.push(`outbox ${env.SERVER_URL}/dev/outbox`);
  return ['ready', ...addresses, ...more].join('  ');
}
