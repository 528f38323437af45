import type { CallName } from '@xiongmao/api/contract';

interface Sample {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
}

const address = 'matrix@example.org';
const mobile = '13900000000';
const checkCode = '000000';
const password = 'Thicket-77';
const returned = { code: 'x', state: 'x' };
const match = { matchId: '999999' };
const nobody = { id: '999999' };

/** Something that each call takes and that does no harm: a name left out here does not compile. */
export const callSamples: Record<CallName, Sample> = {
  getGames: {},
  getGameTabs: {},
  getSportLeagues: {},
  getEsportLeagues: {},
  pushFeed: { params: { source: 'matrix' }, body: { messages: [{}] } },

  getCountries: {},
  getSignInMethods: {},
  sendMobileCode: { body: { mobileOrEmail: mobile } },
  sendEmailCode: { body: { mobileOrEmail: address } },
  sendVerificationCode: { body: { mobile } },
  signInByCode: { body: { mobileOrEmail: address, checkCode } },
  checkMobileCode: { body: { mobile, checkCode } },
  signInByPassword: { body: { name: 'nobody', password } },
  signInByMobileAndPassword: { body: { mobile, password } },
  resetPassword: { body: { mobileOrEmail: address, checkCode, password } },
  modifyPassword: { body: { mobile, checkCode, password } },
  changePassword: { body: { oldPassword: 'wrong', password } },
  bindAddress: { body: { email: address, checkCode } },
  getProviderUrl: { query: { type: '3' } },
  getLineUrl: {},
  undoAddressChange: { body: { token: '1.unknown' } },
  getWeChatUrl: {},
  getQqUrl: {},
  signInByProvider: { query: { type: '3', ...returned } },
  signInByGoogle: { query: returned },
  signInByLine: { query: returned },
  signInByAccount: { query: { type: 'qq', ...returned } },
  bindAccount: { body: { mobile, checkCode, accountNumber: 'x', type: 'qq' } },
  redirectTo: { query: { url: 'https://elsewhere.example/' } },
  signInToDemo: { query: { name: 'nobody' } },
  getUserInfo: { query: { userId: '999999' } },
  signOut: { body: {} },
  getSessions: {},
  endSession: { body: { id: '00000000-0000-4000-8000-000000000000' } },
  getLinks: {},
  unlink: { body: { provider: 'x', subject: 'nobody' } },
  prove: { body: { password: 'wrong' } },
  sendProofCode: { body: {} },
  agree: { body: { agreed: true } },
  deleteAccount: { body: {} },

  editAccount: { body: {} },
  editProfile: { body: { signature: '' } },
  setAvatar: { body: { image: null } },
  follow: { query: nobody },
  isFollowing: { query: nobody },
  getFollows: { query: { userId: '999999' } },
  getPreferences: {},
  savePreferences: { body: {} },
  getNotices: {},
  readNotices: { body: { ids: [] } },
  sendFeedback: { body: { kind: 'other', text: 'x' } },
  getInvitations: {},

  visitChannel: { params: { code: 'nobodys' } },
  confirmVisit: { body: {} },
  countDownload: { body: { platform: 'ios' } },

  getGold: {},
  getCoinEntries: {},
  getCoinStatement: { query: { month: '2026-11' } },
  getPayMethods: {},
  payByAlipay: { body: { fen: 1 } },
  payByHuiYuan: { body: { fen: 1 } },
  getPayment: { query: { id: '999999' } },

  startApplication: {},
  applyAsExpert: { query: { introduction: 'Twenty years of watching', gameIds: '202' } },
  getPlan: { query: { id: '999999' } },
  getPlans: {},
  getHomePlans: {},
  recommendExperts: {},
  getExperts: {},
  getExpert: { query: { userId: '999999' } },
  getExpertAccuracy: { query: { userId: '999999' } },
  getExpertGraph: { query: { userId: '999999' } },
  getChain: { query: { userId: '999999' } },
  getFocusEvents: {},
  checkGold: { query: { id: '999999' } },
  buyPlan: { body: { id: 999_999, price: 1 } },
  getOrders: {},
  getReceipt: { query: { id: '999999' } },
  getOwnPlans: {},
  getReturnsSummary: {},
  getReturns: {},
  getMonthlyReturns: {},

  getDayBoard: {},
  getLiveSports: {},
  getLiveEsports: {},
  getLiveMatches: {},
  getPastMatches: { body: {} },
  getUpcomingMatches: { body: {} },
  findMatches: { body: {} },
  getDayMatches: { body: {} },
  getWeekSchedule: { body: {} },
  getWeekResults: { body: {} },
  countMatches: {},
  getHeadToHead: { query: match },
  getStandings: { query: match },
  getTrends: { query: match },
  getActions: { query: match },
  favourMatches: { body: { matchIds: [999_999] } },
  getFavourites: {},
  getMatch: { params: { game: 'soccer', matchId: '999999' } },
};

interface ResourceSample {
  query?: Record<string, string>;
  create?: object;
  update?: object;
  /** Of a row that nobody has; `999999` unless ids are texts. */
  id?: string;
}

/** The same for back-office resources, by office and name; ids are of nobody. */
export const resourceSamples: Record<string, ResourceSample> = {
  'console/users': {},
  'console/roles': { create: { userId: 999_999, role: 'support' }, id: '999999-support' },
  'console/bans': {
    create: { userId: 999_999, reason: 'x', until: null },
    update: { lifted: true },
  },
  'console/sessions': { query: { userId: '999999' } },
  'console/feedback': { update: { state: 'done' } },
  'console/channels': {
    create: { name: 'Matrix', source: 'social', type: 'cpa', brand: 'xiongmao', zone: 'UTC' },
    update: { name: 'Matrix' },
  },
  'console/channel-days': {},
  'console/channel-totals': {},
  'console/channel-users': {},
  'console/statements': {},
  'console/audit-entries': {},
  'console/gold-accounts': {},
  'console/transfers': {},
  'console/holds': {},
  'console/disputed-matches': {},
  'console/doubtful-teams': {},
  'console/payments': {},
  'console/ledger-proofs': {},
  'console/channel-gold': {},
  'console/channel-water': {},
  'studio/plans': {
    create: {
      matchId: 999_999,
      title: 'Matrix of plans',
      content: 'Nothing that anyone could bet on.',
      playType: 'winner',
      level: 'full',
      pick: 'home',
      line: null,
      odds: 2,
      price: 8,
      refund: false,
    },
    update: { title: 'Matrix of plans' },
  },
  'studio/matches': {},
  'studio/returns': {},
  'console/expert-applications': { update: { decision: 'recommended' } },
  'console/experts': { update: { state: 'suspended', reason: 'x' } },
  'console/plans': { update: { state: 'published' } },
  'console/settlements': { create: { planId: 999_999, result: 'void', reason: 'x' } },
  'console/welcomes': { update: { state: 'released' } },
  'console/plan-purchases': { update: { state: 'released', reason: 'x' } },
};
