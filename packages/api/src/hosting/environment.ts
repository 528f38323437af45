/** A bad value of the environment, by name, with what was expected. */
export class EnvError extends Error {
  override name = 'EnvError';
}

export type Variables = Record<string, string | undefined>;

/** Reads typed values of the environment. An empty variable counts as unset; a bad one throws EnvError. */
export function createEnvReader(variables: Variables) {
  const text = (name: string, fallback: string): string => variables[name] || fallback;

  function checked<Value extends string>(
    name: string,
    fallback: Value,
    fits: (value: string) => value is Value,
    expected: string,
  ): Value {
    const value = text(name, fallback);
    if (!fits(value)) throw new EnvError(`${name}=${JSON.stringify(value)}: expected ${expected}`);
    return value;
  }

  return {
    text,
    checked,
    choice: <const Value extends string>(name: string, ...values: [Value, ...Value[]]): Value =>
      checked(name, values[0], (v): v is Value => values.includes(v as Value), values.join(' or ')),
    address: (name: string, fallback: string): string =>
      checked(name, fallback, isAddress, 'an http(s) address').replace(/\/+$/, ''),
    port: (name: string, fallback: number): number =>
      Number(checked(name, String(fallback), isPort, 'a port, 0 to 65535')),
    count: (name: string, fallback: number): number =>
      Number(checked(name, String(fallback), isCount, 'a number above 0')),
  };
}

export type EnvReader = ReturnType<typeof createEnvReader>;

export const isAddress = (value: string): value is string =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
const isCount = (value: string): value is string => /^[1-9]\d{0,9}$/.test(value);
const isPort = (value: string): value is string => /^\d{1,5}$/.test(value) && +value <= 65_535;
