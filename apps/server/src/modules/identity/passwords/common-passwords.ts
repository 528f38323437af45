let loaded: Promise<Set<string>> | undefined;

/**
 * Whether a password is among those that leaks are full of, also with a digit or sign put after it. The
 * list is some hundred kilobytes: it is read when the first password is chosen.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  loaded ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set<string>(dictionary['passwords-common'] as string[]),
  );
  const known = await loaded;
  const lower = password.toLowerCase();
  const bare = lower.replace(/[\d\W_]+$/, '');
  return (
    known.has(lower) || (bare.length >= 6 && known.has(bare) && lower.length - bare.length <= 3)
  );
}
