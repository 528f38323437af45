import type { Call } from '@xiongmao/api/call';
import type { z } from 'zod';
import { CodedError } from '../errors.ts';
import type { Shielded } from './shielded.ts';

/** Something that a result may be told of, by its kind and id: `match-12`, `plan-7`. */
export type Subject = `${string}-${number}`;

/** Where a subject's results stand: a plan's at its match, an article's at each that it is about. */
export interface Place {
  /** What one asks for to be told: `match-12`, `season-3`. */
  reveal: string;
  gameId: number;
  /** Null of what is of a whole game. */
  leagueId: number | null;
  /** Whether there is anything to tell: not of a match to come. */
  told: boolean;
  /** Who plays: what stands for a title that tells. */
  sides: string | null;
}

/** Finds where subjects of a kind stand. What is not found tells nothing. */
export interface Whereabouts {
  kind: string;
  find(ids: readonly number[]): Promise<ReadonlyMap<number, readonly Place[]>>;
}

type Fields = Record<string, unknown>;

export interface Looked {
  /** Whether a place's results are hidden from who asks. */
  isHidden(place: Place): boolean;
  /** Of what stands there, the first that is hidden; undefined where all may be told. */
  hiddenOf(subject: Subject | null): Place | undefined;
}

type Asks = Subject | readonly Subject[] | null;

/** What of an answer tells a result, by its shape, wherever in an answer it stands. */
export interface Concealment {
  fits(fields: Fields): boolean;
  /** What has to be looked up first. */
  asks?(fields: Fields): Asks;
  /** The same without it; what stands within is concealed already. */
  conceal(fields: Fields, looked: Looked): Fields;
}

/** A shape as its domain knows it. */
export const concealment = <Shape extends object>(given: {
  fits(fields: Fields): boolean;
  asks?(shape: Shape): Asks;
  conceal(shape: Shape, looked: Looked): object;
}): Concealment => given as unknown as Concealment;

/** A call whose whole answer tells results: it is refused until they are asked for. */
export interface Telling {
  call: Call;
  of(given: { params: Fields; query: Fields }): Subject | null;
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

/** A call with its own types. */
export const telling = <C extends Call>(
  call: C,
  of: (given: {
    params: C extends Call<infer P> ? Parsed<P> : never;
    query: C extends Call<infer _P, infer Q> ? Parsed<Q> : never;
  }) => Subject | null,
): Telling => ({ call, of: of as unknown as Telling['of'] });

export interface Concealing {
  /** Throws resultsHidden for what tells results alone. */
  refuse(shielded: Shielded, call: Call, given: { params: unknown; query: unknown }): Promise<void>;
  /** An answer without the results that are hidden from somebody. */
  conceal(shielded: Shielded, answer: unknown): Promise<unknown>;
  /** Of these subjects the ones whose results are hidden from somebody. */
  hiddenAmong(shielded: Shielded, subjects: readonly Subject[]): Promise<ReadonlySet<Subject>>;
  /** Whether results of a subject are hidden from somebody, or will be once there are any. */
  willHide(shielded: Shielded, subject: Subject): Promise<boolean>;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function createConcealing(given: {
  whereabouts: readonly Whereabouts[];
  concealments: readonly Concealment[];
  tellings: readonly Telling[];
}): Concealing {
  const { concealments } = given;
  const finders = new Map(given.whereabouts.map(({ kind, find }) => [kind, find]));
  const tellings = new Map(given.tellings.map((each) => [each.call, each]));

  async function look(shielded: Shielded, subjects: Iterable<Subject>) {
    const byKind = new Map<string, number[]>();
    for (const subject of new Set(subjects)) {
      const [kind, id] = partsOf(subject);
      byKind.set(kind, [...(byKind.get(kind) ?? []), id]);
    }
    const found = new Map<Subject, readonly Place[]>();
    await Promise.all(
      [...byKind].map(async ([kind, ids]) => {
        const places = await finders.get(kind)?.(ids);
        for (const [id, each] of places ?? []) found.set(`${kind}-${id}`, each);
      }),
    );
    const isHidden = (place: Place) =>
      place.told &&
      !shielded.hasRevealed(place.reveal) &&
      (place.leagueId === null ? shielded.hidesWithin(place.gameId) : shielded.hides(place));
    const placesOf = (subject: Subject) => found.get(subject) ?? [];
    return {
      isHidden,
      placesOf,
      hiddenOf: (subject: Subject | null) =>
        subject ? placesOf(subject).find(isHidden) : undefined,
    };
  }

  function* subjectsIn(value: unknown): Generator<Subject> {
    if (Array.isArray(value)) for (const item of value) yield* subjectsIn(item);
    if (!isFields(value)) return;
    for (const each of concealments) {
      const asked = each.asks && each.fits(value) ? each.asks(value) : null;
      if (asked) yield* [asked].flat();
    }
    for (const part of Object.values(value)) yield* subjectsIn(part);
  }

  function without(value: unknown, looked: Looked): unknown {
    if (Array.isArray(value)) return value.map((item) => without(item, looked));
    if (!isFields(value)) return value;
    // What it is of is read before anything within is gone.
    const fitting = concealments.filter((each) => each.fits(value));
    let result: Fields = Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, without(part, looked)]),
    );
    for (const { conceal } of fitting) result = conceal(result, looked);
    return result;
  }

  return {
    async refuse(shielded, call, input) {
      const subject = tellings.get(call)?.of(input as Parameters<Telling['of']>[0]) ?? null;
      if (!subject) return;
      const hidden = (await look(shielded, [subject])).hiddenOf(subject);
      if (hidden)
        throw new CodedError(
          'resultsHidden',
          {},
          { hidden: { name: hidden.reveal, title: hidden.sides } },
        );
    },
    async conceal(shielded, answer) {
      const plain: unknown = JSON.parse(JSON.stringify(answer));
      return without(plain, await look(shielded, subjectsIn(plain)));
    },
    async hiddenAmong(shielded, subjects) {
      const { hiddenOf } = await look(shielded, subjects);
      return new Set(subjects.filter(hiddenOf));
    },
    async willHide(shielded, subject) {
      const { isHidden, placesOf } = await look(shielded, [subject]);
      return placesOf(subject).some((place) => isHidden({ ...place, told: true }));
    },
  };
}

function partsOf(subject: Subject): [kind: string, id: number] {
  const at = subject.lastIndexOf('-');
  return [subject.slice(0, at), Number(subject.slice(at + 1))];
}
