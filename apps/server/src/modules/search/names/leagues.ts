/** What leagues are called besides their names in the texts (`competitions`), by game; columns as in `known-names.ts`. */
export const leagues: Readonly<Record<number, string>> = {
  202: `
GB-ENG | Premier League, English Premier League | 英格兰足球超级联赛, 英超联赛 | | الدوري الإنجليزي, البريميرليغ | | | АПЛ | EPL
GB-ENG | Championship, English Championship, EFL Championship | 英格兰足球冠军联赛 | | | | | |
GB-ENG | FA Cup | 英格兰足总杯 | | | | | |
GB-ENG | League Cup, EFL Cup, Carabao Cup | 英格兰联赛杯, 卡拉宝杯 | | | カラバオカップ | 카라바오컵 | |
ES | La Liga, Primera División, Primera División de España, Spain Primera División | 西班牙足球甲级联赛 | | الليغا | スペインリーグ | 프리메라리가 | Примера | LaLiga
ES | Segunda División, Segunda División de España | 西班牙足球乙级联赛 | | | | | |
ES | Copa del Rey | 西班牙国王杯 | | | スペイン国王杯 | 국왕컵 | |
DE | Bundesliga, Deutsche Bundesliga | 德国足球甲级联赛 | | البوندسليغا | ドイツリーグ | | |
IT | Serie A, Italian Serie A | 意大利足球甲级联赛 | 義甲 | الكالتشيو | イタリアリーグ | | |
FR | Ligue 1, French Ligue 1 | 法国足球甲级联赛 | | | フランスリーグ | 리그앙 | |
NL | Eredivisie, Netherlands Eredivisie | 荷兰足球甲级联赛 | | | オランダリーグ | | Чемпионат Нидерландов |
PT | Primeira Liga, Liga Portugal | 葡萄牙足球超级联赛 | | | ポルトガルリーグ | | Чемпионат Португалии |
TR | Süper Lig | 土耳其足球超级联赛 | | | | | Чемпионат Турции |
SA | Pro League, Saudi Pro League, Saudi Professional League | 沙特足球职业联赛, 沙特超 | | دوري روشن السعودي, دوري روشن | | | |
CN | Super League, Chinese Super League, China Super League | 中国足球协会超级联赛 | | | | | | CSL
JP | J1 League | 日本职业足球联赛, J联赛 | | | | | |
KR | K League 1 | 韩国职业足球联赛, K联赛 | | | | | |
US | Major League Soccer | 美国职业足球大联盟 | | | | | | MLS
MX | Liga MX | 墨西哥足球超级联赛 | | | | | Чемпионат Мексики |
BR | Série A, Brasileiro Série A | 巴西足球甲级联赛 | | | | | Чемпионат Бразилии | Brasileirão
AR | Liga Profesional, Liga Profesional Argentina | 阿根廷足球甲级联赛 | | | | | |
CO | Primera A, Colombia Primera A | 哥伦比亚足球甲级联赛, 哥甲 | | | | | |
 | UEFA Champions League, Champions League | 欧洲冠军联赛, 欧冠联赛 | | دوري الأبطال | | 챔스 | Лига чемпионов | UCL
 | UEFA Europa League, Europa League | 欧罗巴联赛, 欧足联欧洲联赛 | | | | | Лига Европы | UEL
 | UEFA Conference League, UEFA Europa Conference League | 欧洲协会联赛, 欧会杯 | | | | | Лига конференций | UECL
 | UEFA Nations League | 欧洲国家联赛 | | | | | Лига наций |
 | World Cup, FIFA World Cup | 国际足联世界杯 | | المونديال | ワールドカップ, W杯 | 월드컵 | ЧМ, Мундиаль | Mundial, WM, VM, WK, Μουντιάλ
 | Club World Cup, FIFA Club World Cup | 国际足联俱乐部世界杯 | | | クラブW杯 | 클럽월드컵 | |
 | European Championship, UEFA European Championship, Euro Championship, UEFA Euro, Euro | 欧洲足球锦标赛 | | اليورو | ユーロ | 유로 | Евро, ЧЕ | EM, EK
 | Africa Cup of Nations | 非洲国家杯 | | كأس أمم أفريقيا | | | КАН | AFCON, CAN
 | AFC Champions League, AFC Champions League Elite | 亚洲冠军联赛 | | | ACL | | | ACL
 | Copa Libertadores, CONMEBOL Libertadores | 解放者杯 | | | | | |
`,
  201: `
 | NBA | 美职篮, 美国职业篮球联赛 | | دوري السلة الأمريكي | | 미국 프로 농구 | |
 | WNBA | 美国女子职业篮球联赛 | | | | | |
CN | CBA, Chinese Basketball Association | 中国男子篮球职业联赛, 中职篮 | | الدوري الصيني لكرة السلة | | | КБА |
`,
  205: `
 | MLB, Major League Baseball | 美职棒, 美国职业棒球大联盟, 大联盟 | | دوري البيسبول الأمريكي | メジャーリーグ, 大リーグ | 메이저 리그 | Главная лига бейсбола |
JP | NPB, Nippon Professional Baseball | 日职棒, 日本职业棒球 | 日職 | | 日本プロ野球, プロ野球 | 일본 프로 야구 | |
KR | KBO, KBO League | 韩职棒, 韩国职业棒球 | 韓職 | | 韓国プロ野球 | 한국 프로 야구 | |
TW | CPBL | 中华职棒, 中职 | | | | | |
`,
  209: `
 | NFL | 美式橄榄球联盟, 国家橄榄球联盟, 国家美式足球联盟 | | دوري كرة القدم الأمريكية | アメフト | | Национальная футбольная лига |
`,
  210: `
 | Indian Premier League | 印度超级联赛 | | | | | | IPL
`,
  203: `
 | Australian Open | 澳大利亚网球公开赛, 澳洲网球公开赛 | | بطولة أستراليا المفتوحة | | | |
 | French Open, Roland Garros | 法国网球公开赛, 罗兰加洛斯 | | بطولة فرنسا المفتوحة | ローラン・ギャロス | 롤랑 가로스 | Ролан Гаррос |
 | Wimbledon | 温布尔登网球锦标赛, 温布尔登 | 溫布頓 | | 全英テニス | | |
 | US Open | 美国网球公开赛 | | بطولة أمريكا المفتوحة | | | |
`,
  1: `
 | LPL | 英雄联盟职业联赛 | | | | | |
 | LCK | 英雄联盟冠军联赛, 英雄联盟韩国冠军联赛 | | | | 리그 오브 레전드 챔피언스 코리아 | |
 | LEC | 英雄联盟欧洲冠军联赛 | | | | | |
 | Worlds, World Championship | 英雄联盟全球总决赛 | | | | 롤드컵 | |
 | Mid-Season Invitational | 英雄联盟季中冠军赛 | | | | | | MSI
`,
  2: `
 | Major, PGL Major, BLAST Major, CS Major | 特锦赛, CS特锦赛 | | | | | |
`,
  3: `
 | King Pro League, KPL | KPL职业联赛 | | | | | |
`,
  4: `
 | The International | 国际邀请赛 | | | | | |
`,
};
