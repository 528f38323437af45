import type { ArticleBody, Block } from '@xiongmao/api/news/document';

/** What a story is told of. */
export interface Subject {
  matchId: number;
  home: { id: number; name: string };
  away: { id: number; name: string };
  league: string;
}

interface Written {
  title: string;
  summary: string;
  body: ArticleBody;
}

/** A story in the languages of the demo; each line of `points` is an entry of a list. */
interface Story {
  title: string;
  summary: string;
  opening: string;
  heading: string;
  points: readonly string[];
  close: string;
}

export const storyLocales = ['zh_CN', 'en_US'] as const;
type StoryLocale = (typeof storyLocales)[number];

const stories: readonly Record<StoryLocale, Story>[] = [
  {
    zh_CN: {
      title: '{home}对阵{away}：开赛前该看什么',
      summary: '{league}即将开打，三件事决定你该怎么看这场比赛。',
      opening:
        '{league}的这场比赛，双方的思路截然不同。下面的比分卡会随比赛实时更新，不用离开这一页。',
      heading: '三个看点',
      points: [
        '开局节奏：{home}是否愿意主动压上，前十分钟就会给出答案。',
        '客队的应对：{away}如果先稳住，比赛会进入他们习惯的速度。',
        '替补与轮换：比分胶着时，板凳往往比首发更说明问题。',
      ],
      close: '看完前瞻，不妨在比赛页打开数据栏，边看边对照。',
    },
    en_US: {
      title: '{home} v {away}: what to watch before it starts',
      summary: 'Three things that tell you how to read this {league} match.',
      opening:
        'Two very different plans meet in the {league}. The score card below stays live, so there is no need to leave the page.',
      heading: 'Three things to watch',
      points: [
        'The opening: whether {home} press at once shows within ten minutes.',
        'The answer: if {away} settle first, the match runs at the speed they like.',
        'The bench: when the score is close, it tells more than the line-up does.',
      ],
      close: 'Keep the statistics of the match page open beside it, and compare as it goes.',
    },
  },
  {
    zh_CN: {
      title: '细说{away}：客场作战的得与失',
      summary: '客场不只是路途，{away}这一站要面对的是节奏。',
      opening: '说到{away}，人们常谈名气，很少谈客场。而客场最先考验的是耐心。',
      heading: '客场账本',
      points: [
        '先求不失：让{home}的主场气氛慢慢冷下来。',
        '抓住回合之间的空隙，而不是等待一次完美的机会。',
        '最后阶段的体能分配，决定能否把比分带走。',
      ],
      close: '无论结果如何，{league}还很长。一场比赛说明的，永远比标题少。',
    },
    en_US: {
      title: '{away} on the road: what it costs, what it gives',
      summary: 'Being away is more than the journey: for {away} it is about pace.',
      opening:
        'People talk about the name of {away} and seldom about how they travel. The first thing a road match tests is patience.',
      heading: 'The ledger',
      points: [
        'Give nothing away early, and let the crowd of {home} cool down.',
        'Use the gaps between the phases instead of waiting for the perfect one.',
        'Keep something for the end: that is when a lead is carried home.',
      ],
      close:
        'Whatever the result, the {league} is long. One match always proves less than its headline.',
    },
  },
  {
    zh_CN: {
      title: '{league}观察：{home}的主场为何难啃',
      summary: '主场优势从哪里来？用{home}这场比赛来看一看。',
      opening: '主场优势说了几十年，真正能量化的只有几样。{home}这一场正好是一面镜子。',
      heading: '优势从哪里来',
      points: [
        '熟悉：场地、灯光、地图，细节一点点累积。',
        '节奏：主队更敢在劣势时加速。',
        '判断：观众会影响每个人，包括做决定的人。',
      ],
      close: '{away}想要带走胜利，先要让这里安静下来。',
    },
    en_US: {
      title: '{league} notebook: why {home} are hard to beat at home',
      summary: 'Where does home advantage come from? {home} are a good place to look.',
      opening:
        'Home advantage has been argued about for decades, and only a few parts of it can be measured. This match of {home} shows them well.',
      heading: 'Where it comes from',
      points: [
        'Familiarity: ground, light and map, one detail upon the other.',
        'Pace: the home side dares to speed up when it is behind.',
        'Judgement: a crowd moves everybody, and those who decide among them.',
      ],
      close: 'If {away} want to win here, they have to make it quiet first.',
    },
  },
  {
    zh_CN: {
      title: '一场比赛怎么读数据：以{home}和{away}为例',
      summary: '控球、效率、关键回合：三组数字，读懂一场{league}。',
      opening: '数据不会替你看比赛，但会告诉你该看哪里。我们用下面这场比赛来演示。',
      heading: '三组数字',
      points: [
        '占有：拿着主动权的时间，不等于赢下的时间。',
        '效率：每一次机会换来多少，是强队和好队的区别。',
        '关键段落：把比赛切成几段，看谁赢下最重的那段。',
      ],
      close: '把{home}与{away}的这三组数字记下来，赛后再翻开看看。',
    },
    en_US: {
      title: 'Reading a match by its numbers: {home} and {away}',
      summary: 'Possession, efficiency and the moments that weigh most, in one {league} match.',
      opening:
        'Numbers do not watch a match for you, but they tell you where to look. The match below is our example.',
      heading: 'Three groups of numbers',
      points: [
        'Possession: time with the initiative is not time in the lead.',
        'Efficiency: what a chance is worth tells strong sides from good ones.',
        'The moments: cut the match into parts, and see who won the heaviest.',
      ],
      close: 'Write these down for {home} and {away}, and open them again afterwards.',
    },
  },
];

const text = (value: string) => [{ type: 'text' as const, text: value }];
const paragraph = (value: string) => ({ type: 'paragraph' as const, content: text(value) });

function bodyOf(story: Story, { matchId, home, away }: Subject): ArticleBody {
  const content: Block[] = [
    paragraph(story.opening),
    { type: 'matchCard', attrs: { id: matchId } },
    { type: 'heading', attrs: { level: 2 }, content: text(story.heading) },
    {
      type: 'bulletList',
      content: story.points.map((point) => ({ type: 'listItem', content: [paragraph(point)] })),
    },
    { type: 'teamCard', attrs: { id: home.id } },
    { type: 'teamCard', attrs: { id: away.id } },
    { type: 'blockquote', content: [paragraph(story.close)] },
  ];
  return { type: 'doc', content };
}

/** A story of a subject, in a language; there are as many as one likes, in turn. */
export function tell(place: number, locale: StoryLocale, subject: Subject): Written {
  const { home, away, league } = subject;
  const names: Record<string, string> = { home: home.name, away: away.name, league };
  const fill = (line: string) => line.replace(/\{(\w+)\}/g, (_, name: string) => names[name]!);
  const { points, ...lines } = stories[place % stories.length]![locale];
  const told = Object.fromEntries(
    Object.entries(lines).map(([name, line]) => [name, fill(line)]),
  ) as Omit<Story, 'points'>;
  const body = bodyOf({ ...told, points: points.map(fill) }, subject);
  return { title: told.title.slice(0, 120), summary: told.summary.slice(0, 300), body };
}
