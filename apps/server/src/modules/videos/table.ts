import type { Origin, PublicationEvent, PublicationState } from '@xiongmao/api/publishing/rules';
import type { FileState, VideoKind } from '@xiongmao/api/videos/rules';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { account } from '#modules/identity/table.ts';

const instant = (name?: string) =>
  name
    ? timestamp(name, { withTimezone: true, mode: 'date' })
    : timestamp({ withTimezone: true, mode: 'date' });
const id = () => integer().primaryKey().generatedAlwaysAsIdentity();
const person = (name: string) => integer(name).references(() => account.id);

/** A picture of a video as it is kept. */
interface Picture {
  address: string;
  width: number;
  height: number;
  /** It got this address when the video went out of sight: nobody watched it by that. */
  anew?: true;
}
/** Small pictures in one, for the seek bar. */
interface Sheet extends Picture {
  columns: number;
  count: number;
  interval: number;
}

export const video = pgTable(
  'video',
  {
    id: id(),
    kind: text().$type<VideoKind>().notNull(),
    origin: text().$type<Origin>().notNull(),
    authorId: person('author_id').notNull(),
    gameId: smallint('game_id').notNull(),
    /** No foreign key: matches of several sources are one by links. */
    matchId: integer('match_id'),
    /** The `key` of an entry of its timeline. */
    incident: text(),
    title: text().notNull(),
    neutralTitle: text('neutral_title'),
    description: text().notNull(),
    locale: text().notNull(),
    state: text().$type<PublicationState>().notNull(),
    /** Why it was refused or withdrawn. */
    reason: text(),
    publishAt: instant('publish_at'),
    /** When it was published first. */
    publishedAt: instant('published_at'),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),

    /** What it was cut from, and between when: by the picture's clock. */
    broadcastId: integer('broadcast_id'),
    cutFrom: instant('cut_from'),
    cutTo: instant('cut_to'),

    file: text().$type<FileState>().notNull(),
    failure: text(),
    /** The folder of what plays, `videos/<key>/` in the storage; another one each time it is made. */
    key: text(),
    /** What it plays by in place of its key, once it was out of sight: who knew the key plays it no more by that. */
    alias: text(),
    /** Heights that it was encoded in; empty: what plays is the file as it was sent. */
    heights: smallint().array().notNull(),
    seconds: doublePrecision(),
    width: smallint(),
    height: smallint(),
    poster: jsonb().$type<Picture>(),
    sheet: jsonb().$type<Sheet>(),
    /** The second whose picture is the poster; null: the encoder's choice. */
    posterAt: doublePrecision('poster_at'),
  },
  (table) => [
    index('video_newest').on(table.publishedAt, table.id).where(sql`state = 'published'`),
    index('video_of_game')
      .on(table.gameId, table.publishedAt, table.id)
      .where(sql`state = 'published'`),
    index('video_author').on(table.authorId, table.publishedAt),
    index('video_match').on(table.matchId).where(sql`match_id is not null`),
    index('video_scheduled').on(table.publishAt).where(sql`state = 'scheduled'`),
    index('video_review').on(table.id).where(sql`state = 'review'`),
    uniqueIndex('video_key').on(table.key),
    uniqueIndex('video_alias').on(table.alias),
    check('video_when', sql`(state = 'scheduled') = (publish_at is not null)`),
    check(
      'video_published',
      sql`state <> 'published' or (published_at is not null and key is not null)`,
    ),
    check(
      'video_plays',
      sql`key is null or (seconds is not null and width is not null and height is not null)`,
    ),
    check('video_failed', sql`(file = 'failed') = (failure is not null)`),
    check('video_incident', sql`incident is null or match_id is not null`),
    check(
      'video_cut',
      sql`(broadcast_id is null) = (cut_from is null) and (cut_from is null) = (cut_to is null)`,
    ),
  ],
);

/** A file that comes in, to `incoming/<id>` of the data folder; its bytes there are its offset. */
export const videoUpload = pgTable(
  'video_upload',
  {
    id: uuid().primaryKey(),
    /** One at a time. */
    videoId: integer('video_id')
      .notNull()
      .references(() => video.id, { onDelete: 'cascade' }),
    byId: person('by_id').notNull(),
    name: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    at: instant().notNull(),
    /** Of one that stops coming. */
    expiresAt: instant('expires_at').notNull(),
    /** Who writes to it, and until when unless that is said again. */
    writer: uuid(),
    writerUntil: instant('writer_until'),
  },
  (table) => [
    uniqueIndex('video_upload_video').on(table.videoId),
    index('video_upload_by').on(table.byId),
    index('video_upload_expires').on(table.expiresAt),
  ],
);

/** Something to encode: leased by who does it, so that a process that dies leaves it to another. */
export const videoJob = pgTable(
  'video_job',
  {
    id: id(),
    videoId: integer('video_id')
      .notNull()
      .references(() => video.id, { onDelete: 'cascade' }),
    kind: text().$type<'upload' | 'cut'>().notNull(),
    state: text().$type<'waiting' | 'running' | 'done' | 'failed' | 'cancelled'>().notNull(),
    /** The whole file that was sent, below `incoming/` of the data folder. */
    source: text(),
    bytes: bigint({ mode: 'number' }),
    progress: smallint().notNull().default(0),
    attempts: smallint().notNull().default(0),
    /** Not before; of one that is tried again. */
    dueAt: instant('due_at').notNull(),
    worker: uuid(),
    leasedUntil: instant('leased_until'),
    failure: text(),
    /** What the encoder said last. */
    log: text(),
    createdAt: instant('created_at').notNull(),
    startedAt: instant('started_at'),
    endedAt: instant('ended_at'),
  },
  (table) => [
    // A video is made once at a time.
    uniqueIndex('video_job_open').on(table.videoId).where(sql`state in ('waiting', 'running')`),
    index('video_job_due').on(table.dueAt).where(sql`state in ('waiting', 'running')`),
    check('video_job_leased', sql`(state = 'running') = (worker is not null)`),
  ],
);

/** What is said in a video, by language: WebVTT, and the file of the storage that holds it. */
export const videoCaption = pgTable(
  'video_caption',
  {
    videoId: integer('video_id')
      .notNull()
      .references(() => video.id, { onDelete: 'cascade' }),
    locale: text().notNull(),
    text: text().notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.videoId, table.locale] })],
);

/** What became of a video, when, and by whom; nobody: by the clock. */
export const videoStep = pgTable(
  'video_step',
  {
    id: id(),
    videoId: integer('video_id')
      .notNull()
      .references(() => video.id, { onDelete: 'cascade' }),
    event: text().$type<PublicationEvent>().notNull(),
    state: text().$type<PublicationState>().notNull(),
    byId: person('by_id'),
    reason: text(),
    at: instant().notNull(),
  },
  (table) => [index('video_step_video').on(table.videoId)],
);

/** How often it was watched; apart, so that viewers do not write to what editors write to. */
export const videoViews = pgTable('video_views', {
  videoId: integer('video_id')
    .primaryKey()
    .references(() => video.id, { onDelete: 'cascade' }),
  views: integer().notNull(),
});

/** Files of the storage that nothing plays any more: deleted when whoever still watches has had their time. */
export const videoWaste = pgTable('video_waste', {
  key: text().primaryKey(),
  /** Whose they were while people watched it: they play on as long as it is published. */
  videoId: integer('video_id').references(() => video.id, { onDelete: 'set null' }),
  dueAt: instant('due_at').notNull(),
});
