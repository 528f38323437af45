import type { CodePurpose } from '@xiongmao/api/identity/shapes';
import { useEffect, useState } from 'react';
import { type Address, fieldsOf } from '../addresses/address.ts';
import { forget, remember, remembered } from '../stored.ts';

const name = 'code-waits';
type Waits = Record<string, number>;

/** Purpose and address → when another code may be asked for, ms; those that are over left out. */
export function readWaits(text: string | null, now: number): Waits {
  try {
    const entries = Object.entries(JSON.parse(text ?? '{}') as Waits);
    return Object.fromEntries(entries.filter(([, until]) => Number(until) > now));
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

export function waitKey(purpose: CodePurpose, address: Address): string {
  const { areaCode = '', mobileOrEmail } = fieldsOf(address);
  return `${purpose} ${areaCode}${mobileOrEmail.toLowerCase()}`;
}

/** Whole seconds left, never more than the wait was: a clock set back must not lock anyone out. */
export function secondsLeft(until: number | undefined, now: number, most: number): number {
  if (until === undefined) return 0;
  return Math.min(Math.max(Math.ceil((until - now) / 1000), 0), most);
}

function write(waits: Waits): void {
  if (Object.keys(waits).length === 0) forget(name);
  else remember(name, JSON.stringify(waits));
}

/** As long as a server lets anyone wait. */
const longestWait = 600;

/**
 * The seconds before another code can be asked for, for this address and purpose (product spec §4), also
 * after a reload; and what starts them.
 */
export function useCodeWait(
  purpose: CodePurpose,
  address: Address,
): [seconds: number, begin: (seconds: number) => void] {
  const key = waitKey(purpose, address);
  const [, tick] = useState(0);
  const now = Date.now();
  const seconds = secondsLeft(readWaits(remembered(name), now)[key], now, longestWait);
  const waiting = seconds > 0;

  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => tick((count) => count + 1), 250);
    return () => {
      clearInterval(timer);
      write(readWaits(remembered(name), Date.now()));
    };
  }, [waiting]);

  function begin(wait: number): void {
    const waits = readWaits(remembered(name), Date.now());
    write({ ...waits, [key]: Date.now() + wait * 1000 });
    tick((count) => count + 1);
  }
  return [seconds, begin];
}
