import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { atMostTimes, type Check, say } from '../../checks.ts';
import { goal, playMatchday } from '../../data/matchday.ts';
import { answerTo, asBrowser, startBare, startLoad } from '../../measure/http-load.ts';
import { cpuPer } from '../../processes.ts';
import { startServer, startSite } from '../../product.ts';

const rounds = 8;
const second = { ms: 1_000 };

/** The site's CPU time for a guest's home page: from second to second, and in the one after a goal. */
export async function run(): Promise<Check[]> {
  await using stack = new AsyncDisposableStack();
  const server = stack.use(await startServer());
  const site = stack.use(await startSite(server));
  const bare = stack.use(await startBare());
  const load = stack.use(startLoad());
  const matches = await playMatchday(server, 20);

  const ours = asBrowser(site.port, '/', {
    accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    'upgrade-insecure-requests': '1',
    'sec-fetch-site': 'none',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
  });
  const answered = await answerTo(ours);
  const ceiling = await bare.serve(answered, ours);
  say(`the page is ${Buffer.from(answered.body, 'base64').length} bytes of brotli`);
  const sampleOurs = () => cpuPer(site, () => load.ask(ours, second));
  const sampleCeiling = () => cpuPer(bare.process, () => load.ask(ceiling, second));
  for (let warm = 0; warm < 3; warm++) {
    await sampleOurs();
    await sampleCeiling();
  }

  const steady = { ours: [] as number[], ceiling: [] as number[] };
  const scored = { ours: [] as number[], ceiling: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    steady.ours.push(await sampleOurs());
    steady.ceiling.push(await sampleCeiling());

    // A figure that nothing else on the page shows.
    const match = matches[round % matches.length]!;
    await server.feed.push([goal(match, 60 + round)]);
    const { home } = match.state().score!;
    scored.ours.push(await sampleOurs());
    scored.ceiling.push(await sampleCeiling());
    await answerTo(ours); // the one before is answered, and the next one made
    await sleep(300);
    const { body } = await answerTo(ours);
    const html = brotliDecompressSync(Buffer.from(body, 'base64')).toString();
    // A figure of its own in a full row, a line of the text in a light one.
    if (!new RegExp(`[>\\n]${home}[<\\n]`).test(html))
      throw new Error('the page does not show the goal');
  }
  const unit = 'µs per page';
  return [
    atMostTimes(2, { name: 'site CPU per home page, steady', unit, ...steady }),
    atMostTimes(2, { name: 'site CPU per home page, in the second after a goal', unit, ...scored }),
  ];
}
