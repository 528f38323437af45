// Pushes one live match from an operator's own feed: node docs/examples/push-feed.mjs
// The server must know the feed's secret: FEED_SECRETS=acme:a-secret-of-the-feed npm start
import { createHmac } from 'node:crypto';

const server = process.env.SERVER_URL ?? 'http://localhost:4000';
const feed = process.env.FEED_NAME ?? 'acme';
const secret = process.env.FEED_SECRET ?? 'a-secret-of-the-feed';

async function push(...messages) {
  const body = JSON.stringify({ messages });
  const timestamp = String(Date.now());
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  const response = await fetch(`${server}/java/feeds/${feed}/messages`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-feed-timestamp': timestamp,
      'x-feed-signature': signature,
    },
    body,
  });
  const answer = await response.json();
  if (answer.status !== 'success') throw new Error(`${response.status}: ${answer.errorMsg}`);
  console.log(JSON.stringify(answer.result));
}

const now = new Date();
const match = `example-${now.getTime()}`;
let version = 0;

const state = (status, phase, home, away, minute) => ({
  type: 'state',
  match,
  version: ++version,
  state: {
    status,
    phase,
    clock: phase && {
      at: new Date().toISOString(),
      seconds: minute * 60,
      running: status === 'live',
    },
    score: { home, away },
    periods: phase ? [{ key: phase, home, away }] : [],
    columns: [],
    winner: null,
    note: null,
  },
});

const goal = (more = {}) => ({
  type: 'incidents',
  match,
  version: ++version,
  items: [
    {
      key: 'goal-1',
      order: 1,
      period: 'h1',
      minute: 12,
      added: null,
      seconds: 702,
      kind: 'goal',
      side: 'home',
      playerId: null,
      player: 'A. Scorer',
      other: null,
      score: { home: 1, away: 0 },
      text: null,
      x: 92,
      y: 48,
      ...more,
    },
  ],
});

const pause = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

await push({
  type: 'fixture',
  match,
  version: ++version,
  gameId: 202,
  league: { id: 'friendly', name: 'Example Friendlies' },
  season: String(now.getUTCFullYear()),
  home: { id: 'north', name: 'North End' },
  away: { id: 'south', name: 'South Bank' },
  startsAt: now.toISOString(),
  date: now.toISOString().slice(0, 10),
});
await push(state('live', 'h1', 0, 0, 11));
await pause(3);
await push(goal(), state('live', 'h1', 1, 0, 12));
await pause(3);
await push(goal({ withdrawn: true, reason: 'VAR' }), state('live', 'h1', 0, 0, 13));
