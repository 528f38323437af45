import { z } from 'zod';

const port = (fallback: number) => z.coerce.number().int().min(0).max(65_535).default(fallback);
const address = (fallback: string) => z.url({ protocol: /^https?$/ }).default(fallback);
const flag = z.enum(['0', '1']).transform((value) => value === '1');

const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  SERVER_PORT: port(4000),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  SITE_URL: address('http://localhost:3000'),
  STUDIO_URL: address('http://localhost:3001'),
  CONSOLE_URL: address('http://localhost:3002'),
  SERVER_URL: address('http://localhost:4000'),
  /** The domain whose subdomains share the sign-in; unset where all apps share a host. */
  COOKIE_DOMAIN: z.string().regex(/^\.?[a-z\d-]+(\.[a-z\d-]+)+$/i, { message: 'expected a domain' }).optional(),
  /** What codes and keyed hashes follow from; the same for all processes. Unset: made once, kept in DATA_DIR. */
  SECRET_KEY: z.string().min(32, { message: 'expected 32 characters or more' }).optional(),
  /** Zone of the brand: days and boards of viewers who have not told theirs. */
  BRAND_ZONE: z
    .string()
    .refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone) || zone === 'UTC', {
      message: 'expected an IANA time zone',
    })
    .default('Asia/Shanghai'),
  TRUST_PROXY: z.string().default('loopback'),
  /** Calls a minute from one address. */
  RATE_LIMIT: z.coerce.number().int().min(1).default(1200),
  FEED_DIR: z.string().min(1).optional(),
  /** Secrets of operators' feeds: `name:secret`, comma-separated; a secret has at least 16 characters. */
  FEED_SECRETS: z
    .string()
    .regex(/^([a-z][a-z0-9-]{1,39}:[^,:]{16,200})(,[a-z][a-z0-9-]{1,39}:[^,:]{16,200})*$/, {
      message: 'expected name:secret pairs, comma-separated, secrets of 16 characters or more',
    })
    .optional(),
  /** How many times faster than life the matches of FEED_DIR are replayed. */
  REPLAY_SPEED: z.coerce.number().min(0.1).max(600).default(1),
  DEMO: flag.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

export type Env = ReturnType<typeof readEnv>;

/** A bad value of the environment, by name, with what was expected. */
export class EnvError extends Error {
  override name = 'EnvError';
}

/** The environment as typed config. An empty variable counts as unset. */
export function readEnv(variables: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => {
      const name = issue.path.join('.');
      return `${name}=${JSON.stringify(given[name])}: ${issue.message}`;
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
  return {
    ...env,
    production,
    demo: env.DEMO ?? env.NODE_ENV === 'development',
    feedSecrets: new Map(
      (env.FEED_SECRETS ?? '').split(',').flatMap((pair) => {
        const [name, secret] = pair.split(':');
        return name && secret ? [[name, secret] as const] : [];
      }),
    ),
  };
}
