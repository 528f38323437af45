import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '../failure.mjs';

const noticeMs = 15_000;

/** Refuses to start where a port is taken, naming the variable that moves it. */
export async function checkPorts(services, env) {
  const host = env.HOST || '127.0.0.1';
  const taken = [];
  const ports = services.flatMap((service) => [service, ...(service.morePorts ?? [])]);
  for (const { name, port, portVariable } of ports) {
    const wanted = Number(env[portVariable] || port);
    const reason = await whyNot(wanted, host);
    if (reason)
      taken.push(`Port ${wanted} of the ${name} ${reason}: set ${portVariable} to another.`);
  }
  if (taken.length > 0) throw new Failure(taken.join('\n'));
}

function whyNot(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => {
      if (error.code === 'EADDRINUSE') resolve('is in use');
      else if (error.code === 'EACCES') resolve('is not allowed to this user');
      else reject(new Failure(`HOST=${host} and port ${port} can't be used: ${error.message}`));
    });
    try {
      server.listen(port, host, () => server.close(() => resolve(null)));
    } catch {
      resolve('is not a port');
    }
  });
}

/** Resolves once the service answers its health check with success. */
export async function untilHealthy({ name, port, portVariable, health }, env) {
  const address = `http://${reachable(env.HOST)}:${env[portVariable] || port}${health}`;
  let nextNotice = Date.now() + noticeMs;
  while (!(await answers(address))) {
    if (Date.now() > nextNotice) {
      console.error(`Still waiting for ${name} to answer ${address}`);
      nextNotice += noticeMs;
    }
    await sleep(50);
  }
}

async function answers(address) {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(2_000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false; // not listening yet, or busy
  }
}

/** The address that reaches a server which listens on `host`. */
function reachable(host) {
  if (!host || host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
