import type { Locale } from '@xiongmao/i18n/locales';
import { i18nOf } from '@xiongmao/i18n/node';

/** What the validator found, as fastify hands it on: a Zod issue. */
export interface ValidationFault {
  /** The issue's code. */
  keyword?: string;
  /** `/name`, `/address/street`. */
  instancePath?: string;
  /** The rest of the issue. */
  params?: Issue;
}

interface Issue {
  origin?: string;
  minimum?: number | bigint;
  maximum?: number | bigint;
  inclusive?: boolean;
  keys?: string[];
}

type Fault = 'required' | 'tooShort' | 'tooLong' | 'tooSmall' | 'tooBig' | 'malformed' | 'unknown';

/** What is wrong with each field of what was sent, by its path (`address.street`), for a person. */
export function fieldTexts(
  locale: Locale,
  faults: readonly ValidationFault[],
  sent: unknown,
): Record<string, string> {
  const { t } = i18nOf(locale);
  const texts: Record<string, string> = {};
  for (const { keyword, instancePath = '', params: issue = {} } of faults) {
    const path = instancePath.split('/').filter(Boolean);
    const values = { least: Number(issue.minimum), most: Number(issue.maximum) };
    const say = (fault: Fault, field: string[]) => {
      // Of several faults the first says best what to do.
      texts[field.join('.')] ??= t(`errors:field.${fault}`, values);
    };
    if (keyword !== 'unrecognized_keys') say(faultOf(keyword, issue, at(sent, path)), path);
    else for (const key of issue.keys ?? []) say('unknown', [...path, key]);
  }
  return texts;
}

function faultOf(code: string | undefined, issue: Issue, value: unknown): Fault {
  const { origin, inclusive = true } = issue;
  const isCounted = origin === 'string' || origin === 'array';
  if (value === undefined || value === null) return 'required';
  if (code === 'too_small' && isCounted) return isBlank(value) ? 'required' : 'tooShort';
  if (code === 'too_big' && isCounted) return 'tooLong';
  // A limit that is itself refused has no text: no field of ours has one.
  if (code === 'too_small' && isNumber(origin) && inclusive) return 'tooSmall';
  if (code === 'too_big' && isNumber(origin) && inclusive) return 'tooBig';
  return 'malformed';
}

const isNumber = (origin: string | undefined) => origin === 'number' || origin === 'int';

const isBlank = (value: unknown) =>
  Array.isArray(value) ? value.length === 0 : typeof value === 'string' && value.trim() === '';

function at(sent: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, name)
        ? (value as Record<string, unknown>)[name]
        : undefined,
    sent,
  );
}
