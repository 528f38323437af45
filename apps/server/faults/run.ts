// npm run faults -- [--seed S] --count N [--kind K] [--break NAME]: the fault suite. Progress goes to stderr.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { seedsOfADeal } from './abuse/attacks.ts';
import { type BreakName, breaks } from './breaks.ts';
import { type Kind, kinds } from './lane.ts';
import { type Found, type RunOptions, runSuite } from './suite.ts';

const options = {
  seed: { type: 'string' },
  count: { type: 'string' },
  kind: { type: 'string' },
  break: { type: 'string' },
  brief: { type: 'boolean' },
} as const;

const usage = `npm run faults -- [--seed S] --count N [--kind ${kinds.join('|')}] [--break NAME] [--brief]

Runs N seeds from S on; without S from a random one. Interleavings: a few people, an expert and a feed, all
at once, each statement in the order that the seed draws, with errors and broken connections. Kills: the
server or the database is killed (-9) in the middle of whatever moves gold: a purchase, a recharge, an order.
Without --kind every fiftieth seed is a kill. Each violation comes with the command that repeats it.

--kind abuse: hostile clients against the real server and the built site, among honest people. A seed deals
a few kinds of them, ${seedsOfADeal.full} seeds in a row all. --brief deals more at a time and leaves out the latencies, which
only a quiet machine can tell.

--kind media: the server and media as processes, an anchor who publishes and a fan who watches. A seed draws
what befalls the broadcast, how it ends, and what happens meanwhile; then the next one begins.

--break takes one guard out, and must then find violations:
${Object.entries(breaks)
  .map(([name, { about }]) => `  ${name.padEnd(10)} ${about}`)
  .join('\n')}`;

class UsageError extends Error {}

function read(args: string[]): RunOptions {
  const { values } = parseArgs({ args, options });
  const kind = oneOf(kinds, 'kind', values.kind);
  const broken = oneOf(Object.keys(breaks) as BreakName[], 'break', values.break);
  return {
    seed: values.seed === undefined ? randomInt(2 ** 31) : wholeNumber('seed', values.seed, 0),
    count: wholeNumber('count', values.count, 1),
    kind: kind ?? (broken && breaks[broken].kind),
    broken,
    brief: values.brief ?? false,
  };
}

function wholeNumber(name: string, text: string | undefined, least: number): number {
  const value = Number(text);
  if (text === undefined || !Number.isSafeInteger(value) || value < least) {
    throw new UsageError(`--${name} wants a whole number from ${least} on`);
  }
  return value;
}

function oneOf<Name extends string>(
  names: readonly Name[],
  option: string,
  text: string | undefined,
): Name | null {
  if (text === undefined) return null;
  const found = names.find((name) => name === text);
  if (!found) throw new UsageError(`--${option} is one of: ${names.join(', ')}`);
  return found;
}

function replayOf({ kind, seed }: { kind: Kind; seed: number | null }, asked: RunOptions): string {
  const what =
    seed === null ? `--seed ${asked.seed} --count ${asked.count}` : `--seed ${seed} --count 1`;
  const broken = asked.broken ? ` --break ${asked.broken}` : '';
  const brief = asked.brief ? ' --brief' : '';
  return `npm run faults -- --kind ${kind} ${what}${broken}${brief}`;
}

async function main(args: string[]): Promise<void> {
  if (args.length === 0) {
    console.log(usage);
    return;
  }
  const asked = read(args);
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  const { runs, violations, transfers, figures } = await runSuite(asked, {
    stop: stop.signal,
    found(found: Found) {
      console.log(`✗ ${found.rule}: ${found.what}\n  ${replayOf(found, asked)}`);
    },
    progress(done) {
      if (done % 100 === 0 || asked.kind === 'abuse' || asked.kind === 'media')
        console.error(`${done} of ${asked.count}`);
    },
  });
  for (const figure of figures) console.log(figure);
  const proven = asked.broken ? 'without a guard' : 'and the ledger was proven over all of them';
  console.log(`${transfers} transfers were made, ${proven}`);
  console.log(JSON.stringify({ runs, violations }));
  if (violations > 0) process.exitCode = 1;
  if (stop.signal.aborted) process.exitCode = 130;
}

main(process.argv.slice(2)).then(
  () => process.exit(),
  (error) => {
    const isUsage = error instanceof UsageError || error.code?.startsWith('ERR_PARSE_ARGS');
    console.error(isUsage ? `${error.message}\n\n${usage}` : error);
    process.exit(1);
  },
);
