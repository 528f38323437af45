/** What the suite asks of a process that it started, by name, and the answer, by number. */
export interface Question {
  id: number;
  name: string;
  given: unknown;
}

export interface Answer {
  id: number;
  result?: unknown;
  /** The handler failed, with this message. */
  error?: string;
}

/** In a started process: answers the questions of these names. */
export function answer(handlers: Record<string, (given: never) => unknown>): void {
  process.on('message', async ({ id, name, given }: Question) => {
    const handler = handlers[name];
    if (!handler) return;
    let reply: Answer;
    try {
      reply = { id, result: await handler(given as never) };
    } catch (error) {
      reply = { id, error: (error as Error).stack ?? String(error) };
    }
    process.send?.(reply);
  });
  process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
}
