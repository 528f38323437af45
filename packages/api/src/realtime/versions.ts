/**
 * A stream's message has a version `v`, and the version `p` of the stream's message before it. Says what
 * to do with one at a client that holds version `current`: it applies when p ≤ current < v, is a duplicate
 * when v ≤ current, and shows a gap when current < p. Contents are absolute, never increments.
 */
export function classifyDelta(
  current: number,
  delta: { v: number; p: number },
): 'apply' | 'duplicate' | 'gap' {
  if (delta.v <= current) return 'duplicate';
  return delta.p <= current ? 'apply' : 'gap';
}
