import type { DiscussedKind } from '@xiongmao/api/discussed-kinds';
import type { Link } from '@xiongmao/api/fields/links/link';
import type { SubjectName } from '@xiongmao/api/posts/shapes';
import type { Database, Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';

/** Something that can be talked about. */
export interface Discussable {
  /** The id that it is shown by, where several are one. */
  id: number;
  title: string;
  link: Link;
  gameId: number | null;
  /** Who wrote it, and is told what is said about it; null where nobody did. */
  authorId: number | null;
  /** From when on it counts for what is hot, as the contract tells instants. */
  at: string;
}

/** A kind of it, as its domain finds it. */
export interface Discussed {
  kind: DiscussedKind;
  /** Those of the ids that can be talked about now, by the id that was given. */
  find(db: Database | Tx, ids: readonly number[]): Promise<Map<number, Discussable>>;
  /** Whether one that can't be talked about could be seen once, where that is told apart from what never was. */
  isGone?(db: Database, id: number): Promise<boolean>;
}

/** What is discussed, as a row names it. */
export interface SubjectKey {
  kind: DiscussedKind;
  id: number;
}

export const keyOf = (name: SubjectName): SubjectKey => {
  const [kind, id] = name.split('-') as [DiscussedKind, string];
  return { kind, id: Number(id) };
};

export const nameOf = ({ kind, id }: SubjectKey): SubjectName => `${kind}-${id}`;

export interface Subjects {
  /** Throws `unknownSubject` for what there is not. */
  find(db: Database | Tx, key: { kind: string; id: number }): Promise<Discussable>;
  /** The same to be read; throws `gone` for what was withdrawn or taken down. */
  findShown(db: Database, key: SubjectKey): Promise<Discussable>;
  /** Those of them that there are. */
  findAll(db: Database | Tx, names: readonly SubjectName[]): Promise<Map<SubjectName, Discussable>>;
}

export function createSubjects(kinds: readonly Discussed[]): Subjects {
  const ofKind = (kind: string) => kinds.find((one) => one.kind === kind);
  return {
    async find(db, { kind, id }) {
      const found = await ofKind(kind)?.find(db, [id]);
      const subject = found?.get(id);
      if (!subject) throw new CodedError('unknownSubject');
      return subject;
    },
    async findShown(db, { kind, id }) {
      const found = await ofKind(kind)?.find(db, [id]);
      const subject = found?.get(id);
      if (subject) return subject;
      throw new CodedError((await ofKind(kind)?.isGone?.(db, id)) ? 'gone' : 'unknownSubject');
    },
    async findAll(db, names) {
      const keys = [...new Set(names)].map(keyOf);
      const found = await Promise.all(
        kinds.map(async ({ kind, find }) => {
          const ids = keys.flatMap((key) => (key.kind === kind ? key.id : []));
          const all = ids.length > 0 ? await find(db, ids) : new Map<number, Discussable>();
          return [...all].map(([id, one]) => [nameOf({ kind, id }), one] as const);
        }),
      );
      return new Map(found.flat());
    },
  };
}
