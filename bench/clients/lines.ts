// Readers of raw TCP: they count lines, reading into one buffer.
import { connect } from 'node:net';
import { answer } from '../ipc.ts';

const newline = 10;
let lines = 0;

answer({
  async open({ port, sockets }: { port: number; sockets: number }): Promise<void> {
    await Promise.all(Array.from({ length: sockets }, () => read(port)));
  },
  lines: () => lines,
});

function read(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const buffer = Buffer.allocUnsafe(64 * 1024);
    const onread = {
      buffer,
      callback(bytes: number) {
        for (let at = buffer.indexOf(newline); at >= 0 && at < bytes; ) {
          lines += 1;
          at = buffer.indexOf(newline, at + 1);
        }
        return true;
      },
    };
    connect({ port, host: '127.0.0.1', onread }).once('connect', resolve).once('error', reject);
  });
}
