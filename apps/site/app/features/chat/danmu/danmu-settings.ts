import { useSyncExternalStore } from 'react';

export const densities = ['low', 'medium', 'high'] as const;
export const opacities = ['50', '75', '100'] as const;

export interface DanmuSettings {
  /** Null: on, unless the reader asked for less motion. */
  on: boolean | null;
  density: (typeof densities)[number];
  opacity: (typeof opacities)[number];
  gifts: boolean;
  /** Emotes alone, and links. */
  plain: boolean;
  /** What has one of these in it is not shown. */
  words: readonly string[];
}

const key = 'danmu';
const usual: DanmuSettings = {
  ...{ on: null, density: 'medium', opacity: '100', gifts: true, plain: true, words: [] },
};
/** Words that one may have hidden. */
export const mostWords = 30;

const listeners = new Set<() => void>();
let settings: DanmuSettings | undefined;

/** What was kept; what is no settings of ours counts as nothing. */
export function readSettings(text: string | null): DanmuSettings {
  try {
    const kept = JSON.parse(text ?? '{}') as Partial<Record<keyof DanmuSettings, unknown>>;
    const oneOf = <Value extends string>(values: readonly Value[], given: unknown, or: Value) =>
      values.find((value) => value === given) ?? or;
    return {
      on: typeof kept.on === 'boolean' ? kept.on : usual.on,
      density: oneOf(densities, kept.density, usual.density),
      opacity: oneOf(opacities, kept.opacity, usual.opacity),
      gifts: kept.gifts !== false,
      plain: kept.plain !== false,
      words: Array.isArray(kept.words)
        ? kept.words.filter((word) => typeof word === 'string').slice(0, mostWords)
        : [],
    };
  } catch {
    return usual;
  }
}

function read(): DanmuSettings {
  try {
    settings ??= readSettings(localStorage.getItem(key));
  } catch {
    settings ??= usual;
  }
  return settings;
}

/** Changes how danmu are shown; they stay so from one picture to the next. */
export function setDanmu(change: Partial<DanmuSettings>): void {
  settings = { ...read(), ...change };
  try {
    localStorage.setItem(key, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How danmu are shown. The player, which alone asks, is never rendered on the server. */
export function useDanmuSettings(): DanmuSettings & { on: boolean } {
  const held = useSyncExternalStore(subscribe, read, () => usual);
  return { ...held, on: held.on ?? !isStill() };
}
