/** What a worker is told to do; it answers with the same number. */
export interface Order<Given> {
  number: number;
  given: Given;
}

export type OrderAnswer<Result> = { number: number } & ({ result: Result } | { error: string });

/** A thread or a process that carries out orders. */
export interface OrderedWorker<Given> {
  send(order: Order<Given>): void;
  kill(): void;
  /** It keeps this process from ending, or does not. */
  ref(): void;
  unref(): void;
}

interface Waiting<Given, Result> {
  given: Given;
  answer: PromiseWithResolvers<Result>;
  /** Workers that were lost over it. */
  lost: number;
}

/**
 * Has one worker carry out what is ordered, many orders at once; it begins with the first. Where it ends or is stuck,
 * another is asked once more.
 */
export function createOrders<Given, Result>({
  begin,
  longestSilence,
}: {
  begin(worker: {
    hear(answer: OrderAnswer<Result>): void;
    ended(why: unknown): void;
  }): OrderedWorker<Given>;
  /** ms without an answer to any order after which the worker is believed to be stuck. */
  longestSilence: number;
}): (given: Given) => Promise<Result> {
  const waiting = new Map<number, Waiting<Given, Result>>();
  let orders = 0;
  let running: OrderedWorker<Given> | null = null;
  let silence: NodeJS.Timeout | undefined;

  function send(number: number, given: Given): void {
    running ??= start();
    silence ??= setTimeout(() => running?.kill(), longestSilence);
    // What waits keeps this process from ending; a worker that waits for orders does not.
    running.ref();
    running.send({ number, given });
  }

  function start(): OrderedWorker<Given> {
    const worker = begin({
      hear(answer) {
        settle(answer.number, ({ resolve, reject }) => {
          if ('result' in answer) resolve(answer.result);
          else reject(new Error(answer.error));
        });
      },
      ended: (why) => lose(worker, why),
    });
    return worker;
  }

  function settle(number: number, by: (answer: Waiting<Given, Result>['answer']) => void): void {
    const one = waiting.get(number);
    waiting.delete(number);
    if (one) by(one.answer);
    if (waiting.size > 0) silence?.refresh();
    else {
      listenNoMore();
      running?.unref();
    }
  }

  function listenNoMore(): void {
    clearTimeout(silence);
    silence = undefined;
  }

  /** Whoever waits for it for the first time waits for another. */
  function lose(worker: OrderedWorker<Given>, why: unknown): void {
    if (running !== worker) return;
    running = null;
    listenNoMore();
    for (const [number, one] of [...waiting]) {
      one.lost += 1;
      if (one.lost < 2) send(number, one.given);
      else settle(number, ({ reject }) => reject(why));
    }
  }

  return (given) => {
    const number = ++orders;
    const answer = Promise.withResolvers<Result>();
    waiting.set(number, { given, answer, lost: 0 });
    send(number, given);
    return answer.promise;
  };
}
