import type { AnyMatchDetail } from '@xiongmao/api/matches/shapes';
import type { MatchAddress } from '../../api/match-queries.ts';
import { useMatchStream } from '../../api/match-stream.ts';

/** Keeps a match current: it begins once the page rests, and nothing on it waits for that. */
export default function FollowStream(props: { address: MatchAddress; detail: AnyMatchDetail }) {
  useMatchStream(props.address, props.detail);
  return null;
}
