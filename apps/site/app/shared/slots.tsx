import type { ShownGift } from '@xiongmao/api/chat/shapes';
import type { FollowKind } from '@xiongmao/api/follow-kinds';
import type { MatchLink, PageMatch } from '@xiongmao/api/matches/shapes';
import type { SubjectName } from '@xiongmao/api/posts/shapes';
import type { OccasionSubject } from '@xiongmao/api/users/rules';
import { type ComponentType, createContext, use } from 'react';

/** What can be followed: one person, team, league or player. */
export interface FollowTarget {
  kind: FollowKind;
  id: number;
}

/** Of what one can be told: a favourite match, or a team, league or player that one follows. */
interface BellSubject {
  kind: OccasionSubject;
  id: number;
  name: string;
  gameId: number;
}

export interface BellProps {
  subjects: readonly BellSubject[];
}

interface FollowProps {
  target: FollowTarget;
  name: string;
  className?: string;
}

export interface PayProps {
  open: boolean;
  onClose: () => void;
  /** Gold that something costs: an offer that gives what is missing of it is chosen. */
  needed?: number;
}

export interface GiftProps {
  /** Of one line of a room's talk. */
  gifts: readonly ShownGift[];
}

export interface CommentsProps {
  /** What is talked about. */
  subject: SubjectName;
}

/** An entry of a match's timeline, by its `key`, and the match's videos elsewhere. */
export interface WatchProps {
  match: Pick<PageMatch, 'id' | 'state'>;
  links: readonly MatchLink[];
  incident: string;
}

/** A league whose results one may want hidden. */
export interface HideLeagueProps {
  id: number;
  name: string;
}

/** A picture that plays, for what lies over it. */
export interface OverPictureProps {
  /** The anchor's uid. */
  roomId: number;
  broadcastId: number;
  replay: boolean;
  isPlaying: boolean;
  /** The moment (ms since the epoch) that is shown; null where it is not known. */
  shownAt: () => number | null;
}

/** Widgets that a page leaves room for and another feature has. */
interface Slots {
  HideLeague?: ComponentType<HideLeagueProps>;
  Follow?: ComponentType<FollowProps>;
  Bell?: ComponentType<BellProps>;
  Pay?: ComponentType<PayProps>;
  Gift?: ComponentType<GiftProps>;
  Comments?: ComponentType<CommentsProps>;
  Watch?: ComponentType<WatchProps>;
  OverPicture?: ComponentType<OverPictureProps>;
  PictureTools?: ComponentType;
}

export const SlotsContext = createContext<Slots>({});

/** Around a page, by its route: it alone knows both features. */
export const FilledSlots = SlotsContext.Provider;

/** The way to follow what it stands beside. */
export function FollowSlot(props: FollowProps) {
  const Follow = use(SlotsContext).Follow!;
  return <Follow {...props} />;
}

/** The way to choose which notices come, where there are any. */
export function BellSlot(props: BellProps) {
  const { Bell } = use(SlotsContext);
  return Bell ? <Bell {...props} /> : null;
}

/** The way to hide the results of a league. */
export function HideLeagueSlot(props: HideLeagueProps) {
  const { HideLeague } = use(SlotsContext);
  return HideLeague ? <HideLeague {...props} /> : null;
}

/** Where gold is bought. */
export function PaySlot(props: PayProps) {
  const Pay = use(SlotsContext).Pay!;
  return <Pay {...props} />;
}

/** What was given, where gifts are: a match's room has none. */
export function GiftSlot(props: GiftProps) {
  const { Gift } = use(SlotsContext);
  return Gift ? <Gift {...props} /> : null;
}

/** What is said about something, where people may talk about it. */
export function CommentsSlot(props: CommentsProps) {
  const { Comments } = use(SlotsContext);
  return Comments ? <Comments {...props} /> : null;
}

/** Over the picture: danmu and gifts. */
export function OverPictureSlot(props: OverPictureProps) {
  const { OverPicture } = use(SlotsContext);
  return OverPicture ? <OverPicture {...props} /> : null;
}

/** Among the player's controls: how what lies over the picture is shown. */
export function PictureToolsSlot() {
  const { PictureTools } = use(SlotsContext);
  return PictureTools ? <PictureTools /> : null;
}
