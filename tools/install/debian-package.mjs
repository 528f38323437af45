import { existsSync } from 'node:fs';
import { run } from '../processes/processes.mjs';

/** Installs a Debian package where this account may: as root, or by sudo that asks for nothing. */
export async function installPackage(name, env) {
  if (!existsSync('/usr/bin/apt-get')) return;
  const aptGet = process.getuid() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  const options = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
    const [command, ...rest] = [...aptGet, ...args];
    if ((await run(command, rest, options)) !== 0) return;
  }
}
