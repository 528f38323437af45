import type { RuntimeConfig } from '@xiongmao/api/hosting/config/config';
import { anchorApplications } from './anchor-applications/index.tsx';
import { anchorReturns } from './anchor-returns/index.tsx';
import { anchors } from './anchors/index.tsx';
import { audit } from './audit/index.tsx';
import { blindBoxes } from './blind-boxes/index.tsx';
import { broadcasts } from './broadcasts/index.tsx';
import { channelGold } from './channel-gold/index.tsx';
import { channelUsers } from './channel-users/index.tsx';
import { channelWater } from './channel-water/index.tsx';
import { channels } from './channels/index.tsx';
import { chatActions } from './chat-actions/index.tsx';
import { chatAppeals } from './chat-appeals/index.tsx';
import { chatMessages } from './chat-messages/index.tsx';
import { chatReports } from './chat-reports/index.tsx';
import { chatRooms } from './chat-rooms/index.tsx';
import { chatWords } from './chat-words/index.tsx';
import { deskMatches } from './desk-matches/index.tsx';
import { disputedMatches } from './disputed-matches/index.tsx';
import { expertApplications } from './expert-applications/index.tsx';
import { experts } from './experts/index.tsx';
import { feedSources } from './feed-sources/index.tsx';
import { feedback } from './feedback/index.tsx';
import { gifts } from './gifts/index.tsx';
import { goldAccounts } from './gold-accounts/index.tsx';
import { goods } from './goods/index.tsx';
import { goodsCategories } from './goods-categories/index.tsx';
import { goodsOrders } from './goods-orders/index.tsx';
import { holds } from './holds/index.tsx';
import { ledgerProofs } from './ledger-proofs/index.tsx';
import { linkCandidates } from './link-candidates/index.tsx';
import { linkables } from './linkables/index.tsx';
import { links } from './links/index.tsx';
import { liveLinks } from './live-links/index.tsx';
import { liveUnlocks } from './live-unlocks/index.tsx';
import { newsArticles } from './news-articles/index.tsx';
import { newsPictures } from './news-pictures/index.tsx';
import { newsTexts } from './news-texts/index.tsx';
import { pageVersions } from './page-versions/index.tsx';
import { payments } from './payments/index.tsx';
import { planPurchases } from './plan-purchases/index.tsx';
import { plans } from './plans/index.tsx';
import { proclamations } from './proclamations/index.tsx';
import { quarantinedMessages } from './quarantined-messages/index.tsx';
import { roomReports } from './room-reports/index.tsx';
import type { ResourceScreens } from './screens/screen.tsx';
import { sentGifts } from './sent-gifts/index.tsx';
import { settlements } from './settlements/index.tsx';
import { siteDetails } from './site-details/index.tsx';
import { statistics } from './statistics/index.tsx';
import { streams } from './streams/index.tsx';
import { takedowns } from './takedowns/index.tsx';
import { transfers } from './transfers/index.tsx';
import { users } from './users/index.tsx';
import { videoJobs } from './video-jobs/index.tsx';
import { videos } from './videos/index.tsx';
import { welcomes } from './welcomes/index.tsx';
import { writingAppeals } from './writing-appeals/index.tsx';
import { writingReports } from './writing-reports/index.tsx';

type Switches = Pick<RuntimeConfig, 'live' | 'mall' | 'blindBoxes'>;

/** What was redeemed is worked on to its end, also where the shop is closed. */
const untilTheEnd = ['goods-orders', 'goods'];

/** The screens of a brand's console: one without live rooms, a shop or blind boxes has none of theirs. */
export const resourcesOf = (brand: Switches): readonly ResourceScreens[] =>
  resources.filter(
    ({ group, name }) =>
      (brand.live || group !== 'live') &&
      (brand.mall || group !== 'mall' || untilTheEnd.includes(name)) &&
      (brand.blindBoxes || name !== 'blind-boxes'),
  );

/** Every screen of the console, in the order of its menu. */
const resources: readonly ResourceScreens[] = [
  statistics,
  channels,
  channelUsers,
  channelGold,
  channelWater,
  plans,
  expertApplications,
  experts,
  settlements,
  planPurchases,
  streams,
  broadcasts,
  roomReports,
  anchorApplications,
  anchors,
  liveLinks,
  liveUnlocks,
  gifts,
  sentGifts,
  anchorReturns,
  chatReports,
  chatAppeals,
  writingReports,
  writingAppeals,
  chatMessages,
  chatRooms,
  chatActions,
  chatWords,
  deskMatches,
  feedSources,
  quarantinedMessages,
  disputedMatches,
  linkCandidates,
  links,
  linkables,
  payments,
  goldAccounts,
  transfers,
  holds,
  welcomes,
  ledgerProofs,
  goodsOrders,
  goods,
  goodsCategories,
  blindBoxes,
  newsArticles,
  newsTexts,
  newsPictures,
  videos,
  videoJobs,
  proclamations,
  pageVersions,
  siteDetails,
  users,
  feedback,
  takedowns,
  audit,
];
