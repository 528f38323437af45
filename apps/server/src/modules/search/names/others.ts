/** Cricket and esports: `known-names.ts` says what stands in which column. */
export const cricket = `
 | Chennai Super Kings | 清奈超级王者, 金奈超级国王, 钦奈超级国王 | | تشيناي سوبر كينغز | チェンナイ・スーパーキングス | 첸나이 슈퍼 킹스 | Ченнаи Супер Кингс |
 | Delhi Capitals, Delhi Daredevils | 德里首都 | | دلهي كابيتالز | デリー・キャピタルズ | 델리 캐피털스 | Дели Кэпиталс |
 | Gujarat Titans | 古吉拉特泰坦 | | غوجارات تايتنز | グジャラート・タイタンズ | 구자라트 타이탄스 | Гуджарат Тайтанс |
 | Kolkata Knight Riders | 加尔各答骑士团, 加尔各答骑士 | | كلكتا نايت رايدرز | コルカタ・ナイトライダーズ | 콜카타 나이트 라이더스 | Калькутта Найт Райдерс |
 | Lucknow Super Giants | 勒克瑙超级巨人 | | لكناو سوبر جاينتس | ラクナウ・スーパージャイアンツ | 러크나우 슈퍼 자이언츠 | Лакхнау Супер Джайентс |
 | Mumbai Indians | 孟买印度人 | | مومباي إنديانز | ムンバイ・インディアンズ | 뭄바이 인디언스 | Мумбаи Индианс |
 | Punjab Kings, Kings XI Punjab | 旁遮普国王 | | بنجاب كينغز | パンジャーブ・キングス | 펀자브 킹스 | Пенджаб Кингс |
 | Rajasthan Royals | 拉贾斯坦皇家 | | راجستان رويالز | ラージャスターン・ロイヤルズ | 라자스탄 로열스 | Раджастхан Роялс |
 | Royal Challengers Bengaluru, Royal Challengers Bangalore | 班加罗尔皇家挑战者 | | رويال تشالنجرز بنغالور | ロイヤル・チャレンジャーズ・ベンガルール | 로열 챌린저스 벵갈루루 | Роял Челленджерс Бангалор |
 | Sunrisers Hyderabad | 朝阳海得拉巴 | | صنرايزرز حيدر آباد | サンライザーズ・ハイデラバード | 선라이저스 하이데라바드 | Санрайзерс Хайдарабад |
`;

/** Of clubs that play more than one game: for each of them. */
export const esports = `
 | Bilibili Gaming, BLG | 哔哩哔哩电竞 | | | | | |
 | EDward Gaming, EDG | EDG电子竞技俱乐部 | | | | | |
 | FunPlus Phoenix, FPX | 趣加凤凰 | | | | | |
 | Invictus Gaming, iG | iG电子竞技俱乐部 | | | | | |
 | JD Gaming, Beijing JDG Intel Esports | 京东电竞, 京东战队 | | | | | |
 | LNG Esports | 李宁电竞 | | | | | |
 | LGD Gaming, PSG.LGD | 老干爹 | | | | | |
 | Royal Never Give Up, RNG | 皇族 | | | | | |
 | Team WE, Xi'an Team WE | WE电子竞技俱乐部 | | | | | |
 | Top Esports, TES | 滔搏, 滔搏电竞 | | | | | |
 | TYLOO | 天禄 | | | | | |
 | Weibo Gaming, WBG | 微博电竞 | | | | | |
 | Ninjas in Pyjamas CN | 深圳NIP | | | | | |
 | T1, SK Telecom T1 | SKT | | | T1, SKT | 티원, SK텔레콤 T1 | |
 | Gen.G, Gen.G Esports | | | | | 젠지 | |
 | Hanwha Life Esports, HLE | 韩华生命 | | | | 한화생명 | |
 | DRX | | | | | 디알엑스 | |
 | Dplus KIA, DWG KIA, DAMWON Gaming | | | | | 디플러스 기아, 담원 기아 | |
 | KT Rolster | | | | | KT 롤스터 | |
 | Natus Vincere, NAVI | 天生赢家 | | | | | Нави |
`;
