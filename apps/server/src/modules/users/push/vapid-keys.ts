import path from 'node:path';
import { keptOnce } from '@xiongmao/api/hosting/kept/kept-once';
import webPush from 'web-push';
import type { Env } from '#src/env.ts';

/** By what push services know this installation, and who answers for it (RFC 8292). */
export interface VapidDetails {
  subject: string;
  publicKey: string;
  privateKey: string;
}

/** The keys of VAPID_…, else a pair of the installation's own, made once and kept in DATA_DIR. */
export async function ownVapid(
  env: Pick<
    Env,
    'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY' | 'VAPID_SUBJECT' | 'SITE_URL' | 'DATA_DIR'
  >,
): Promise<VapidDetails> {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env;
  const subject = env.VAPID_SUBJECT ?? subjectOf(new URL(env.SITE_URL));
  if (publicKey && privateKey) return { subject, publicKey, privateKey };
  const kept = await keptOnce(path.join(env.DATA_DIR, 'vapid-keys'), () =>
    JSON.stringify(webPush.generateVAPIDKeys()),
  );
  return { subject, ...(JSON.parse(kept) as { publicKey: string; privateKey: string }) };
}

/** Push services want an address of https or of mail. */
const subjectOf = ({ protocol, origin, hostname }: URL): string =>
  protocol === 'https:' ? origin : `mailto:webmaster@${hostname}`;
