interface DemoPost {
  by: string;
  /** Hours before the demo began. */
  ago: number;
  gameId: number | null;
  text: string;
  /** Who says what about it; an answer is to the comment before it. */
  comments: readonly { by: string; text: string; answers?: true }[];
  likes: readonly string[];
}

/** What fans of the demo posted before anybody came. */
export const demoPosts: readonly DemoPost[] = [
  {
    by: 'LaoZhang88',
    ago: 3,
    gameId: 202,
    text: '今晚这场德比，你们看好谁？\n我觉得中场控制才是关键，谁先稳住谁赢。',
    comments: [
      { by: 'XiaoQiuMi', text: '主队状态更好，但客队反击太快了' },
      { by: 'LaoZhang88', text: '所以边后卫别压太上', answers: true },
      { by: 'RedScarf7', text: 'Home side by one. Screenshot this.' },
    ],
    likes: ['XiaoQiuMi', 'RedScarf7', 'AYue2008', 'GoalLine', 'MiSanDao'],
  },
  {
    by: 'TikiTaka',
    ago: 7,
    gameId: 202,
    text: 'Unpopular opinion: zonal marking at corners is fine. It is the second ball that kills teams.',
    comments: [
      { by: 'BackHeel', text: 'Say that after the last three we conceded' },
      { by: 'TikiTaka', text: 'All three were second balls!', answers: true },
    ],
    likes: ['BackHeel', 'KopKid9', 'NorthStand'],
  },
  {
    by: 'AYue2008',
    ago: 11,
    gameId: 1,
    text: '这个版本打野也太强了，一级就能反两组野。教练组得想办法做视野，不然下路没法玩。',
    comments: [{ by: 'QingXun11', text: '早就该削了，前期节奏全看打野' }],
    likes: ['QingXun11', 'HuangXiaoLong'],
  },
  {
    by: 'NorthStand',
    ago: 20,
    gameId: 201,
    text: 'Season tickets renewed. Eleven years, same row, same neighbours. What is your matchday ritual?',
    comments: [
      { by: 'KopKid9', text: 'Same scarf, never washed' },
      { by: 'LateWinner', text: 'That explains the empty seats around you', answers: true },
      { by: 'NanKanTai', text: '南看台的朋友路过，十二年了' },
    ],
    likes: ['KopKid9', 'LateWinner', 'NanKanTai', 'GoalLine'],
  },
  {
    by: 'QingXun11',
    ago: 29,
    gameId: null,
    text: '带孩子去踢球，七岁，第一次进球比我自己进还激动。青训教练说先别管输赢，先喜欢上。',
    comments: [{ by: 'BeiMenQiang', text: '说得好，先喜欢上' }],
    likes: ['BeiMenQiang', 'LaoZhang88', 'XiaoQiuMi', 'Offside23'],
  },
];

/** What they say below a match; `{side}` is one of the sides. */
export const matchComments: readonly string[] = [
  '{side}这场的阵容有点意思，年轻人都上了',
  '上次交手还历历在目，希望这次好看点',
  '{side} have not lost at home since March. Just saying.',
  '中场人数占优，但没打出来',
  'The bench will decide this one',
  '两队的教练都太保守了，放开打啊',
  'Anyone else nervous about that back line?',
  '看数据{side}占优，但数据不会进球',
];
