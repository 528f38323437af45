import type {
  studioAnchorMatchResource,
  studioLinkResource,
  studioReservationResource,
} from '@xiongmao/api/anchors/resources';
import type {
  studioMatchResource,
  studioPlanResource,
  studioReturnResource,
} from '@xiongmao/api/experts/resources';
import type { studioGiftResource } from '@xiongmao/api/gifts/resources';
import type { studioArticleResource } from '@xiongmao/api/news/resources';
import type { ShownRow } from '@xiongmao/api/resource';
import type { Permission } from '@xiongmao/api/roles';
import type { studioCaptionResource, studioVideoResource } from '@xiongmao/api/videos/resources';

/** The studio's rows; types alone, so that no validator comes along. */
export type OwnPlan = ShownRow<typeof studioPlanResource>;
export type OwnArticle = ShownRow<typeof studioArticleResource>;
export type OwnVideo = ShownRow<typeof studioVideoResource>;
export type OwnCaption = ShownRow<typeof studioCaptionResource>;
export type OpenMatch = ShownRow<typeof studioMatchResource>;
export type Return = ShownRow<typeof studioReturnResource>;
export type RoomMatch = ShownRow<typeof studioAnchorMatchResource>;
export type LiveLink = ShownRow<typeof studioLinkResource>;
export type Reservation = ShownRow<typeof studioReservationResource>;
export type ReceivedGift = ShownRow<typeof studioGiftResource>;

/** Whose each resource is. */
export const permissionsOf: Readonly<Record<string, Permission>> = {
  plans: 'creator',
  articles: 'creator',
  returns: 'creator',
  videos: 'studio',
  'video-captions': 'studio',
  matches: 'creator',
  reservations: 'broadcast',
  'anchor-matches': 'broadcast',
  'live-links': 'broadcast',
  'received-gifts': 'broadcast',
};
