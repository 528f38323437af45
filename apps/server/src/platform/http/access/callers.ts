import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import { createFrontEndProof } from '@xiongmao/api/hosting/callers/front-end-proof';

/** Who a request comes from, as far as those in between can be believed. */
export interface HttpCaller {
  /** The address; that of the front end itself for a shared render. */
  address: string;
  /** Whether a front end of the product or a trusted proxy stands in between. */
  isVouched: boolean;
  /** Whether a front end asks for a page that many share: its own limits bound that. */
  isSharedRender: boolean;
}

export type CallerOf = (request: IncomingMessage) => HttpCaller;

/**
 * Tells who a request comes from: by the proof of the product's own front ends wherever they run, else by
 * `x-forwarded-for` through the proxies that TRUST_PROXY names. `key` is the installation's.
 */
export function createCallerOf(options: { trustProxy: string; key: string }): CallerOf {
  const trusted = proxyAddress.compile(options.trustProxy.split(',').map((part) => part.trim()));
  const proof = createFrontEndProof(options.key);
  return (request) => {
    const { headers, socket } = request;
    const peer = socket.remoteAddress ?? '';
    if (headers['x-front-end']) {
      const behalf = proof.check(headers);
      if (behalf === 'shared') return { address: peer, isVouched: true, isSharedRender: true };
      if (behalf) return { address: behalf.address, isVouched: true, isSharedRender: false };
    }
    // Most callers come by no proxy; those cost no walk through its addresses.
    if (!headers['x-forwarded-for']) {
      return { address: peer, isVouched: false, isSharedRender: false };
    }
    const isVouched = trusted(peer, 0);
    return { address: proxyAddress(request, trusted), isVouched, isSharedRender: false };
  };
}
