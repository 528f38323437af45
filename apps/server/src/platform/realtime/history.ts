import type { Frame } from './frames.ts';

interface Kept {
  stream: string;
  v: number;
  p: number;
  frame: Frame;
  gone: boolean;
}

/** The bounds of one stream. */
export interface StreamBounds {
  messages: number;
  bytes: number;
}

/** Bytes kept of all streams together. */
const mostBytes = 32 * 1024 * 1024;

/**
 * The last messages of streams that share one sequence of versions, as the frames that were sent: who
 * comes back gets the same bytes as everyone, and nothing is made for a single reader.
 */
export class History {
  private readonly streams = new Map<string, { kept: Kept[]; bytes: number }>();
  /** All that is kept, oldest first, and where it begins. */
  private order: Kept[] = [];
  private begin = 0;
  /** At versions below, streams may have lost messages that are known no more. */
  private floor: number;
  private latest: number;
  private readonly most: number;
  readonly size = { frames: 0, bytes: 0 };

  /** From `version` on every message will be kept. */
  constructor(version: number, most = mostBytes) {
    this.floor = version;
    this.latest = version;
    this.most = most;
  }

  keep(stream: string, at: { v: number; p: number }, frame: Frame, bounds: StreamBounds): void {
    const held = this.streams.get(stream) ?? { kept: [], bytes: 0 };
    const one: Kept = { stream, v: at.v, p: at.p, frame, gone: false };
    this.streams.set(stream, held);
    held.kept.push(one);
    this.order.push(one);
    this.count(held, frame.bytes.length, 1);
    const isOver = () => held.kept.length > bounds.messages || held.bytes > bounds.bytes;
    while (held.kept.length > 1 && isOver()) this.dropFirst(stream);
    while (this.size.bytes > this.most) this.dropOldest();
    this.tidy();
  }

  /** Every message up to this version is kept by now. */
  reach(version: number): void {
    this.latest = version;
  }

  /** Forgets all: who is at a lower version takes a snapshot. */
  forget(version: number): void {
    this.streams.clear();
    this.order = [];
    this.begin = 0;
    this.size.frames = this.size.bytes = 0;
    this.floor = version;
  }

  /** What a client at a version missed; null when that is known no more, or the version is not known yet. */
  missed(stream: string, version: number): Frame[] | null {
    if (version > this.latestOf(stream)) return null;
    const kept = this.streams.get(stream)?.kept ?? [];
    const from = kept.findIndex(({ v }) => v > version);
    const first = kept[from];
    if (first && from === 0 && first.p > version) return null;
    if (!first && kept.length === 0 && version < this.floorOf(stream)) return null;
    return first ? kept.slice(from).map(({ frame }) => frame) : [];
  }

  protected latestOf(_stream: string): number {
    return this.latest;
  }

  protected floorOf(_stream: string): number {
    return this.floor;
  }

  raiseFloor(_stream: string, version: number): void {
    this.floor = Math.max(this.floor, version);
  }

  /** Lets go of what is kept of a stream: who missed some of it takes a snapshot. */
  drop(stream: string): void {
    while (this.streams.has(stream)) this.dropFirst(stream);
  }

  private count(held: { bytes: number }, bytes: number, frames: number): void {
    held.bytes += bytes;
    this.size.bytes += bytes;
    this.size.frames += frames;
  }

  private dropFirst(stream: string): void {
    const held = this.streams.get(stream)!;
    const first = held.kept.shift()!;
    first.gone = true;
    this.count(held, -first.frame.bytes.length, -1);
    if (held.kept.length > 0) return;
    this.streams.delete(stream);
    this.raiseFloor(stream, first.v);
  }

  private dropOldest(): void {
    const oldest = this.order[this.begin++]!;
    if (!oldest.gone) this.dropFirst(oldest.stream);
  }

  /** What is gone is let go of in large pieces. */
  private tidy(): void {
    if (this.order.length < 2 * this.size.frames + 4_096) return;
    this.order = this.order.filter(({ gone }) => !gone);
    this.begin = 0;
  }
}

/** Of streams with versions of their own, which the database has: who is ahead of what was told here misses nothing. */
export class HistoryOfEach extends History {
  protected readonly floors = new Map<string, number>();

  constructor(most?: number) {
    super(0, most);
  }

  /** Below this version, messages of the stream may be known no more. */
  override raiseFloor(stream: string, version: number): void {
    this.floors.set(stream, Math.max(this.floorOf(stream), version));
  }

  protected override latestOf(_stream: string): number {
    return Number.POSITIVE_INFINITY;
  }

  protected override floorOf(stream: string): number {
    return this.floors.get(stream) ?? 0;
  }
}

/** The same of streams that are known while they are open. */
export class HistoryByStream extends HistoryOfEach {
  /** From this version on, every message of the stream will be kept. */
  open(stream: string, version: number): void {
    this.drop(stream);
    this.floors.set(stream, version);
  }

  close(stream: string): void {
    this.drop(stream);
    this.floors.delete(stream);
  }

  override keep(...[stream, at, frame, bounds]: Parameters<History['keep']>): void {
    if (this.floors.has(stream)) super.keep(stream, at, frame, bounds);
  }

  override raiseFloor(stream: string, version: number): void {
    if (this.floors.has(stream)) super.raiseFloor(stream, version);
  }

  protected override latestOf(stream: string): number {
    return this.floors.has(stream) ? super.latestOf(stream) : -1;
  }
}
