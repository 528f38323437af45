/** Ends of domains that talk has no other use for, those that are words, and those that every second sentence has. */
const ends = 'com|org|cn|hk|tw|ru|biz|xyz|vip|cc|icu|casino|ltd|cyou|sbs|mobi|ren';
const words =
  'net|info|top|club|site|shop|store|online|link|bet|poker|loan|win|fun|wang|wiki|buzz|asia|app|dev|page|ink|gift';
const commonWords =
  'me|tv|io|co|to|ly|gg|gl|be|im|is|it|in|us|uk|jp|kr|vn|la|ws|pw|tk|ml|ga|cf|gq|live|pro|so|ai|sh|at';

const dot = String.raw`(?:\.|。|·|•|点|點|\(\.\)|\[\.\]|\(dot\)|\[dot\]|(?<=\s)dot(?=\s)|,(?=com))`;
const over = (letters: string) => String.raw`(?:${letters})(?![\p{L}\d])`;

const patterns = [
  /h(?:tt|xx|..)ps?\s*:\s*\/\s*\//,
  /\bwww\s*[.。·,,]\s*[a-z\d]/,
  /[\p{L}\d](?:xn--)|\bxn--[a-z\d]/u,
  new RegExp(String.raw`[\p{L}\d]\s*${dot}\s*${over(ends)}`, 'u'),
  // After a stop a sentence begins, but not where there is a space before it, too.
  new RegExp(String.raw`[\p{L}\d](?:\s+${dot}\s*|${dot})${over(words)}`, 'u'),
  new RegExp(String.raw`[\p{L}\d]\.(?:${commonWords})\s*\/\s*[\p{L}\d]`, 'u'),
  new RegExp(String.raw`[a-z\d-]+\.[a-z\d-]{2,}\.(?:${commonWords})(?![\p{L}\d.])`, 'u'),
  new RegExp(String.raw`(?:[a-z][a-z-]*\d|\d[\d-]*[a-z])[a-z\d-]*\.${over(commonWords)}`, 'u'),
  // Four numbers are a line-up, unless one of them is too many.
  /(?<![\d.])(?=[\d.]*\d{2})(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)(?![\d.])/,
];

/** Letters of a text that stand alone, drawn together: `e x a m p l e . c o m`. */
const drawnTogether = (text: string) =>
  text.replace(/(?<![\p{L}\d])[a-z\d](?:[\s.\-_*]+[a-z\d](?![\p{L}\d])){3,}/gu, (spelt) =>
    spelt.replace(/[\s\-_*]+/g, ''),
  );

/** Whether a text names an address, however it is written, that is not of the own site. */
export function findLink(text: string, ownHost: string): boolean {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}]/gu, '');
  const own = new RegExp(
    String.raw`(?:https?:\/\/)?(?<![\p{L}\d.-])${ownHost.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&')}(?![\p{L}\d-]|\.[\p{L}\d])`,
    'gu',
  );
  const rest = plain.replace(own, ' ');
  return [rest, drawnTogether(rest)].some((read) => patterns.some((pattern) => pattern.test(read)));
}
