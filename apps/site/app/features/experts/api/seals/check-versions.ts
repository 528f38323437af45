import { hashWords, sealOfVersion } from '@xiongmao/api/experts/seal';
import type { PlanVersion } from '@xiongmao/api/experts/shapes';

type Told = 'number' | 'price' | 'words' | 'releasedAt' | 'seal';
type Version = Pick<PlanVersion, Told> & Partial<PlanVersion>;

/**
 * Whether a plan's revisions follow its seal and one another, each seal is the hash of its version, and the
 * words, where one may read them, are those that were sealed.
 */
export async function areSealed(
  planId: number,
  seal: string,
  versions: readonly Version[],
): Promise<boolean> {
  let previous = seal;
  for (const [index, version] of versions.entries()) {
    const { number, price, words, releasedAt } = version;
    if (number !== index + 2 || words === null) return false;
    const sealed = { planId, number, price, words, releasedAt, previous };
    if ((await sealOfVersion(sealed)) !== version.seal) return false;
    if ((await wordsOf(version)) !== words) return false;
    previous = version.seal;
  }
  return true;
}

/** The hash of a version's words; of those that are hidden, the one that was told. */
async function wordsOf(version: Version): Promise<string | null> {
  const { title, label, content, salt, words } = version;
  if (title === undefined || label === undefined || !content || !salt) return words;
  return hashWords({ title, label, content, salt });
}
