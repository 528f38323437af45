// npm run bench -- NAME: one benchmark. Progress goes to stderr; the last line of stdout is the result.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Check } from './checks.ts';
import { endAll } from './processes.ts';

const graceMs = 5_000;

interface Benchmark {
  about: string;
  /** It is ended as failed when it takes longer. */
  minutes: number;
  load: () => Promise<{ run: () => Promise<Check[]> }>;
}

const benchmarks: Record<string, Benchmark> = {
  board: {
    about: "server CPU per request of the day's board, against bare node:http",
    minutes: 3,
    load: () => import('./benchmarks/board.ts'),
  },
  fanout: {
    about: 'server CPU per update delivered to 2,000 sockets, against raw TCP',
    minutes: 4,
    load: () => import('./benchmarks/fanout.ts'),
  },
  'score-to-eye': {
    about: 'from a goal pushed to the changed page, with 2,000 other viewers',
    minutes: 4,
    load: () => import('./benchmarks/score-to-eye.ts'),
  },
  ingest: {
    about: 'import of a data set, and of one match against COPY of its rows',
    minutes: 3,
    load: () => import('./benchmarks/ingest.ts'),
  },
  ssr: {
    about: "site CPU per guest's home page, steady and after a goal, against bare node:http",
    minutes: 3,
    load: () => import('./benchmarks/ssr.ts'),
  },
  'console-users': {
    about: 'list, search and filters over 100,000 accounts, against the bare SQL',
    minutes: 3,
    load: () => import('./benchmarks/console-users.ts'),
  },
  ledger: {
    about: 'transfers of gold to one hot expert, against tpcb-like (needs pgbench)',
    minutes: 4,
    load: () => import('./benchmarks/ledger.ts'),
  },
  purchase: {
    about: 'purchases over HTTP, against pgbench calling the same function (needs pgbench)',
    minutes: 4,
    load: () => import('./benchmarks/purchase.ts'),
  },
  settle: {
    about: '10,000 purchases from result to last entry, against INSERT of the entries',
    minutes: 4,
    load: () => import('./benchmarks/settle.ts'),
  },
  page: {
    about: "script weight, first row, LCP and layout shift of a guest's home page",
    minutes: 10,
    load: () => import('./benchmarks/page.ts'),
  },
};

async function main([name, ...rest]: string[]): Promise<void> {
  if (name === undefined) {
    for (const [key, { about }] of Object.entries(benchmarks)) {
      console.log(`${key.padEnd(14)}${about}`);
    }
    return;
  }
  const chosen = benchmarks[name];
  if (!chosen || rest.length > 0) {
    console.error(`npm run bench -- NAME, one of: ${Object.keys(benchmarks).join(', ')}`);
    process.exitCode = 1;
    return;
  }
  const { run } = await chosen.load();
  const overdue = sleep(chosen.minutes * 60_000, undefined, { ref: false }).then(() => {
    throw new Error(`${name} took longer than ${chosen.minutes} minutes`);
  });
  const running = run();
  try {
    console.log(JSON.stringify({ name, checks: await Promise.race([running, overdue]) }));
  } finally {
    // Without its processes it fails, and removes what it made.
    await endAll();
    await Promise.race([running.catch(() => undefined), sleep(graceMs, undefined, { ref: false })]);
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, async () => {
    await endAll();
    await sleep(graceMs);
    process.exit(130);
  });
}

main(process.argv.slice(2)).then(
  () => process.exit(),
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
