import { createEnvReader, EnvError, type Variables } from '@xiongmao/api/hosting/environment';

export interface StorageSettings {
  /** Where objects are kept unless there is an S3. */
  folder: string;
  s3: S3Settings | null;
}

export interface S3Settings {
  /** Null: AWS itself, by its region. */
  endpoint: string | null;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
  /** What stands before all names, without a slash at its end; none: empty. */
  prefix: string;
  /** The bucket in the address' path, in place of its host. */
  pathStyle: boolean;
}

/** What turns S3 on, and what it is of no use without. */
const needed = ['S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;
const others = ['S3_ENDPOINT', 'S3_REGION', 'S3_PREFIX', 'S3_PATH_STYLE'] as const;

/** The storage of an environment: DATA_DIR, or the S3 that it names. A bad variable throws EnvError with its name. */
export function readStorageSettings(variables: Variables): StorageSettings {
  const { text, checked, choice, address } = createEnvReader(variables);
  const folder = text('DATA_DIR', '.data');
  const set = [...needed, ...others].filter((name) => variables[name]);
  if (set.length === 0) return { folder, s3: null };
  const missing = needed.filter((name) => !variables[name]);
  if (missing.length > 0)
    throw new EnvError(`${missing.join(', ')}: needed with ${set.join(', ')}`);

  const form = (name: string, fallback: string, pattern: RegExp, expected: string): string =>
    checked(name, fallback, (value): value is string => pattern.test(value), expected);
  const key = (name: (typeof needed)[number]): string => {
    const value = text(name, '');
    if (!/^[\x21-\x7e]{1,500}$/.test(value)) {
      throw new EnvError(`${name}=…: expected letters, digits and signs, no spaces`);
    }
    return value;
  };
  const endpoint = variables.S3_ENDPOINT ? address('S3_ENDPOINT', '') : null;
  const { username, search, hash } = new URL(endpoint ?? 'https://aws');
  if (username || search || hash) {
    throw new EnvError(
      'S3_ENDPOINT=…: expected an address alone; keys have variables of their own',
    );
  }
  return {
    folder,
    s3: {
      endpoint,
      bucket: form('S3_BUCKET', '', /^[\w.-]{3,63}$/, 'the name of a bucket'),
      region: form('S3_REGION', 'us-east-1', /^[\w-]{1,50}$/, 'the name of a region'),
      accessKey: key('S3_ACCESS_KEY'),
      secretKey: key('S3_SECRET_KEY'),
      prefix: form(
        'S3_PREFIX',
        '',
        /^(?:[\w-]{1,100}(?:\/(?!$)|$)){0,5}$/,
        'a name, or names with / between',
      ),
      // Only AWS has a host for each bucket without further ado.
      pathStyle:
        (endpoint ? choice('S3_PATH_STYLE', '1', '0') : choice('S3_PATH_STYLE', '0', '1')) === '1',
    },
  };
}
