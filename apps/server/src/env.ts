import proxyAddress from '@fastify/proxy-addr';
import { EnvError } from '@xiongmao/api/hosting/environment';
import { readStorageSettings } from '@xiongmao/storage/settings';
import { z } from 'zod';
import { rsaPrivateKey, rsaPublicKey } from './env-rsa-key.ts';

const port = (fallback: number) => z.coerce.number().int().min(0).max(65_535).default(fallback);
const address = (fallback: string) => z.url({ protocol: /^https?$/ }).default(fallback);
/** Where secrets are sent to: in the clear only within this machine. */
const guarded = () =>
  z.url({ protocol: /^https?$/ }).refine((text) => !isExposed(new URL(text)), {
    message: 'expected https (http on loopback only)',
  });
const secret = () => z.string().min(1).max(500).optional();
const flag = z.enum(['0', '1']).transform((value) => value === '1');

const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  SERVER_PORT: port(4000),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Whether what the embedded database has acknowledged outlives a crash of the machine; quicker without, for tests. */
  EMBEDDED_FSYNC: flag.default(true),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  SITE_URL: address('http://localhost:3000'),
  STUDIO_URL: address('http://localhost:3001'),
  CONSOLE_URL: address('http://localhost:3002'),
  SERVER_URL: address('http://localhost:4000'),
  /** The domain whose subdomains share the sign-in; unset where all apps share a host. */
  COOKIE_DOMAIN: z
    .string()
    .regex(/^\.?[a-z\d-]+(\.[a-z\d-]+)+$/i, { message: 'expected a domain' })
    .optional(),
  /** What codes and keyed hashes follow from; the same for all processes. Unset: made once, kept in DATA_DIR. */
  SECRET_KEY: z.string().min(32, { message: 'expected 32 characters or more' }).optional(),
  /** By what push services know the product; the same for all processes. Unset: made once, kept in DATA_DIR. */
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^B[\w-]{86}$/, { message: 'expected 65 bytes of base64url' })
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, { message: 'expected 32 bytes of base64url' })
    .optional(),
  /** Whom push services write to when something is wrong. */
  VAPID_SUBJECT: z.url({ protocol: /^(https|mailto)$/ }).optional(),
  /** Origins of push services beside those of the known browsers, comma-separated. */
  PUSH_SERVICES: z.string().max(2_000).default(''),
  /** What the brand is called. */
  BRAND_NAME: z.string().min(1).max(100).default('Xiongmao'),
  /** Zone of the brand: days and boards of viewers who have not told theirs. */
  BRAND_ZONE: z
    .string()
    .refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone) || zone === 'UTC', {
      message: 'expected an IANA time zone',
    })
    .default('Asia/Shanghai'),
  TRUST_PROXY: z
    .string()
    .refine(namesProxies, { message: 'expected loopback, addresses or ranges, not everybody' })
    .default('loopback'),
  /** Calls a minute from one address: IPv4, or a /64 of IPv6. */
  RATE_LIMIT: z.coerce.number().int().min(1).default(1200),
  /** Welcomes that one visitor, one browser of a host, one host (a /64), one network (/24, /48) gets in a day unseen. */
  WELCOME_BUDGET: z
    .string()
    .regex(/^\d{1,6}(,\d{1,6}){3}$/, { message: 'expected four numbers, comma-separated' })
    .optional(),
  /** Open connections from one address. */
  CONNECTION_LIMIT: z.coerce.number().int().min(1).default(1000),
  /** Guests' sockets that one address may open in a minute. */
  SOCKET_LIMIT: z.coerce.number().int().min(1).default(200),
  /** Bytes unsent to one socket before it is cut. */
  SOCKET_BUFFER: z.coerce.number().int().min(16_384).default(262_144),
  FEED_DIR: z.string().min(1).optional(),
  /** Secrets of operators' feeds: `name:secret`, comma-separated; a secret has at least 16 characters. */
  FEED_SECRETS: z
    .string()
    .regex(/^([a-z][a-z0-9-]{1,39}:[^,:]{16,200})(,[a-z][a-z0-9-]{1,39}:[^,:]{16,200})*$/, {
      message: 'expected name:secret pairs, comma-separated, secrets of 16 characters or more',
    })
    .optional(),
  /** API-Football (v3): its key turns it on. What the plan allows in a day and in a minute. */
  API_FOOTBALL_KEY: secret(),
  API_FOOTBALL_URL: guarded().default('https://v3.football.api-sports.io'),
  API_FOOTBALL_PLAN: z
    .string()
    .regex(/^[1-9]\d{0,7},[1-9]\d{0,4}$/, {
      message: 'expected requests a day, and a minute: 7500,300',
    })
    .default('100,10'),
  /** Ids of the leagues that are taken; unset: all. */
  API_FOOTBALL_LEAGUES: z
    .string()
    .regex(/^\d{1,9}(,\d{1,9}){0,99}$/, { message: 'expected ids of leagues, comma-separated' })
    .optional(),
  /** PandaScore: its token turns it on. Requests an hour that the plan allows. */
  PANDASCORE_TOKEN: secret(),
  PANDASCORE_URL: guarded().default('https://api.pandascore.co'),
  PANDASCORE_LIVE_URL: z
    .url({ protocol: /^wss?$/ })
    .refine((text) => text.startsWith('wss:') || isLoopback(new URL(text).hostname), {
      message: 'expected wss (ws on loopback only)',
    })
    .default('wss://live.pandascore.co'),
  PANDASCORE_PLAN: z.coerce.number().int().min(1).max(1_000_000).default(1_000),
  /** How many times faster than life the matches of FEED_DIR are replayed. */
  REPLAY_SPEED: z.coerce.number().min(0.1).max(600).default(1),
  /** Third-party sign-in: what is set is offered. */
  GOOGLE_CLIENT_ID: secret(),
  GOOGLE_CLIENT_SECRET: secret(),
  GOOGLE_ISSUER: guarded().default('https://accounts.google.com'),
  LINE_CLIENT_ID: secret(),
  LINE_CLIENT_SECRET: secret(),
  LINE_ISSUER: guarded().default('https://access.line.me'),
  X_CONSUMER_KEY: secret(),
  X_CONSUMER_SECRET: secret(),
  X_API_URL: guarded().default('https://api.x.com'),
  QQ_APP_ID: secret(),
  QQ_APP_KEY: secret(),
  QQ_API_URL: guarded().default('https://graph.qq.com'),
  WECHAT_APP_ID: secret(),
  WECHAT_APP_SECRET: secret(),
  WECHAT_OPEN_URL: guarded().default('https://open.weixin.qq.com'),
  WECHAT_API_URL: guarded().default('https://api.weixin.qq.com'),
  /** Mail: `smtps://user:password@host`, or `smtp://`, which uses TLS where the server offers it. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).max(200).optional(),
  /** Text messages: an endpoint of the operator's own, or Twilio. */
  SMS_WEBHOOK_URL: guarded().optional(),
  SMS_WEBHOOK_SECRET: z.string().min(16, { message: 'expected 16 characters or more' }).optional(),
  SMS_TWILIO_ACCOUNT: secret(),
  SMS_TWILIO_TOKEN: secret(),
  SMS_TWILIO_FROM: secret(),
  SMS_TWILIO_API_URL: guarded().default('https://api.twilio.com'),
  /** Recharge by Alipay: the app's id and private key, Alipay's public key, the seller's id (2088…). */
  ALIPAY_APP_ID: secret(),
  ALIPAY_PRIVATE_KEY: rsaPrivateKey().optional(),
  ALIPAY_PUBLIC_KEY: rsaPublicKey().optional(),
  ALIPAY_SELLER_ID: secret(),
  ALIPAY_GATEWAY_URL: guarded().default('https://openapi.alipay.com/gateway.do'),
  /** Recharge by Huiyuan (docs/operations.md). */
  HUIYUAN_MERCHANT_ID: secret(),
  HUIYUAN_KEY: z.string().min(16, { message: 'expected 16 characters or more' }).optional(),
  HUIYUAN_GATEWAY_URL: guarded().optional(),
  /** What brings `Authorization: Bearer` with it reads `/metrics` from anywhere, in production too. */
  METRICS_TOKEN: z
    .string()
    .regex(/^\S{16,200}$/, { message: 'expected 16 characters or more, no spaces' })
    .optional(),
  /** Percent of what a plan earns that is its expert's; the rest is the house's. */
  EXPERT_SHARE: z.coerce.number().int().min(0).max(100).default(70),
  /** Where players reach media, or the cache in front of it. */
  MEDIA_URL: address('http://localhost:4001'),
  /** Where this server reaches media itself; unset: MEDIA_URL. */
  MEDIA_CONTROL_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Where encoders publish to, as anchors are told. */
  RTMP_URL: z.url({ protocol: /^rtmps?$/ }).optional(),
  MEDIA_RTMP_PORT: port(1935),
  /** What other engines than media bring in the address that they ask; unset: none is answered. */
  MEDIA_HOOK_SECRET: z
    .string()
    .regex(/^[\w-]{16,200}$/, {
      message: 'expected 16 characters or more: letters, digits, _ and -',
    })
    .optional(),
  /** Days for which recordings can be played again. */
  RECORDING_DAYS: z.coerce.number().min(0.01).max(3650).optional(),
  /** What encodes videos: programs by name, or where they stand. */
  FFMPEG_PATH: z.string().min(1).default('ffmpeg'),
  FFPROBE_PATH: z.string().min(1).default('ffprobe'),
  /** Hours that one run of the encoder may take. */
  VIDEO_ENCODING_HOURS: z.coerce.number().positive().max(168).default(12),
  /** GiB of the data folder's disk that videos leave free. */
  VIDEO_DISK_RESERVE: z.coerce.number().min(0).default(1),
  /** Days for which what was said in rooms is kept. */
  CHAT_DAYS: z.coerce.number().int().min(1).max(3650).default(90),
  /** Percent of what is paid in a room that is its anchor's. */
  ANCHOR_SHARE: z.coerce.number().int().min(0).max(100).default(70),
  /** Whether the brand offers to sign in with X. */
  BRAND_X_SIGN_IN: flag.default(true),
  /** Whether the brand has live rooms. */
  BRAND_LIVE: flag.default(true),
  /** Whether it has a shop, and whether that has blind boxes. */
  BRAND_MALL: flag.default(true),
  BRAND_BLIND_BOXES: flag.default(true),
  /**
   * What addresses, cards and seeds of the shop are sealed by: `id:key`, comma-separated. The first seals, all of them
   * open. Unset: SECRET_KEY.
   */
  MALL_KEYS: z
    .string()
    .regex(/^[1-9]\d{0,3}:[^,:]{32,200}(,[1-9]\d{0,3}:[^,:]{32,200})*$/, {
      message: 'expected id:key pairs, comma-separated, ids from 1, keys of 32 characters or more',
    })
    .optional(),
  /** Whether the brand shows odds. */
  BRAND_ODDS: flag.default(true),
  /** Production without https: cookies that anyone on the way can read. */
  PLAIN_HTTP: flag.optional(),
  DEMO: flag.optional(),
  /** Whether the demo plays matches, with plans, rooms and talk about them; else it has accounts, a shop and sandboxes. */
  DEMO_MATCHES: flag.default(true),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

/** What is of use only together. */
const together = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['LINE_CLIENT_ID', 'LINE_CLIENT_SECRET'],
  ['X_CONSUMER_KEY', 'X_CONSUMER_SECRET'],
  ['QQ_APP_ID', 'QQ_APP_KEY'],
  ['WECHAT_APP_ID', 'WECHAT_APP_SECRET'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
  ['SMS_WEBHOOK_URL', 'SMS_WEBHOOK_SECRET'],
  ['SMS_TWILIO_ACCOUNT', 'SMS_TWILIO_TOKEN', 'SMS_TWILIO_FROM'],
  ['ALIPAY_APP_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY', 'ALIPAY_SELLER_ID'],
  ['HUIYUAN_MERCHANT_ID', 'HUIYUAN_KEY', 'HUIYUAN_GATEWAY_URL'],
] as const;

export type Env = ReturnType<typeof readEnv>;

/** Values that a terminal or a log need not keep. */
const isPrivate = /SECRET|TOKEN|KEY|SMTP_URL|DATABASE_URL|REDIS_URL/;

/** The environment as typed config. An empty variable counts as unset. */
export function readEnv(variables: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => {
      const name = issue.path.join('.');
      const value = isPrivate.test(name) ? '…' : JSON.stringify(given[name]);
      return `${name}=${value}: ${issue.message}`;
    });
    throw new EnvError(`The environment is not right:\n  ${lines.join('\n  ')}`);
  }
  const env = parsed.data;
  const production = env.NODE_ENV === 'production';
  if (production && env.DEMO) {
    throw new EnvError('DEMO=1: the demo never runs in production; unset it or NODE_ENV');
  }
  if (production && !env.SECRET_KEY) {
    throw new EnvError('SECRET_KEY: production needs one, 32 characters or more');
  }
  if (production && !env.PLAIN_HTTP && isExposed(new URL(env.SITE_URL))) {
    throw new EnvError(
      `SITE_URL=${env.SITE_URL}: production needs https, or its cookies are open to anyone on the way; PLAIN_HTTP=1 allows that`,
    );
  }
  if (production) refuseGuessable(env);
  if (!production && !env.DEMO && !isLoopback(env.HOST)) {
    throw new EnvError(
      `HOST=${env.HOST}: beyond this machine NODE_ENV=production, or DEMO=1 where anyone may be an administrator`,
    );
  }
  for (const names of together) {
    const missing = names.filter((name) => env[name] === undefined);
    if (missing.length > 0 && missing.length < names.length) {
      const set = names.filter((name) => !missing.includes(name));
      throw new EnvError(`${missing.join(', ')}: needed with ${set.join(', ')}`);
    }
  }
  if (env.SMS_WEBHOOK_URL && env.SMS_TWILIO_ACCOUNT) {
    throw new EnvError('SMS_WEBHOOK_URL, SMS_TWILIO_ACCOUNT: set one of the two');
  }
  const demo = env.DEMO ?? env.NODE_ENV === 'development';
  return {
    ...env,
    mediaControlUrl: (env.MEDIA_CONTROL_URL ?? env.MEDIA_URL).replace(/\/+$/, ''),
    recordingDays: env.RECORDING_DAYS ?? (demo ? 0.1 : 30),
    rtmpUrl: env.RTMP_URL ?? `rtmp://localhost:${env.MEDIA_RTMP_PORT}/live`,
    production,
    demo,
    welcomeBudget: welcomeBudgetOf(env.WELCOME_BUDGET ?? (demo ? sharedMachine : usual)),
    feedSecrets: pairsIn(env.FEED_SECRETS),
    apiFootballPlan: apiFootballPlanOf(env.API_FOOTBALL_PLAN),
    mallKeys: pairsIn(env.MALL_KEYS),
    pushServices: pushServicesOf(env.PUSH_SERVICES, production),
    storage: readStorageSettings(given),
  };
}

/** What operators make up themselves; random, each has at least so many different characters. */
function refuseGuessable(env: z.output<typeof schema>): void {
  const fewest = { of32: 10, of16: 6 };
  const { SECRET_KEY, SMS_WEBHOOK_SECRET, MEDIA_HOOK_SECRET } = env;
  const madeUp = {
    SECRET_KEY: [fewest.of32, SECRET_KEY],
    MALL_KEYS: [fewest.of32, ...pairsIn(env.MALL_KEYS).values()],
    FEED_SECRETS: [fewest.of16, ...pairsIn(env.FEED_SECRETS).values()],
    SMS_WEBHOOK_SECRET: [fewest.of16, SMS_WEBHOOK_SECRET],
    MEDIA_HOOK_SECRET: [fewest.of16, MEDIA_HOOK_SECRET],
  } satisfies Record<string, [number, ...(string | undefined)[]]>;
  for (const [name, [least, ...secrets]] of Object.entries(madeUp)) {
    if (secrets.some((secret) => secret !== undefined && new Set(secret).size < least)) {
      throw new EnvError(`${name}=…: expected random characters (openssl rand -base64 32)`);
    }
  }
}

/** `name:secret` pairs, comma-separated. */
const pairsIn = (text = ''): ReadonlyMap<string, string> =>
  new Map(
    text.split(',').flatMap((pair) => {
      const [name, secret] = pair.split(':');
      return name && secret ? [[name, secret] as const] : [];
    }),
  );

/** Each by https, or within this machine where nobody else is served. */
function pushServicesOf(text: string, production: boolean): ReadonlySet<string> {
  const named = text.split(',').filter((part) => part.trim() !== '');
  return new Set(
    named.map((part) => {
      const url = URL.parse(part.trim());
      const isOutside = url?.protocol === 'https:' && !isPrivateHost(url.hostname);
      const isOwn = !production && url?.protocol === 'http:' && isLoopback(url.hostname);
      if (!url || !(isOutside || isOwn)) {
        throw new EnvError(
          `PUSH_SERVICES=${JSON.stringify(text)}: expected origins of https, of hosts by name`,
        );
      }
      return url.origin;
    }),
  );
}

/** An address, or a name that leads nowhere but into a network of one's own. */
const isPrivateHost = (host: string): boolean =>
  /^[\d.]+$|^\[|(^|\.)(localhost|local|internal)$/.test(host) || !host.includes('.');

function apiFootballPlanOf(text: string) {
  const [perDay, perMinute] = text.split(',').map(Number) as [number, number];
  return { perDay, perMinute };
}

/** Where the demo runs all come from one machine. */
const sharedMachine = '100,100,100,100';
/** A browser once, a household's devices a few, a carrier's or a stadium's address some. */
const usual = '1,3,10,40';

function welcomeBudgetOf(text: string) {
  const [visitor, device, host, network] = text.split(',').map(Number) as [
    number,
    number,
    number,
    number,
  ];
  return { visitor, device, host, network };
}

function namesProxies(text: string): boolean {
  try {
    proxyAddress.compile(text.split(',').map((part) => part.trim()));
    return true;
  } catch {
    return false;
  }
}

const isExposed = ({ protocol, hostname }: URL): boolean =>
  protocol === 'http:' && !isLoopback(hostname);

const isLoopback = (host: string): boolean =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/.test(host);
