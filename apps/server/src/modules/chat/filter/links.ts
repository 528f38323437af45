import { parse } from 'tldts';
import { readSigns } from './signs.ts';

/** Ends of domains that talk has no other use for, and those that are words. */
const ends = 'com|org|cn|hk|tw|ru|biz|xyz|vip|cc|icu|casino|ltd|cyou|sbs|mobi|ren';
const words =
  'net|info|top|club|site|shop|store|online|link|bet|poker|loan|win|fun|wang|wiki|buzz|asia|app|dev|page|ink|gift';
const plainEnd = new RegExp(`^(?:${ends}|net)$`);
/** Ends that sentences begin with, where no space stands before them: `well.it was close`. */
const beginnings =
  /^(?:it|is|so|to|in|no|be|at|as|us|am|do|by|how|now|you|here|next|new|one|like|lol|wow|best|love|my)$/;
/** Shortened words, after which a name comes: `vs.barcelona`. */
const shortened = /^(?:mr|mrs|ms|dr|st|vs|fc|no|prof|jr|sr)$/;

const dot = String.raw`(?:\.|。|·|•|点|點|,(?=com))`;
const over = (letters: string) => String.raw`(?:${letters})(?![a-z\d])`;

const patterns = [
  /h(?:tt|xx|..)ps?\s*:\s*\/\s*\//,
  /\bwww\s*[.。·,,]\s*[a-z\d]/,
  /[\p{L}\d](?:xn--)|\bxn--[a-z\d]/u,
  new RegExp(String.raw`[\p{L}\d]\s*${dot}\s*${over(ends)}`, 'u'),
  // After a stop a sentence begins, but not where there is a space before it, too.
  new RegExp(String.raw`[\p{L}\d](?:\s+${dot}\s*|${dot})${over(words)}`, 'u'),
  /[\p{L}\d._+-]@[\p{L}\d-]+\.[\p{L}\d-]{2,}/u,
  new RegExp(String.raw`(?<![\p{L}\d])www\s+[a-z\d-]+\s+${over(`${ends}|net`)}`, 'u'),
  // Invitations of messengers, said without their stops.
  /(?<![\p{L}\d'’])(?:discord[\s.]+gg|t\s+me|wa\s+me)[\s/]+(?=[a-z_]*\d)[a-z\d_]{5,}/u,
  // Four numbers are a line-up, unless one of them is too many.
  /(?<![\d.])(?=[\d.]*\d{2})(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)(?![\d.])/,
];

/** Letters of a text that stand alone, drawn together: `e x a m p l e . c o m`. */
const drawnTogether = (text: string) =>
  text.replace(/(?<![\p{L}\d])[a-z\d](?:[\s.\-_*]+[a-z\d](?![\p{L}\d])){3,}/gu, (spelt) =>
    spelt.replace(/[\s\-_*]+/g, ''),
  );

/** Stops that are hidden or written out, as stops. */
const withStops = (text: string) =>
  text
    .replace(
      /\s*(?:\((?:\.|。|点|點|dot)\)|\[(?:\.|。|点|點|dot)\]|\{(?:\.|点|點|dot)\})\s*|\s+dot\s+/gu,
      '.',
    )
    .replace(/\\+(?=\.)|(?<=\.)\\+/g, '')
    .replace(/(?<=[a-z\d])[。·•](?=[a-z])/g, '.')
    .replace(new RegExp(String.raw`(?<=[\p{L}\d])\.\.(?=${over(ends)})`, 'gu'), '.');

/** Nor within one: from there it would be read anew at each of its labels. */
const named =
  /(?<![\p{L}\p{N}-]|[\p{L}\p{N}-]\.)((?:[\p{L}\p{N}-]+\.)+)([\p{L}\p{N}-]{2,})(?=(\/[\p{L}\p{N}])?)(?=(\s+\p{L})?)/gu;

/** Letters and digits as the Latin ones that they look like. */
const folded = (label: string) =>
  readSigns(label)
    .map(({ symbol, also }) =>
      symbol > 0 && symbol < 0x7f && symbol > 0x60 ? symbol : (also[0] ?? symbol),
    )
    .reduce((all, symbol) => all + String.fromCodePoint(symbol), '');

const isEnd = (label: string) =>
  parse(`a.${label}`, { extractHostname: false, validateHostname: false }).isIcann === true;

/** Whether a text has something that browsers would take for a host, by the public suffixes that there are. */
function namesHost(text: string): boolean {
  for (const [, before, last, path, goesOn] of text.matchAll(named)) {
    const label = before!.split('.').at(-2)!;
    // Chinese goes on without a space.
    const end = last!.replace(/(?<=^[a-z]+)\p{sc=Han}.*$/u, '');
    const looksLike = folded(end);
    if (looksLike !== end && plainEnd.test(looksLike)) return true;
    if (!/\p{L}/u.test(label) || !isEnd(end)) continue;
    if (path !== undefined || plainEnd.test(end)) return true;
    if ([...label].length === 1 || shortened.test(label)) continue;
    if (goesOn !== undefined && beginnings.test(end)) continue;
    return true;
  }
  return false;
}

/** Whether a text names an address, however it is written, that is not of the own site. */
export function findLink(text: string, ownHost: string): boolean {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/\s{2,}/g, ' ');
  const own = new RegExp(
    String.raw`(?:https?:\/\/)?(?<![\p{L}\d.-])${ownHost.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&')}(?![\p{L}\d-]|\.[\p{L}\d])`,
    'gu',
  );
  const rest = withStops(plain.replace(own, ' '));
  return [rest, drawnTogether(rest)].some(
    (read) => patterns.some((pattern) => pattern.test(read)) || namesHost(read),
  );
}
