import type { Link } from '../../fields/links/link.ts';
import type { NoticeKind } from '../shapes.ts';

/** What a push message holds, encrypted for one browser: a notice, ready to be shown. */
export interface PushMessage {
  /** The notice's; of two with the same tag the higher one is the later. */
  id: number;
  kind: NoticeKind;
  title: string;
  body: string;
  lang: string;
  dir: 'ltr' | 'rtl';
  /** What is told of the same replaces what was told before. */
  tag: string;
  /** Whether it makes itself heard although it only replaces another. */
  renotify: boolean;
  /** Where a click leads. */
  link: Link | null;
  /** How many notices wait unread. */
  unread: number;
}
