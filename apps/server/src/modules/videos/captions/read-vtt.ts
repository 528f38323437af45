/** What a WebVTT file of captions says wrong, by its line. */
export class BadCaptions extends Error {
  readonly line: number;
  constructor(line: number) {
    super(`line ${line}`);
    this.line = line;
  }
}

const mostCues = 20_000;
const stamp = String.raw`(?:(\d{2,3}):)?([0-5]\d):([0-5]\d)\.(\d{3})`;
const time = new RegExp(`^${stamp}$`);
const percent = String.raw`(?:100(?:\.0+)?|\d{1,2}(?:\.\d+)?)%`;
/** Where a cue stands; regions there are none. */
const setting = new RegExp(
  `^(?:${[
    'vertical:(?:rl|lr)',
    `line:(?:-?\\d{1,3}|${percent})(?:,(?:start|center|end))?`,
    `position:${percent}(?:,(?:line-left|center|line-right))?`,
    `size:${percent}`,
    'align:(?:start|center|end|left|right)',
  ].join('|')})$`,
);
const word = String.raw`[\p{L}\p{N}_\-]{1,40}`;
/** What may stand in `<…>`: emphasis, who speaks, a language, and when a word is said. */
const tag = new RegExp(
  `^(?:/?(?:[cbiu]|ruby|rt|v|lang)|(?:[cbiu]|ruby|rt)(?:\\.${word})*|(?:v|lang)(?:\\.${word})*[ \\t][^\\n<>]{1,200}|${stamp})$`,
  'u',
);
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what must not stand there
const unprintable = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/;

/**
 * Reads WebVTT strictly, and answers it with plain line ends: at least one cue, in the order of time, with settings and tags
 * that we know, and neither styles nor regions. Throws `BadCaptions`.
 */
export function readVtt(given: string): string {
  const text = given.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const lines = text.split('\n');
  // No expression does it: over a run of line ends it would begin anew at each.
  while (lines.length > 1 && lines.at(-1) === '') lines.pop();
  const bad = lines.findIndex((line) => unprintable.test(line));
  if (bad >= 0) throw new BadCaptions(bad + 1);
  if (!/^WEBVTT(?:[ \t].{0,500})?$/.test(lines[0]!)) throw new BadCaptions(1);
  let cues = 0;
  let last = 0;
  let from = 1;
  while (from < lines.length) {
    if (lines[from] === '') {
      from++;
      continue;
    }
    // Right below the first line stand headers, which players make nothing of.
    if (from === 1) throw new BadCaptions(2);
    let end = from;
    while (end < lines.length && lines[end] !== '') end++;
    if (!/^NOTE(?:[ \t]|$)/.test(lines[from]!)) {
      last = readCue(lines, from, end, last);
      cues++;
      if (cues > mostCues) throw new BadCaptions(from + 1);
    }
    from = end;
  }
  if (cues === 0) throw new BadCaptions(lines.length);
  return `${lines.join('\n')}\n`;
}

/** A cue at lines from `from` to before `end`; when it begins. */
function readCue(lines: readonly string[], from: number, end: number, last: number): number {
  const at = lines[from]!.includes('-->') ? from : from + 1;
  const [begins = '', arrow, ends = '', ...settings] = lines[at]?.split(/[ \t]+/) ?? [];
  const [start, stop] = [secondsOf(begins), secondsOf(ends)];
  if (at >= end) throw new BadCaptions(from + 1);
  const isInOrder = start !== null && stop !== null && start < stop && start >= last;
  // Blanks may follow.
  if (settings.at(-1) === '') settings.pop();
  if (arrow !== '-->' || !isInOrder || !settings.every((each) => setting.test(each)))
    throw new BadCaptions(at + 1);
  if (at + 1 >= end) throw new BadCaptions(at + 1);
  for (let line = at + 1; line < end; line++) {
    const said = lines[line]!;
    if (said.includes('-->')) throw new BadCaptions(line + 1);
    const rest = said.replace(/<([^<>]*)>/g, (whole, inner: string) =>
      tag.test(inner) ? '' : whole,
    );
    if (rest.includes('<')) throw new BadCaptions(line + 1);
  }
  return start;
}

function secondsOf(text: string): number | null {
  const found = time.exec(text);
  if (!found) return null;
  const [, hours = 0, minutes, seconds, ms] = found;
  return Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds) + Number(ms) / 1_000;
}
