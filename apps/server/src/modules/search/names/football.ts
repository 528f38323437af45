/** `known-names.ts` says what stands in which column. */
export const football = `
# England, Scotland
GB-ENG | Arsenal | 阿森纳, 枪手 | 兵工廠, 阿仙奴 | أرسنال, آرسنال | アーセナル | 아스널, 아스날 | Арсенал | Gunners, Άρσεναλ, อาร์เซนอล
GB-ENG | Aston Villa | 阿斯顿维拉 | | أستون فيلا | アストン・ヴィラ, アストンビラ | 애스턴 빌라, 아스톤 빌라 | Астон Вилла | แอสตันวิลลา
GB-ENG | Bournemouth, AFC Bournemouth | 伯恩茅斯 | | بورنموث | ボーンマス | 본머스 | Борнмут |
GB-ENG | Brentford | 布伦特福德 | | برينتفورد | ブレントフォード | 브렌트퍼드, 브렌트포드 | Брентфорд |
GB-ENG | Brighton, Brighton & Hove Albion, Brighton and Hove Albion | 布莱顿 | | برايتون | ブライトン | 브라이턴, 브라이튼 | Брайтон |
GB-ENG | Burnley | 伯恩利 | | بيرنلي | バーンリー | 번리 | Бернли |
GB-ENG | Chelsea | 切尔西, 蓝军 | 車路士 | تشيلسي | チェルシー | 첼시 | Челси | Τσέλσι, เชลซี
GB-ENG | Crystal Palace | 水晶宫 | | كريستال بالاس | クリスタル・パレス | 크리스탈 팰리스 | Кристал Пэлас |
GB-ENG | Everton | 埃弗顿, 太妃糖 | 艾佛頓, 愛華頓 | إيفرتون | エヴァートン, エバートン | 에버턴, 에버튼 | Эвертон |
GB-ENG | Fulham | 富勒姆 | 富咸 | فولهام | フラム, フルハム | 풀럼, 풀햄 | Фулхэм |
GB-ENG | Ipswich Town, Ipswich | 伊普斯维奇 | | إيبسويتش تاون | イプスウィッチ・タウン | 입스위치 타운 | Ипсвич Таун |
GB-ENG | Leeds United, Leeds | 利兹联 | 里茲聯, 列斯聯 | ليدز يونايتد | リーズ・ユナイテッド | 리즈 유나이티드 | Лидс Юнайтед |
GB-ENG | Leicester City, Leicester | 莱斯特城 | 李斯特城 | ليستر سيتي | レスター・シティ | 레스터 시티 | Лестер Сити |
GB-ENG | Liverpool | 利物浦, 红军 | | ليفربول | リヴァプール, リバプール | 리버풀 | Ливерпуль | Λίβερπουλ, ลิเวอร์พูล, Ліверпуль
GB-ENG | Manchester City, Man City | 曼城, 曼彻斯特城 | | مانشستر سيتي, مان سيتي | マンチェスター・シティ | 맨체스터 시티, 맨시티 | Манчестер Сити | Μάντσεστερ Σίτι, แมนเชสเตอร์ซิตี, แมนซิตี้
GB-ENG | Manchester United, Man United, Man Utd | 曼联, 曼彻斯特联, 红魔 | | مانشستر يونايتد, مان يونايتد | マンチェスター・ユナイテッド | 맨체스터 유나이티드, 맨유 | Манчестер Юнайтед, МЮ | Μάντσεστερ Γιουνάιτεντ, แมนเชสเตอร์ยูไนเต็ด, แมนยู
GB-ENG | Newcastle United, Newcastle | 纽卡斯尔联, 纽卡 | 紐卡素, 紐卡索 | نيوكاسل يونايتد | ニューカッスル・ユナイテッド | 뉴캐슬 유나이티드 | Ньюкасл Юнайтед |
GB-ENG | Nottingham Forest, Nottm Forest | 诺丁汉森林 | 諾定咸森林 | نوتنغهام فورست | ノッティンガム・フォレスト | 노팅엄 포레스트 | Ноттингем Форест |
GB-ENG | Sheffield United, Sheffield Utd | 谢菲尔德联, 谢菲联 | 錫菲聯 | شيفيلد يونايتد | シェフィールド・ユナイテッド | 셰필드 유나이티드 | Шеффилд Юнайтед |
GB-ENG | Southampton | 南安普顿 | 南安普敦, 修咸頓 | ساوثهامبتون | サウサンプトン | 사우샘프턴, 사우스햄튼 | Саутгемптон |
GB-ENG | Sunderland, Sunderland AFC | 桑德兰 | 新特蘭 | سندرلاند | サンダーランド | 선덜랜드 | Сандерленд |
GB-ENG | Tottenham Hotspur, Tottenham | 托特纳姆热刺, 热刺 | | توتنهام هوتسبير | トッテナム・ホットスパー | 토트넘 홋스퍼 | Тоттенхэм Хотспур | Spurs, Τότεναμ, ทอตนัมฮอตสเปอร์, สเปอร์ส
GB-ENG | West Ham United, West Ham | 西汉姆联, 铁锤帮 | 韋斯咸 | وست هام يونايتد | ウェストハム・ユナイテッド | 웨스트햄 유나이티드 | Вест Хэм Юнайтед |
GB-ENG | Wolverhampton Wanderers, Wolverhampton, Wolves | 狼队, 伍尔弗汉普顿 | | وولفرهامبتون | ウルヴァーハンプトン・ワンダラーズ, ウルブス | 울버햄프턴, 울버햄튼 | Вулверхэмптон |
GB-SCT | Celtic, Celtic Glasgow | 凯尔特人 | | سلتيك | セルティック | 셀틱 | Селтик |
GB-SCT | Rangers, Glasgow Rangers | 格拉斯哥流浪者 | | رينجرز | レンジャーズ | 레인저스 | Рейнджерс |

# Spain
ES | Real Madrid, Real Madrid Club de Fútbol | 皇家马德里, 皇马 | | ريال مدريد | レアル・マドリード | 레알 마드리드 | Реал Мадрид | Ρεάλ Μαδρίτης, เรอัลมาดริด
ES | Barcelona | 巴塞罗那, 巴萨 | 巴塞隆納, 巴塞 | برشلونة | バルセロナ, バルサ | 바르셀로나, 바르사 | Барселона, Барса | Barça, Μπαρτσελόνα, บาร์เซโลนา
ES | Atlético Madrid, Atlético de Madrid, Club Atlético de Madrid, Atlético | 马德里竞技, 马竞 | | أتلتيكو مدريد | アトレティコ・マドリード | 아틀레티코 마드리드 | Атлетико Мадрид | Ατλέτικο Μαδρίτης
ES | Athletic Club, Athletic Bilbao, Athletic Club Bilbao | 毕尔巴鄂竞技, 毕尔巴鄂 | | أتلتيك بيلباو | アスレティック・ビルバオ | 아틀레틱 빌바오 | Атлетик Бильбао |
ES | Real Sociedad, Real Sociedad de Fútbol | 皇家社会 | | ريال سوسيداد | レアル・ソシエダ | 레알 소시에다드 | Реал Сосьедад |
ES | Sevilla | 塞维利亚 | 塞維亞 | إشبيلية | セビージャ | 세비야 | Севилья | Seville
ES | Valencia, Valencia Club de Fútbol | 瓦伦西亚 | 華倫西亞 | فالنسيا | バレンシア | 발렌시아 | Валенсия |
ES | Villarreal, Villarreal Club de Fútbol | 比利亚雷亚尔, 黄潜 | 維拉利爾 | فياريال | ビジャレアル | 비야레알 | Вильярреал |
ES | Real Betis, Betis, Real Betis Balompié | 皇家贝蒂斯, 贝蒂斯 | | ريال بيتيس | レアル・ベティス, ベティス | 레알 베티스 | Реал Бетис, Бетис |
ES | Girona | 赫罗纳 | 基羅納 | جيرونا | ジローナ | 지로나 | Жирона |
ES | Celta Vigo, Celta de Vigo, RC Celta de Vigo, Real Club Celta de Vigo, Celta | 塞尔塔 | 切爾達 | سيلتا فيغو | セルタ | 셀타 비고 | Сельта |
ES | Espanyol, RCD Espanyol de Barcelona, RCD Espanyol, Reial Club Deportiu Espanyol | 西班牙人 | 愛斯賓奴 | إسبانيول | エスパニョール | 에스파뇰 | Эспаньол |
ES | Getafe, Getafe Club de Fútbol | 赫塔费, 赫塔菲 | 加泰 | خيتافي | ヘタフェ | 헤타페 | Хетафе |
ES | Osasuna, CA Osasuna | 奥萨苏纳 | 奧沙辛拿 | أوساسونا | オサスナ | 오사수나 | Осасуна |
ES | Mallorca, RCD Mallorca | 马略卡, 马洛卡 | 馬略卡 | ريال مايوركا | マジョルカ | 마요르카 | Мальорка | Majorca
ES | Rayo Vallecano, Rayo Vallecano de Madrid | 巴列卡诺 | 華歷簡奴 | رايو فاليكانو | ラージョ・バジェカーノ | 라요 바예카노 | Райо Вальекано |
ES | Deportivo Alavés, Alavés, CD Alavés | 阿拉维斯 | 艾拉維斯 | ديبورتيفو ألافيس | アラベス, デポルティーボ・アラベス | 데포르티보 알라베스 | Алавес |
ES | Las Palmas, UD Las Palmas | 拉斯帕尔马斯 | | لاس بالماس | ラス・パルマス | 라스팔마스 | Лас-Пальмас |
ES | Elche | 埃尔切 | | إلتشي | エルチェ | 엘체 | Эльче |
ES | Real Oviedo, Oviedo | 皇家奥维耶多, 奥维耶多 | | ريال أوفييدو | レアル・オビエド, オビエド | 레알 오비에도 | Овьедо |
ES | Deportivo La Coruña, Real Club Deportivo de La Coruña, RC Deportivo | 拉科鲁尼亚 | | ديبورتيفو لا كورونيا | デポルティーボ・ラ・コルーニャ | 데포르티보 라코루냐 | Депортиво |
ES | Málaga, Málaga Club de Fútbol | 马拉加 | | ملقة, مالقة | マラガ | 말라가 | Малага |
ES | Levante, Levante UD | 莱万特 | | ليفانتي | レバンテ | 레반테 | Леванте |

# Germany
DE | Bayern München, Bayern Munich, Bayern | 拜仁慕尼黑, 拜仁 | | بايرن ميونخ, بايرن ميونيخ | バイエルン・ミュンヘン, バイエルン | 바이에른 뮌헨 | Бавария, Бавария Мюнхен | Bayern Múnich, Bayern Munique, Μπάγερν Μονάχου, บาเยิร์นมิวนิก
DE | Borussia Dortmund, Dortmund, BV Borussia 09 Dortmund | 多特蒙德, 大黄蜂 | 多蒙特 | بوروسيا دورتموند | ボルシア・ドルトムント, ドルトムント | 보루시아 도르트문트, 도르트문트 | Боруссия Дортмунд | BVB
DE | RB Leipzig, Rasen Ballsport Leipzig | 莱比锡红牛, 莱比锡 | | لايبزيغ | RBライプツィヒ, ライプツィヒ | RB 라이프치히, 라이프치히 | РБ Лейпциг, Лейпциг |
DE | Bayer Leverkusen, Bayer 04 Leverkusen, TSV Bayer 04 Leverkusen, Leverkusen | 勒沃库森, 药厂 | 利華古遜 | باير ليفركوزن | バイエル・レバークーゼン, レバークーゼン | 바이어 레버쿠젠, 레버쿠젠 | Байер Леверкузен, Байер |
DE | Eintracht Frankfurt, Frankfurt | 法兰克福 | | آينتراخت فرانكفورت | アイントラハト・フランクフルト, フランクフルト | 아인트라흐트 프랑크푸르트 | Айнтрахт Франкфурт |
DE | VfB Stuttgart, Stuttgart, VfB Stuttgart 1893 | 斯图加特 | 史特加 | شتوتغارت | シュツットガルト | 슈투트가르트 | Штутгарт |
DE | Borussia Mönchengladbach, Bor. Mönchengladbach, Mönchengladbach, Borussia VfL Mönchengladbach, Borussia M'gladbach | 门兴格拉德巴赫, 门兴 | 慕遜加柏 | بوروسيا مونشنغلادباخ | ボルシア・メンヒェングラートバッハ, ボルシアMG | 보루시아 묀헨글라트바흐, 묀헨글라트바흐 | Боруссия Мёнхенгладбах |
DE | VfL Wolfsburg, Wolfsburg | 沃尔夫斯堡, 狼堡 | 禾夫斯堡 | فولفسبورغ | ヴォルフスブルク | 볼프스부르크 | Вольфсбург |
DE | Werder Bremen, SV Werder Bremen | 云达不莱梅, 不莱梅 | 雲達不來梅 | فيردر بريمن | ヴェルダー・ブレーメン, ブレーメン | 베르더 브레멘 | Вердер |
DE | SC Freiburg, Freiburg | 弗赖堡 | | فرايبورغ | フライブルク | 프라이부르크 | Фрайбург |
DE | TSG 1899 Hoffenheim, 1899 Hoffenheim, TSG Hoffenheim, Hoffenheim | 霍芬海姆 | 賀芬咸 | هوفنهايم | ホッフェンハイム | 호펜하임 | Хоффенхайм |
DE | 1. FSV Mainz 05, FSV Mainz 05, Mainz 05, Mainz | 美因茨 | 緬恩斯 | ماينتس | マインツ | 마인츠 | Майнц |
DE | FC Augsburg, Augsburg | 奥格斯堡 | | أوغسبورغ | アウクスブルク | 아우크스부르크 | Аугсбург |
DE | 1. FC Union Berlin, Union Berlin | 柏林联合 | | يونيون برلين | ウニオン・ベルリン | 우니온 베를린 | Унион Берлин |
DE | 1. FC Köln, FC Köln, Köln | 科隆 | | كولن | ケルン | 쾰른 | Кёльн | Cologne
DE | Hamburger SV, Hamburg | 汉堡 | 漢堡 | هامبورغ | ハンブルガーSV | 함부르크 | Гамбург | HSV
DE | FC St. Pauli, St. Pauli, FC St. Pauli 1910 | 圣保利 | | سانت باولي | ザンクト・パウリ | 장크트파울리 | Санкт-Паули |
DE | 1. FC Heidenheim 1846, 1. FC Heidenheim, Heidenheim | 海登海姆 | | هايدنهايم | ハイデンハイム | 하이덴하임 | Хайденхайм |
DE | FC Schalke 04, Schalke 04, Schalke | 沙尔克04, 沙尔克 | 史浩克04 | شالكه | シャルケ | 샬케 04 | Шальке 04 |
DE | Hertha BSC, Hertha Berlin, Hertha | 柏林赫塔, 赫塔 | 哈化柏林 | هيرتا برلين | ヘルタ・ベルリン | 헤르타 베를린 | Герта |

# Italy
IT | Juventus | 尤文图斯, 尤文, 斑马军团 | 祖雲達斯 | يوفنتوس | ユヴェントス, ユベントス | 유벤투스 | Ювентус | Juve, Γιουβέντους, ยูเวนตุส
IT | AC Milan, Milan | AC米兰, 红黑军团 | | إيه سي ميلان, ميلان | ACミラン, ミラン | AC 밀란 | Милан | Μίλαν, เอซีมิลาน
IT | Inter, Inter Milan, Internazionale, FC Internazionale Milano, Internazionale Milano | 国际米兰, 国米, 蓝黑军团 | | إنتر ميلان | インテル, インテル・ミラノ | 인터 밀란, 인테르 | Интер, Интер Милан | Ίντερ, อินเตอร์มิลาน
IT | AS Roma, Roma | 罗马 | | روما | ローマ | AS 로마 | Рома |
IT | Lazio, SS Lazio, Lazio Roma | 拉齐奥 | 拉素 | لاتسيو | ラツィオ | 라치오 | Лацио |
IT | Napoli, SSC Napoli | 那不勒斯 | 拿坡里 | نابولي | ナポリ | 나폴리 | Наполи |
IT | Atalanta, Atalanta BC, Atalanta Bergamasca Calcio | 亚特兰大 | 阿特蘭大 | أتالانتا | アタランタ | 아탈란타 | Аталанта |
IT | Fiorentina, ACF Fiorentina | 佛罗伦萨, 紫百合 | 費倫天拿 | فيورنتينا | フィオレンティーナ | 피오렌티나 | Фиорентина |
IT | Bologna, Bologna FC 1909 | 博洛尼亚 | 博洛尼亞, 波隆那 | بولونيا | ボローニャ | 볼로냐 | Болонья |
IT | Torino | 都灵 | 拖連奴 | تورينو | トリノ | 토리노 | Торино |
IT | Genoa, Genoa CFC | 热那亚 | 熱拿亞 | جنوى | ジェノア | 제노아 | Дженоа |
IT | Udinese, Udinese Calcio | 乌迪内斯 | 烏甸尼斯 | أودينيزي | ウディネーゼ | 우디네세 | Удинезе |
IT | Cagliari, Cagliari Calcio | 卡利亚里 | 卡利亞里 | كالياري | カリアリ | 칼리아리 | Кальяри |
IT | Parma, Parma Calcio 1913 | 帕尔马 | 帕爾馬 | بارما | パルマ | 파르마 | Парма |
IT | Como, Como 1907 | 科莫 | | كومو | コモ | 코모 | Комо |
IT | Lecce, US Lecce | 莱切 | | ليتشي | レッチェ | 레체 | Лечче |
IT | Hellas Verona, Verona | 维罗纳 | | هيلاس فيرونا | エラス・ヴェローナ | 엘라스 베로나 | Верона |
IT | Sassuolo, US Sassuolo Calcio, US Sassuolo | 萨索洛 | | ساسولو | サッスオーロ | 사수올로 | Сассуоло |
IT | Cremonese, US Cremonese | 克雷莫纳 | | كريمونيزي | クレモネーゼ | 크레모네세 | Кремонезе |
IT | Pisa, Pisa SC | 比萨 | | بيزا | ピサ | 피사 | Пиза |
IT | Monza, AC Monza | 蒙扎 | | مونزا | モンツァ | 몬차 | Монца |
IT | Empoli | 恩波利 | | إمبولي | エンポリ | 엠폴리 | Эмполи |
IT | Venezia | 威尼斯 | | فينيسيا | ヴェネツィア | 베네치아 | Венеция | Venice
IT | Sampdoria, UC Sampdoria | 桑普多利亚 | 森多利亞 | سامبدوريا | サンプドリア | 삼프도리아 | Сампдория |

# France
FR | Paris Saint-Germain, Paris SG, PSG | 巴黎圣日耳曼, 大巴黎 | | باريس سان جيرمان | パリ・サンジェルマン | 파리 생제르맹 | Пари Сен-Жермен, ПСЖ | Παρί Σεν Ζερμέν, ปารีแซ็ง-แฌร์แม็ง
FR | Olympique de Marseille, Olympique Marseille, Marseille | 马赛 | | مارسيليا | マルセイユ, オリンピック・マルセイユ | 마르세유 | Марсель, Олимпик Марсель |
FR | Olympique Lyonnais, Lyon, Olympique Lyon | 里昂 | | ليون, أولمبيك ليون | リヨン, オリンピック・リヨン | 리옹 | Лион, Олимпик Лион |
 | AS Monaco, Monaco | 摩纳哥 | 摩納哥 | موناكو | モナコ | AS 모나코 | Монако |
FR | Lille, Lille OSC, LOSC Lille, Lille OSC Métropole, LOSC | 里尔 | 里爾 | ليل | リール | 릴 OSC | Лилль |
FR | OGC Nice, Nice, O.G.C. Nice Côte d'Azur | 尼斯 | | نيس | ニース | OGC 니스 | Ницца |
FR | Stade Rennais, Rennes, Stade Rennais FC 1901 | 雷恩 | | رين | レンヌ | 스타드 렌 | Ренн |
FR | RC Lens, Lens, Racing Club de Lens | 朗斯 | | لانس | RCランス | 랑스 | Ланс |
FR | RC Strasbourg, Strasbourg, RC Strasbourg Alsace | 斯特拉斯堡 | | ستراسبورغ | ストラスブール | 스트라스부르 | Страсбур |
FR | FC Nantes, Nantes | 南特 | | نانت | ナント | 낭트 | Нант |
FR | Toulouse | 图卢兹 | | تولوز | トゥールーズ | 툴루즈 | Тулуза |
FR | Stade Brestois 29, Brest, Stade Brestois | 布雷斯特 | | بريست | ブレスト | 브레스트 | Брест |
FR | Le Havre, Le Havre AC | 勒阿弗尔 | | لو هافر | ル・アーヴル | 르아브르 | Гавр |
FR | AJ Auxerre, Auxerre | 欧塞尔 | | أوكسير | オセール | 오세르 | Осер |
FR | Angers SCO, Angers | 昂热 | | أنجيه | アンジェ | 앙제 | Анже |
FR | FC Metz, Metz | 梅斯 | | ميتز | メス | 메스 | Мец |
FR | FC Lorient, Lorient | 洛里昂 | | لوريان | ロリアン | 로리앙 | Лорьян |
FR | Paris FC | 巴黎FC | | باريس إف سي | パリFC | 파리 FC | Париж |
FR | Stade de Reims, Reims | 兰斯 | | ستاد ريمس | スタッド・ランス | 스타드 드 랭스 | Реймс |
FR | Montpellier, Montpellier HSC | 蒙彼利埃 | | مونبلييه | モンペリエ | 몽펠리에 | Монпелье |
FR | Bordeaux, FC Girondins de Bordeaux, Girondins de Bordeaux | 波尔多 | | بوردو | ボルドー | 보르도 | Бордо |
FR | AS Saint-Étienne, Saint-Étienne, St Etienne | 圣埃蒂安 | | سانت إتيان | サンテティエンヌ | 생테티엔 | Сент-Этьен |

# Portugal, the Netherlands, Belgium and between
PT | Benfica, SL Benfica, Sport Lisboa e Benfica | 本菲卡 | 賓菲加 | بنفيكا | ベンフィカ | 벤피카 | Бенфика |
PT | FC Porto, Porto | 波尔图 | 波圖 | بورتو | ポルト | 포르투 | Порту |
PT | Sporting CP, Sporting, Sporting Clube de Portugal, Sporting Lisbon, Sporting Lisboa | 葡萄牙体育, 里斯本竞技 | 士砵亭 | سبورتينغ لشبونة | スポルティングCP, スポルティング | 스포르팅 CP, 스포르팅 리스본 | Спортинг Лиссабон, Спортинг |
PT | Braga, SC Braga, Sporting Braga, Sporting Clube de Braga | 布拉加 | | براغا | ブラガ | 브라가 | Брага |
NL | Ajax, AFC Ajax, Ajax Amsterdam | 阿贾克斯 | 阿積士 | أياكس أمستردام, أياكس | アヤックス | 아약스 | Аякс |
NL | PSV, PSV Eindhoven | 埃因霍温 | 燕豪芬 | آيندهوفن | PSVアイントホーフェン | PSV 에인트호번 | ПСВ |
NL | Feyenoord, Feyenoord Rotterdam | 费耶诺德 | 飛燕諾 | فينورد | フェイエノールト | 페예노르트 | Фейеноорд |
NL | AZ, AZ Alkmaar | 阿尔克马尔 | | ألكمار | AZアルクマール | AZ 알크마르 | АЗ Алкмар |
BE | Club Brugge, Club Brugge KV | 布鲁日 | | كلوب بروج | クラブ・ブルッヘ | 클뤼프 브뤼허 | Брюгге |
BE | Anderlecht, RSC Anderlecht | 安德莱赫特 | 安德列治 | أندرلخت | アンデルレヒト | 안데를레흐트 | Андерлехт |
AT | Red Bull Salzburg, FC Red Bull Salzburg, RB Salzburg, Salzburg | 萨尔茨堡红牛, 萨尔茨堡 | | سالزبورغ | ザルツブルク | 레드불 잘츠부르크 | Ред Булл Зальцбург, Зальцбург |
GR | Olympiacos, Olympiacos Piraeus, Olympiakos Piraeus, Olympiakos | 奥林匹亚科斯 | | أولمبياكوس | オリンピアコス | 올림피아코스 | Олимпиакос | Ολυμπιακός
CH | Young Boys, BSC Young Boys | 伯尔尼年轻人 | | يونغ بويز | ヤングボーイズ | 영 보이스 | Янг Бойз |
HR | Dinamo Zagreb, GNK Dinamo Zagreb | 萨格勒布迪纳摩 | | دينامو زغرب | ディナモ・ザグレブ | 디나모 자그레브 | Динамо Загреб |
CZ | Sparta Praha, AC Sparta Praha, Sparta Prague | 布拉格斯巴达 | | سبارتا براغ | スパルタ・プラハ | 스파르타 프라하 | Спарта Прага |
CZ | Slavia Praha, Slavia Prague | 布拉格斯拉维亚 | | سلافيا براغ | スラヴィア・プラハ | 슬라비아 프라하 | Славия Прага |
GR | Panathinaikos | 帕纳辛纳科斯 | | باناثينايكوس | パナシナイコス | 파나티나이코스 | Панатинаикос | Παναθηναϊκός

# Türkiye, Russia, Ukraine, Serbia
TR | Galatasaray, Galatasaray Istanbul, Galatasaray İstanbul AŞ | 加拉塔萨雷 | | غلطة سراي | ガラタサライ | 갈라타사라이 | Галатасарай |
TR | Fenerbahçe, Fenerbahçe Istanbul | 费内巴切 | | فنربخشة | フェネルバフチェ | 페네르바흐체 | Фенербахче |
TR | Beşiktaş, Beşiktaş JK, Beşiktaş Istanbul | 贝西克塔斯 | | بشكتاش | ベシクタシュ | 베식타시 | Бешикташ |
TR | Trabzonspor | 特拉布宗体育 | | طرابزون سبور | トラブゾンスポル | 트라브존스포르 | Трабзонспор |
RU | Zenit, Zenit St. Petersburg, Zenit Saint Petersburg, Zenit Sankt-Peterburg | 圣彼得堡泽尼特, 泽尼特 | | زينيت سانت بطرسبرغ, زينيت | ゼニト | 제니트 | Зенит |
RU | Spartak Moscow, Spartak Moskva | 莫斯科斯巴达 | | سبارتاك موسكو | スパルタク・モスクワ | 스파르타크 모스크바 | Спартак Москва, Спартак |
RU | CSKA Moscow, CSKA Moskva, PFC CSKA Moskva | 莫斯科中央陆军 | | سيسكا موسكو | CSKAモスクワ | CSKA 모스크바 | ЦСКА Москва, ЦСКА |
RU | Lokomotiv Moscow, Lokomotiv Moskva | 莫斯科火车头 | | لوكوموتيف موسكو | ロコモティフ・モスクワ | 로코모티프 모스크바 | Локомотив Москва |
UA | Shakhtar Donetsk, FK Shakhtar Donetsk | 顿涅茨克矿工, 矿工 | | شاختار دونيتسك | シャフタール・ドネツク | 샤흐타르 도네츠크 | Шахтёр Донецк | Шахтар Донецьк
UA | Dynamo Kyiv, Dynamo Kiev, Dinamo Kiev | 基辅迪纳摩 | | دينامو كييف | ディナモ・キーウ, ディナモ・キエフ | 디나모 키이우, 디나모 키예프 | Динамо Киев | Динамо Київ
RS | Crvena Zvezda, Red Star Belgrade, FK Crvena Zvezda | 贝尔格莱德红星 | | النجم الأحمر | レッドスター・ベオグラード, ツルヴェナ・ズヴェズダ | 츠르베나 즈베즈다 | Црвена Звезда |

# China
CN | Shanghai Port, Shanghai SIPG | 上海海港, 上海上港, 海港 | | شنغهاي بورت | 上海海港 | 상하이 포트, 상하이 하이강 | Шанхай Порт |
CN | Shanghai Shenhua | 上海申花, 申花 | | شنغهاي شينهوا | 上海申花 | 상하이 선화 | Шанхай Шэньхуа |
CN | Beijing Guoan | 北京国安, 国安 | | بكين غوان | 北京国安 | 베이징 궈안 | Бэйцзин Гоань |
CN | Shandong Taishan, Shandong Luneng | 山东泰山, 山东鲁能, 鲁能 | | شاندونغ تايشان | 山東泰山 | 산둥 타이산 | Шаньдун Тайшань |
CN | Chengdu Rongcheng | 成都蓉城, 蓉城 | | تشنغدو رونغتشنغ | 成都蓉城 | 청두 룽청 | Чэнду Жунчэн |
CN | Zhejiang, Zhejiang Professional, Zhejiang Greentown | 浙江队, 浙江绿城 | | تشجيانغ | 浙江職業 | 저장 | Чжэцзян |
CN | Tianjin Jinmen Tiger, Tianjin Teda | 天津津门虎, 天津泰达, 津门虎 | | تيانجين جينمن تايغر | 天津津門虎 | 톈진 진먼후 | Тяньцзинь Цзиньмэнь Тайгер |
CN | Wuhan Three Towns | 武汉三镇 | | ووهان ثري تاونز | 武漢三鎮 | 우한 싼전 | Ухань Три Таунс |
CN | Henan, Henan Songshan Longmen, Henan Jianye | 河南队, 河南建业, 河南嵩山龙门 | | خنان | 河南 | 허난 | Хэнань |
CN | Changchun Yatai | 长春亚泰, 亚泰 | | تشانغتشون ياتاي | 長春亜泰 | 창춘 야타이 | Чанчунь Ятай |
CN | Qingdao Hainiu | 青岛海牛 | | تشينغداو هاينيو | 青島海牛 | 칭다오 하이뉴 | Циндао Хайню |
CN | Qingdao West Coast | 青岛西海岸 | | تشينغداو ويست كوست | 青島西海岸 | 칭다오 시하이안 | |
CN | Shenzhen Peng City, Shenzhen Xinpengcheng | 深圳新鹏城, 新鹏城 | | | 深圳新鵬城 | 선전 신펑청 | |
CN | Meizhou Hakka | 梅州客家 | | ميتشو هاكا | 梅州客家 | 메이저우 하카 | Мэйчжоу Хакка |
CN | Dalian Yingbo, Dalian Young Boy | 大连英博 | | | 大連英博 | 다롄 잉보 | |
CN | Yunnan Yukun | 云南玉昆 | | | 雲南玉昆 | 윈난 위쿤 | |
CN | Guangzhou, Guangzhou Evergrande, Guangzhou Evergrande Taobao | 广州队, 广州恒大, 恒大 | | غوانغزهو إيفرغراند | 広州恒大 | 광저우 헝다 | Гуанчжоу Эвергранд |
CN | Jiangsu Suning | 江苏苏宁 | | جيانغسو سونينغ | 江蘇蘇寧 | 장쑤 쑤닝 | Цзянсу Сунин |

# Saudi Arabia, Egypt
SA | Al Hilal, Al-Hilal, Al Hilal Saudi, Al-Hilal Saudi | 利雅得新月, 利雅得希拉尔 | | الهلال | アル・ヒラル | 알힐랄 | Аль-Хиляль |
SA | Al Nassr, Al-Nassr | 利雅得胜利 | | النصر | アル・ナスル | 알나스르 | Аль-Наср |
SA | Al Ittihad, Al-Ittihad | 吉达联合, 伊蒂哈德 | | الاتحاد | アル・イテハド, アル・イティハド | 알이티하드 | Аль-Иттихад |
SA | Al Ahli, Al-Ahli, Al Ahli Saudi, Al-Ahli Jeddah, Al Ahli Jeddah | 吉达国民 | | الأهلي السعودي, أهلي جدة | アル・アハリ | 알아흘리 | Аль-Ахли |
SA | Al Shabab, Al-Shabab | 利雅得青年人 | | الشباب | アル・シャバブ | 알샤바브 | Аль-Шабаб |
SA | Al Ettifaq, Al-Ettifaq | 达曼协作 | | الاتفاق | アル・イテファク | 알이티파크 | Аль-Иттифак |
EG | Al Ahly, Al-Ahly, Al Ahly SC, Al Ahly Cairo | 开罗国民, 阿赫利 | | الأهلي المصري, الأهلي | アル・アハリ | 알아흘리 | Аль-Ахли |
EG | Zamalek, Zamalek SC | 扎马雷克 | | الزمالك | ザマレク | 자말레크 | Замалек |

# Brazil, Argentina
BR | Flamengo, CR Flamengo, Flamengo RJ | 弗拉门戈 | 法林明高 | فلامنغو | フラメンゴ | 플라멩구 | Фламенго |
BR | Palmeiras, SE Palmeiras | 帕尔梅拉斯 | 彭美拉斯 | بالميراس | パルメイラス | 파우메이라스 | Палмейрас |
BR | Corinthians, SC Corinthians Paulista, Corinthians Paulista, Corinthians SP | 科林蒂安 | 哥連泰斯 | كورينثيانز | コリンチャンス | 코린치앙스 | Коринтианс |
BR | São Paulo, São Paulo FC | 圣保罗 | | ساو باولو | サンパウロ | 상파울루 | Сан-Паулу |
BR | Santos, Santos FC | 桑托斯 | 山度士 | سانتوس | サントス | 산투스 | Сантос |
BR | Fluminense, Fluminense RJ | 弗卢米嫩塞 | 富明尼斯 | فلومينينسي | フルミネンセ | 플루미넨시 | Флуминенсе |
BR | Botafogo, Botafogo FR, Botafogo RJ | 博塔弗戈 | 保地花高 | بوتافوغو | ボタフォゴ | 보타포구 | Ботафого |
BR | Vasco da Gama, CR Vasco da Gama, Vasco | 瓦斯科达伽马 | | فاسكو دا غاما | ヴァスコ・ダ・ガマ | 바스쿠 다 가마 | Васко да Гама |
BR | Grêmio, Grêmio FBPA | 格雷米奥 | 甘美奧 | غريميو | グレミオ | 그레미우 | Гремио |
BR | Internacional, SC Internacional | 巴西国际 | | إنترناسيونال | インテルナシオナル | 인테르나시오나우 | Интернасьонал |
BR | Cruzeiro, Cruzeiro EC | 克鲁塞罗 | 高士路 | كروزيرو | クルゼイロ | 크루제이루 | Крузейро |
BR | Atlético Mineiro, Atlético-MG, CA Mineiro | 米内罗竞技 | | أتلتيكو مينيرو | アトレチコ・ミネイロ | 아틀레치쿠 미네이루 | Атлетико Минейро |
BR | Bahia, EC Bahia | 巴伊亚 | | باهيا | バイーア | 바이아 | Баия |
BR | Fortaleza, Fortaleza EC | 福塔莱萨 | | فورتاليزا | フォルタレーザ | 포르탈레자 | Форталеза |
BR | Red Bull Bragantino, RB Bragantino, Bragantino | 布拉干蒂诺红牛 | | براغانتينو | RBブラガンチーノ | 레드불 브라간치누 | Ред Булл Брагантино |
AR | Boca Juniors, CA Boca Juniors | 博卡青年, 博卡 | 小保加 | بوكا جونيورز | ボカ・ジュニアーズ, ボカ | 보카 주니어스 | Бока Хуниорс |
AR | River Plate, CA River Plate | 河床 | | ريفر بليت | リーベル・プレート | 리버 플레이트, 리베르 플라테 | Ривер Плейт |
AR | Racing Club, Racing Club de Avellaneda | 竞技俱乐部, 阿根廷竞技 | | راسينغ كلوب | ラシン・クラブ | 라싱 클루브 | Расинг Авельянеда |
AR | Independiente, CA Independiente | 独立队, 阿根廷独立 | | إندبندينتي | インデペンディエンテ | 인데펜디엔테 | Индепендьенте |
AR | San Lorenzo, CA San Lorenzo de Almagro | 圣洛伦索 | | سان لورينزو | サン・ロレンソ | 산로렌소 | Сан-Лоренсо |

# The United States, Japan, South Korea
US | Inter Miami, Inter Miami CF | 迈阿密国际 | 國際邁阿密 | إنتر ميامي | インテル・マイアミ | 인터 마이애미 | Интер Майами |
US | Los Angeles Galaxy, LA Galaxy | 洛杉矶银河 | | لوس أنجلوس غالاكسي | ロサンゼルス・ギャラクシー | LA 갤럭시 | Лос-Анджелес Гэлакси |
JP | Urawa Red Diamonds, Urawa Reds | 浦和红钻 | | أوراوا ريد دايموندز | 浦和レッズ, 浦和レッドダイヤモンズ | 우라와 레즈 | Урава Ред Даймондс |
JP | Kashima Antlers | 鹿岛鹿角 | | كاشيما أنتلرز | 鹿島アントラーズ | 가시마 앤틀러스 | Касима Антлерс |
JP | Kawasaki Frontale | 川崎前锋 | | كاواساكي فرونتال | 川崎フロンターレ | 가와사키 프론탈레 | Кавасаки Фронтале |
JP | Yokohama F. Marinos | 横滨水手 | | يوكوهاما مارينوس | 横浜F・マリノス | 요코하마 F. 마리노스 | Иокогама Ф. Маринос |
JP | Vissel Kobe | 神户胜利船 | | فيسيل كوبه | ヴィッセル神戸 | 비셀 고베 | Виссел Кобе |
JP | Gamba Osaka | 大阪钢巴 | | غامبا أوساكا | ガンバ大阪 | 감바 오사카 | Гамба Осака |
JP | Cerezo Osaka | 大阪樱花 | | سيريزو أوساكا | セレッソ大阪 | 세레소 오사카 | Сересо Осака |
JP | Sanfrecce Hiroshima | 广岛三箭 | | سانفريس هيروشيما | サンフレッチェ広島 | 산프레체 히로시마 | Санфречче Хиросима |
JP | Nagoya Grampus | 名古屋鲸八 | | ناغويا غرامبوس | 名古屋グランパス | 나고야 그램퍼스 | Нагоя Грампус |
JP | FC Tokyo | FC东京 | | إف سي طوكيو | FC東京 | FC 도쿄 | Токио |
KR | Ulsan HD, Ulsan Hyundai | 蔚山HD, 蔚山现代 | | أولسان هيونداي | 蔚山HD, 蔚山現代 | 울산 HD, 울산 현대 | Ульсан |
KR | Jeonbuk Hyundai Motors, Jeonbuk Motors | 全北现代 | | جيونبك هيونداي موتورز | 全北現代モータース | 전북 현대 모터스 | Чонбук Хёндэ Моторс |
KR | FC Seoul | 首尔FC | | إف سي سيول | FCソウル | FC 서울 | Сеул |
`;
