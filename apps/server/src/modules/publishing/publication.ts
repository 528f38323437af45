import type { DiscussedKind } from '@xiongmao/api/discussed-kinds';
import type { ErrorName } from '@xiongmao/api/errors';
import type { Standing, Transition } from '@xiongmao/api/publishing/rules';
import type { SQL } from 'drizzle-orm';
import type { NoticeType } from '#modules/users/index.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Jobs } from '#platform/jobs.ts';

export interface Held extends Pick<Standing, 'origin' | 'state'> {
  authorId: number;
  gameId: number;
  title: string;
}

/** What its author reads of one that was refused or withdrawn. */
export type Undone = { title: string; reason: string };

/** A kind of what is published: the tables that its domain keeps it in, and what is its own about it. */
export interface Publication<One extends Held = Held> {
  of: Standing['of'];
  discussedAs: DiscussedKind;
  table: SQL;
  /** What became of each, and how often it was seen, by the column `key` of both. */
  steps: SQL;
  views: SQL;
  key: SQL;
  errors: Record<'unknown' | 'moved' | 'scheduleInPast', ErrorName>;
  notices: {
    published(id: number, title: string): { type: NoticeType; values: { title: string } };
    refused: NoticeType<Undone>;
    withdrawn: NoticeType<Undone>;
  };
  /** One of them, locked. */
  hold(tx: Tx, id: number): Promise<One | undefined>;
  /** Throws where it is not ready for what becomes of it. */
  requireReady?(one: One, transition: Transition): void;
  /** What changes with it. */
  onMoved(tx: Tx, jobs: Jobs, id: number, transition: Transition): Promise<void>;
}
