import { BoundedMap } from '@xiongmao/api/hosting/kept/bounded-map';
import { answerLastsMs, mayPlayAnswer, mayPlayPath } from '@xiongmao/api/videos/media';
import type { AskServer } from '../http/ask-server.ts';
import { createLineBudget, type Log } from '../log.ts';

/** ms for which the last answer holds while the server can't be asked. */
const holdsMs = 10 * 60_000;
/** ms between two tries to ask a server that does not answer. */
const awayMs = 1_000;
const timeoutMs = 2_000;
/** Answers that are remembered; those that were used longest ago go first. */
const mostAnswers = 10_000;
/** Keys that nobody may play, and that one network may ask for in a minute. */
const mostUnknown = 120;
const minute = 60_000;

/** The folder that a key stands for; or why nothing is given. */
export type Found =
  | { refused: null; folder: string }
  | { refused: 'unknownKey' | 'tooManyKeys' | 'serverAway' };

export interface Keys {
  find(key: string, network: string): Promise<Found>;
}

interface Answer {
  folder: string | null;
  at: number;
}

/** Which keys may be played, by the server's word: asked once for all who play by one, and again when that has grown old. */
export function createKeys(parts: { ask: AskServer; now: () => number; log: Log }): Keys {
  const { ask, now, log } = parts;
  const maySay = createLineBudget(10, now);
  const answers = new BoundedMap<string, Answer>(mostAnswers);
  const asking = new Map<string, Promise<Answer | null>>();
  let [since, unknown] = [now(), new Map<string, number>()];
  let awayUntil = 0;

  function keep(key: string, answer: Answer): Answer {
    answers.set(key, answer);
    return answer;
  }

  async function askAnew(key: string): Promise<Answer | null> {
    if (now() < awayUntil) return null;
    const at = now();
    try {
      const { folder } = mayPlayAnswer.parse(await ask(mayPlayPath, { key }, timeoutMs));
      return keep(key, { folder, at });
    } catch (error) {
      awayUntil = now() + awayMs;
      if (maySay()) log.error({ err: error }, 'the server could not be asked what may be played');
      return null;
    }
  }

  function askOnce(key: string): Promise<Answer | null> {
    const before = asking.get(key);
    if (before) return before;
    const asked = askAnew(key).finally(() => asking.delete(key));
    asking.set(key, asked);
    return asked;
  }

  /** Counts one more key that nobody may play. */
  function note(network: string): void {
    unknown.set(network, (unknown.get(network) ?? 0) + 1);
  }

  return {
    async find(key, network) {
      const known = answers.get(key);
      let answer = known && now() - known.at < answerLastsMs ? keep(key, known) : null;
      if (!answer) {
        if (now() - since >= minute) [since, unknown] = [now(), new Map()];
        const isNew = !known?.folder;
        if (isNew && (unknown.get(network) ?? 0) >= mostUnknown) return { refused: 'tooManyKeys' };
        answer = await askOnce(key);
        if (answer && !answer.folder) note(network);
      }
      if (!answer && known && now() - known.at < holdsMs) answer = known;
      if (!answer) return { refused: 'serverAway' };
      return answer.folder ? { refused: null, folder: answer.folder } : { refused: 'unknownKey' };
    },
  };
}
