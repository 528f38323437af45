import type { RuntimeConfig } from './config/config.ts';

/**
 * What a page may fetch from other hosts, as the runtime config names them: ends of directives of its
 * content security policy, empty where all is on its own origin. `shown`: where it has further pictures from.
 */
export function outsideSources(
  { endpoints, logos }: Pick<RuntimeConfig, 'endpoints' | 'logos'>,
  ...shown: string[]
) {
  const { api, socket, sdk, media } = endpoints;
  return {
    connect: sources(api, socket, socketOf(socket), sdk, socketOf(sdk), media),
    pictures: sources(...Object.values(logos), sdk, ...shown),
    sdk: sources(sdk),
    /** What a script puts together from what it has fetched, and players that fetch by themselves. */
    media: ` blob:${sources(media)}`,
  };
}

const socketOf = (address: string): string => address.replace(/^http/, 'ws');

function sources(...addresses: string[]): string {
  const origins = addresses.filter((address) => URL.canParse(address)).map((one) => new URL(one));
  return [...new Set(origins.map(({ origin }) => ` ${origin}`))].join('');
}
