import { broken, type Line, type LineListener, type OpenLine } from './line.ts';

type Answer = (...args: unknown[]) => void;

/** ms in which a server that was called has to answer. */
const timeout = 20_000;
/** What messages begin with: a digit of engine.io's, and after its 4 one of socket.io's. */
const words = {
  open: '0',
  ping: '2',
  pong: '3',
  connect: '40',
  event: '42',
  answer: '43',
} as const;

/**
 * As much of a socket.io client as the product's channels take, over a WebSocket alone: socket.io's own
 * weighs ten times as much. Whatever else the server says (a refused namespace) counts as a broken line.
 */
export const webSocket =
  (address: string): OpenLine =>
  (listener) =>
    openWebSocket(address, listener);

function openWebSocket(address: string, listener: LineListener): Line {
  const answers = new Map<number, Answer>();
  const socket = new WebSocket(address);
  let calls = 0;
  let silence = timeout;
  /** Until the server counts as gone. */
  let timer: ReturnType<typeof setTimeout>;
  socket.onmessage = ({ data }) => hear(data as string);
  socket.onclose = ({ code, reason }) => lose({ code, after: Number(reason) || 0 });
  awaitWord();

  function close(): void {
    clearTimeout(timer);
    answers.clear();
    socket.onmessage = socket.onclose = null;
    // On its way yet (0), it is let arrive: browsers complain of one that is closed before.
    if (socket.readyState === 0) socket.onopen = () => socket.close();
    else socket.close();
  }

  function lose(closing = broken): void {
    close();
    listener.lost(closing);
  }

  function awaitWord(): void {
    clearTimeout(timer);
    timer = setTimeout(lose, silence);
  }

  function hear(text: string): void {
    awaitWord();
    const [, word, id, body] = /^(4?\d)(\d*)(.*)$/s.exec(text) as unknown as string[];
    const read = () => JSON.parse(body!) as unknown;
    switch (word) {
      case words.open:
        greet(read() as Record<'pingInterval' | 'pingTimeout', number>);
        break;
      case words.ping:
        socket.send(words.pong);
        break;
      case words.connect:
        listener.opened();
        break;
      case words.event:
        listener.hear(...(read() as [string, ...unknown[]]));
        break;
      case words.answer:
        answers.get(Number(id))?.(...(read() as unknown[]));
        answers.delete(Number(id));
        break;
      default:
        lose();
    }
  }

  function greet(beat: { pingInterval: number; pingTimeout: number }): void {
    silence = beat.pingInterval + beat.pingTimeout;
    socket.send(words.connect);
  }

  return {
    emit(event, ...args) {
      const answer = args.at(-1);
      const isAsked = typeof answer === 'function';
      if (isAsked) answers.set(++calls, answer as Answer);
      const said = JSON.stringify([event, ...(isAsked ? args.slice(0, -1) : args)]);
      socket.send(words.event + (isAsked ? calls : '') + said);
    },
    close,
  };
}
