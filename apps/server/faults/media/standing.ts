import { type Rewriting, type Running, start } from '../processes/processes.ts';

/** A process of the product that is killed, and started again at its address. */
export interface Standing {
  kill(): Promise<void>;
  /** Until it answers. */
  start(): Promise<void>;
  /** How it ended by itself, with its last words; null while it lives, or was killed. */
  death(): string | null;
  stop(): Promise<void>;
}

/** Starts a script; `health` answers with success once it is ready. */
export async function stand(
  script: string,
  given: { env: Record<string, string>; health: string; rewritings: readonly Rewriting[] },
): Promise<Standing> {
  const { env, health, rewritings } = given;
  let running: Running;
  let isKilled = false;
  async function begin(): Promise<void> {
    running = await start(script, env, rewritings);
    isKilled = false;
    await running.answers(health);
  }
  await begin();
  return {
    async kill() {
      isKilled = true;
      await running.kill();
    },
    async start() {
      if (isKilled) await begin();
    },
    death: () => (isKilled ? null : running.death()),
    stop: () => running.stop(),
  };
}
