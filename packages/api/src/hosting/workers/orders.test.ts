import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createOrders, type Order, type OrderAnswer } from './orders.ts';

interface Hand {
  told: Order<string>[];
  held: boolean;
  answer(answer: OrderAnswer<string>): void;
  end(): void;
}

let hands: Hand[];
let order: (given: string) => Promise<string>;
const numbers = (hand: Hand) => hand.told.map(({ given }) => given);
const answerLast = (hand: Hand) =>
  hand.answer({ number: hand.told.at(-1)!.number, result: `done: ${hand.told.at(-1)!.given}` });

beforeEach(() => {
  vi.useFakeTimers();
  hands = [];
  order = createOrders<string, string>({
    longestSilence: 1_000,
    begin({ hear, ended }) {
      const hand: Hand = {
        told: [],
        held: false,
        answer: hear,
        end: () => ended(new Error(`worker ${hands.indexOf(hand)} ended`)),
      };
      hands.push(hand);
      return {
        send: (given) => hand.told.push(given),
        kill: () => hand.end(),
        ref() {
          hand.held = true;
        },
        unref() {
          hand.held = false;
        },
      };
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('What a worker is ordered to do', () => {
  test('is answered by number, whichever is done first', async () => {
    const [one, two] = [order('one'), order('two')];
    const [first, second] = hands[0]!.told;
    hands[0]!.answer({ number: second!.number, result: 'second' });
    hands[0]!.answer({ number: first!.number, error: 'no such thing' });
    expect(await two).toBe('second');
    await expect(one).rejects.toThrow('no such thing');
    expect(hands).toHaveLength(1);
  });

  test('keeps the process from ending while it waits, and no longer', async () => {
    void order('one');
    expect(hands[0]!.held).toBe(true);
    answerLast(hands[0]!);
    expect(hands[0]!.held).toBe(false);
  });

  test('is asked of another where it ended, and of no third', async () => {
    const asked = order('one');
    hands[0]!.end();
    expect(numbers(hands[1]!)).toEqual(['one']);
    const later = order('two');
    hands[1]!.end();
    await expect(asked).rejects.toThrow('worker 1 ended');
    expect(numbers(hands[2]!)).toEqual(['two']);
    answerLast(hands[2]!);
    expect(await later).toBe('done: two');
  });

  test('is asked of another where it is stuck, but not where it answers anything in time', async () => {
    const asked = [order('one'), order('two'), order('three')];
    for (const given of ['three', 'two']) {
      vi.advanceTimersByTime(900);
      const { number } = hands[0]!.told.find((each) => each.given === given)!;
      hands[0]!.answer({ number, result: given });
    }
    expect(hands).toHaveLength(1);
    vi.advanceTimersByTime(1_100);
    expect(hands.map(numbers)).toEqual([['one', 'two', 'three'], ['one']]);
    answerLast(hands[1]!);
    expect(await Promise.all(asked)).toEqual(['done: one', 'two', 'three']);
  });

  test('is not missed by a worker that has nothing to do', async () => {
    void order('one');
    answerLast(hands[0]!);
    vi.advanceTimersByTime(10_000);
    void order('two');
    expect(hands.map(numbers)).toEqual([['one', 'two']]);
  });
});
