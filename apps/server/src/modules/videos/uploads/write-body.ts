import { close, fdatasync, ftruncate, open, writev } from 'node:fs';
import { open as openFolder } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';

/** Bytes that are written at once: one errand to the disk for many chunks of the network. */
const batch = 1024 * 1024;
/** ms after which less is written, too: a slow sender's bytes are not lost with the process. */
const soon = 500;
/** Bytes after which the disk has to have them: the last ones are not waited for long then. */
const syncEvery = 64 * batch;

const openFile = promisify(open);
const closeFile = promisify(close);
const sync = promisify(fdatasync);
const truncate = promisify(ftruncate);

export interface Written {
  /** Bytes of the file now, all of them on the disk. */
  end: number;
  /** Whether all that was sent has come; else its sender is gone, or it is somebody else's now. */
  isWhole: boolean;
  /** It was longer than it may be: nothing of it is kept. */
  isTooLong: boolean;
}

/**
 * Writes a body into a file, at `offset` and on, up to the byte `most`. What has come is kept when its sender is gone.
 * By events and a list, since a promise for each chunk costs as much as what is done with it.
 */
export async function writeBody(
  body: IncomingMessage,
  {
    file,
    offset,
    most,
    signal,
    onBytes,
  }: {
    file: string;
    offset: number;
    most: number;
    signal: AbortSignal;
    onBytes: (bytes: number) => void;
  },
): Promise<Written> {
  // Neither cut nor appended to: whoever writes says where.
  const fd = await openFile(file, 'r+', 0o600).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    const made = await openFile(file, 'wx+', 0o600);
    await syncFolder(path.dirname(file));
    return made;
  });
  try {
    const { written, isWhole, isTooLong } = await receive(body, fd, {
      offset,
      most,
      signal,
      onBytes,
    });
    if (isTooLong) await truncate(fd, offset);
    await sync(fd);
    return { end: isTooLong ? offset : offset + written, isWhole, isTooLong };
  } finally {
    await closeFile(fd);
  }
}

/** A file's name is on the disk with its folder alone. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await openFolder(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function receive(
  body: IncomingMessage,
  fd: number,
  {
    offset,
    most,
    signal,
    onBytes,
  }: { offset: number; most: number; signal: AbortSignal; onBytes: (bytes: number) => void },
): Promise<{ written: number; isWhole: boolean; isTooLong: boolean }> {
  return new Promise((resolve, reject) => {
    let waiting: Buffer[] = [];
    let waitingBytes = 0;
    let come = 0;
    let written = 0;
    let unsynced = 0;
    let isWriting = false;
    let isWhole = false;
    let isTooLong = false;
    let isOver = false;
    let timer: NodeJS.Timeout | null = null;

    function leave(error: Error | null): void {
      if (timer) clearTimeout(timer);
      body.off('data', onData).off('end', onEnd).off('close', onClose).off('error', onClose);
      signal.removeEventListener('abort', onClose);
      if (error) reject(error);
      else resolve({ written, isWhole, isTooLong });
    }

    function onData(chunk: Buffer): void {
      come += chunk.length;
      if (offset + come > most) {
        isTooLong = true;
        isOver = true;
        waiting = [];
        waitingBytes = 0;
        body.pause();
        if (!isWriting) leave(null);
        return;
      }
      onBytes(chunk.length);
      waiting.push(chunk);
      waitingBytes += chunk.length;
      if (waitingBytes < batch) {
        timer ??= setTimeout(() => {
          timer = null;
          if (!isWriting && !isOver) writeNext();
        }, soon);
        return;
      }
      if (isWriting) body.pause();
      else writeNext();
    }

    function onEnd(): void {
      isWhole = true;
      onClose();
    }

    function onClose(): void {
      if (isOver) return;
      isOver = true;
      body.pause();
      if (!isWriting) writeNext();
    }

    function writeNext(): void {
      if (waiting.length === 0) {
        if (isOver) leave(null);
        return;
      }
      const pieces = waiting;
      waiting = [];
      waitingBytes = 0;
      isWriting = true;
      writePieces(pieces);
      if (!isOver && body.isPaused()) body.resume();
    }

    function writePieces(pieces: Buffer[]): void {
      writev(fd, pieces, offset + written, (error, bytes) => {
        if (error) return leave(error);
        written += bytes;
        unsynced += bytes;
        const rest = after(pieces, bytes);
        if (rest.length > 0) return writePieces(rest);
        if (unsynced < syncEvery) return proceed();
        unsynced = 0;
        fdatasync(fd, (failed) => (failed ? leave(failed) : proceed()));
      });
    }

    function proceed(): void {
      isWriting = false;
      if (isTooLong) leave(null);
      else if (isOver || waitingBytes >= batch) writeNext();
    }

    body.on('data', onData).on('end', onEnd).on('close', onClose).on('error', onClose);
    signal.addEventListener('abort', onClose);
    if (signal.aborted || body.destroyed) onClose();
  });
}

/** What is left of pieces when so many bytes of them are written. */
function after(pieces: Buffer[], bytes: number): Buffer[] {
  let left = bytes;
  for (const [index, piece] of pieces.entries()) {
    if (left < piece.length) return [piece.subarray(left), ...pieces.slice(index + 1)];
    left -= piece.length;
  }
  return [];
}
