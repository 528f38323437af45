import type { CallName } from '@xiongmao/api/contract';

interface Sample {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
}

const address = 'matrix@example.org';
const mobile = '13900000000';
const checkCode = '000000';
const password = 'Xiongmao77';
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
}

/** The same for back-office resources, by name; ids are of nobody. */
export const resourceSamples: Record<string, ResourceSample> = {
  users: { update: { roles: ['user'] } },
  bans: { create: { userId: 999_999, reason: 'x', until: null }, update: { lifted: true } },
  sessions: { query: { userId: '999999' } },
  feedback: { update: { state: 'done' } },
  channels: {
    create: { name: 'Matrix', source: 'social', type: 'cpa', brand: 'xiongmao', zone: 'UTC' },
    update: { name: 'Matrix' },
  },
  'channel-days': {},
  'channel-totals': {},
  'channel-users': {},
  statements: {},
  'audit-entries': {},
};
