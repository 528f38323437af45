import { atMostTimes, type Check, say } from '../../checks.ts';
import { playMatchday } from '../../data/matchday.ts';
import { answerTo, asBrowser, startBare, startLoad } from '../../measure/http-load.ts';
import { cpuPer } from '../../processes.ts';
import { startServer, zone } from '../../product.ts';

const rounds = 9;
const answers = 6_000;

/** The server's CPU time for a request of the day's board, as a browser asks for it. */
export async function run(): Promise<Check[]> {
  await using stack = new AsyncDisposableStack();
  const server = stack.use(await startServer());
  const bare = stack.use(await startBare());
  const load = stack.use(startLoad());
  await playMatchday(server, 20);

  const minute = Math.floor(Date.now() / 60_000) * 60_000;
  const query = new URLSearchParams({ zone, t: String(minute) });
  const ours = asBrowser(server.port, `/java/match/gameLivingFuture?${query}`, {
    accept: '*/*',
    'system-type': 'PC',
    'x-xiongmao': '1',
    language: 'en_US',
    cookie: `locale=en_US; theme=dark; zone=${encodeURIComponent(zone)}`,
    referer: 'http://localhost/',
    'sec-fetch-site': 'same-origin',
    'sec-fetch-mode': 'cors',
    'sec-fetch-dest': 'empty',
  });
  const answered = await answerTo(ours);
  const ceiling = await bare.serve(answered, ours);
  say(`the board is ${Buffer.from(answered.body, 'base64').length} bytes of brotli`);

  const sample = { ours: [] as number[], ceiling: [] as number[] };
  const measure = {
    ours: () => cpuPer(server, () => load.ask(ours, { answers })),
    ceiling: () => cpuPer(bare.process, () => load.ask(ceiling, { answers })),
  };
  for (const warm of [measure.ours, measure.ceiling, measure.ours, measure.ceiling]) await warm();
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 === 0 ? (['ours', 'ceiling'] as const) : (['ceiling', 'ours'] as const);
    for (const side of order) sample[side].push(await measure[side]());
  }
  return [
    atMostTimes(1.25, { name: 'server CPU per day board', unit: 'µs per request', ...sample }),
  ];
}
