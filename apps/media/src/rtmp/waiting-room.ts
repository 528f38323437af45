import { hostOf, wideNetworkOf } from '@xiongmao/api/hosting/callers/network';

export interface WaitingBounds {
  ofHost: number;
  ofNetwork: number;
  inAll: number;
}

interface Guest {
  host: string;
  cut(): void;
}

/** Lets a connection in; the answer lets it out again, any number of times. Null where there is no room. */
export type Enter = (address: string, cut: () => void) => (() => void) | null;

/**
 * Connections that have proved nothing yet. Where it is full, the oldest of the network that has most gives
 * way to one of a network that has less: so nobody can fill it for everybody.
 */
export function createWaitingRoom({ ofHost, ofNetwork, inAll }: WaitingBounds): Enter {
  /** By network, the oldest first. */
  const networks = new Map<string, Guest[]>();
  let count = 0;

  function remove(network: string, guest: Guest): void {
    const guests = networks.get(network) ?? [];
    const left = guests.filter((other) => other !== guest);
    count -= guests.length - left.length;
    if (left.length === 0) networks.delete(network);
    else networks.set(network, left);
  }

  return (address, cut) => {
    const [host, network] = [hostOf(address), wideNetworkOf(address)];
    const neighbours = networks.get(network) ?? [];
    const own = neighbours.filter((guest) => guest.host === host);
    if (own.length >= ofHost || neighbours.length >= ofNetwork) return null;
    if (count >= inAll) {
      const [fullest, guests] = [...networks].reduce((a, b) => (b[1].length > a[1].length ? b : a));
      if (guests.length <= neighbours.length) return null;
      const oldest = guests[0]!;
      remove(fullest, oldest);
      oldest.cut();
    }
    const guest: Guest = { host, cut };
    networks.set(network, [...(networks.get(network) ?? []), guest]);
    count++;
    return () => remove(network, guest);
  };
}
