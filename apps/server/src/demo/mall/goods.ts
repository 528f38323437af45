import type { GoodsConditions } from '@xiongmao/api/mall/shapes';

type Texts = Record<'zh_CN' | 'zh_tw' | 'en_US' | 'ar', string>;
const texts = (zh_CN: string, zh_tw: string, en_US: string, ar: string): Texts => ({
  zh_CN,
  zh_tw,
  en_US,
  ar,
});

export const categories = {
  stands: texts('看台装备', '看台裝備', 'For the stands', 'للمدرجات'),
  desk: texts('书桌与日常', '書桌與日常', 'Desk and home', 'للمكتب والمنزل'),
  sport: texts('运动', '運動', 'Sport', 'رياضة'),
  codes: texts('卡券', '卡券', 'Codes', 'أكواد'),
} as const;

interface DemoGoods {
  /** Its picture's name, too. */
  name: string;
  kind?: 'virtual';
  category: keyof typeof categories;
  names: Texts;
  descriptions: Texts;
  price: number;
  stock: number;
  conditions?: Partial<GoodsConditions>;
}

/** What the demo's shop has: nothing of it exists. */
export const demoGoods: readonly DemoGoods[] = [
  {
    name: 'scarf',
    category: 'stands',
    names: texts('熊猫看台围巾', '熊貓看台圍巾', 'Panda stand scarf', 'وشاح الباندا للمدرجات'),
    descriptions: texts(
      '双面提花针织，长160厘米。\n进球的时候记得举起来。',
      '雙面提花針織，長160公分。\n進球的時候記得舉起來。',
      'Knitted on both sides, 160 cm long.\nHold it up when they score.',
      'محبوك من الجهتين، طوله 160 سم.\nارفعه عند تسجيل الهدف.',
    ),
    price: 180,
    stock: 120,
  },
  {
    name: 'jersey',
    category: 'stands',
    names: texts(
      '竹林联主场球衣',
      '竹林聯主場球衣',
      'Bamboo United home jersey',
      'قميص بامبو يونايتد',
    ),
    descriptions: texts(
      '透气面料，7号，均码。\n每人每月限兑一件。',
      '透氣布料，7號，單一尺寸。\n每人每月限兌一件。',
      'Light fabric, number 7, one size.\nOne a month each.',
      'قماش خفيف، الرقم 7، مقاس واحد.\nقطعة واحدة شهريًا لكل شخص.',
    ),
    price: 1_280,
    stock: 30,
    conditions: { limit: { count: 1, days: 30 } },
  },
  {
    name: 'cap',
    category: 'stands',
    names: texts('爪印棒球帽', '爪印棒球帽', 'Paw cap', 'قبعة المخلب'),
    descriptions: texts('可调节帽围。', '可調節帽圍。', 'Fits any head.', 'مقاس قابل للتعديل.'),
    price: 220,
    stock: 64,
  },
  {
    name: 'football',
    category: 'sport',
    names: texts('5号训练足球', '5號訓練足球', 'Size 5 training ball', 'كرة تدريب مقاس 5'),
    descriptions: texts(
      '机缝耐磨，附气针。',
      '機縫耐磨，附氣針。',
      'Machine-stitched, with a needle.',
      'مخيطة آليًا، مع إبرة نفخ.',
    ),
    price: 460,
    stock: 40,
  },
  {
    name: 'basketball',
    category: 'sport',
    names: texts('街头篮球', '街頭籃球', 'Street basketball', 'كرة سلة للشارع'),
    descriptions: texts(
      '7号，室外用。',
      '7號，室外用。',
      'Size 7, for outdoors.',
      'مقاس 7، للأماكن المفتوحة.',
    ),
    price: 430,
    stock: 0,
  },
  {
    name: 'gloves',
    category: 'sport',
    names: texts('门将手套', '門將手套', 'Keeper’s gloves', 'قفازات حارس المرمى'),
    descriptions: texts(
      '乳胶掌面，9码。\n一级会员可兑。',
      '乳膠掌面，9號。\n一級會員可兌。',
      'Latex palms, size 9.\nFrom level 1.',
      'راحة من اللاتكس، مقاس 9.\nمن المستوى 1.',
    ),
    price: 520,
    stock: 18,
    conditions: { level: 1 },
  },
  {
    name: 'mug',
    category: 'desk',
    names: texts('加时赛马克杯', '延長賽馬克杯', 'Extra-time mug', 'كوب الوقت الإضافي'),
    descriptions: texts(
      '陶瓷，350毫升，够撑过点球大战。',
      '陶瓷，350毫升，夠撐過 PK 大戰。',
      'Ceramic, 350 ml: enough for a shoot-out.',
      'خزف، 350 مل: يكفي لركلات الترجيح.',
    ),
    price: 120,
    stock: 200,
  },
  {
    name: 'backpack',
    category: 'desk',
    names: texts('客场背包', '客場背包', 'Away-day backpack', 'حقيبة المباريات الخارجية'),
    descriptions: texts(
      '22升，防泼水。',
      '22公升，防潑水。',
      '22 litres, sheds rain.',
      '22 لترًا، مقاومة للمطر.',
    ),
    price: 880,
    stock: 25,
  },
  {
    name: 'panda',
    category: 'desk',
    names: texts('吉祥物毛绒熊猫', '吉祥物毛絨熊貓', 'Plush mascot panda', 'باندا محشوة'),
    descriptions: texts(
      '高40厘米，爱看夜场。',
      '高40公分，愛看夜場。',
      '40 cm tall, likes late kick-offs.',
      'طولها 40 سم، تحب مباريات الليل.',
    ),
    price: 360,
    stock: 80,
  },
  {
    name: 'keyring',
    category: 'stands',
    names: texts('爪印钥匙扣', '爪印鑰匙圈', 'Paw keyring', 'حلقة مفاتيح المخلب'),
    descriptions: texts('锌合金。', '鋅合金。', 'Zinc alloy.', 'سبيكة زنك.'),
    price: 60,
    stock: 300,
  },
  {
    name: 'keyboard',
    category: 'desk',
    names: texts('电竞机械键盘', '電競機械鍵盤', 'Mechanical keyboard', 'لوحة مفاتيح ميكانيكية'),
    descriptions: texts(
      '87键，热插拔。',
      '87鍵，熱插拔。',
      '87 keys, hot-swap.',
      '87 مفتاحًا قابلة للتبديل.',
    ),
    price: 2_600,
    stock: 8,
  },
  {
    name: 'headset',
    category: 'desk',
    names: texts('解说席耳机', '播報席耳機', 'Commentator’s headset', 'سماعة المعلّق'),
    descriptions: texts(
      '降噪麦克风。\n需先绑定手机号。',
      '降噪麥克風。\n需先綁定手機號碼。',
      'Microphone that hears you alone.\nVerify a phone number first.',
      'ميكروفون عازل للضوضاء.\nوثّق رقم هاتف أولًا.',
    ),
    price: 1_600,
    stock: 12,
    conditions: { phone: true },
  },
  {
    name: 'poster',
    category: 'desk',
    names: texts('战术板海报', '戰術板海報', 'Tactics poster', 'ملصق تكتيكي'),
    descriptions: texts('A2，可擦写。', 'A2，可擦寫。', 'A2, wipes clean.', 'A2، قابل للمسح.'),
    price: 45,
    stock: 3,
  },
  {
    name: 'skin',
    kind: 'virtual',
    category: 'codes',
    names: texts(
      '虚构游戏皮肤兑换码',
      '虛構遊戲造型兌換碼',
      'Skin code of a game that isn’t',
      'كود مظهر للعبة خيالية',
    ),
    descriptions: texts(
      '兑换后立即显示卡号。',
      '兌換後立即顯示卡號。',
      'You see the code at once.',
      'يظهر الكود فورًا.',
    ),
    price: 90,
    stock: 60,
  },
  {
    name: 'pass',
    kind: 'virtual',
    category: 'codes',
    names: texts('看球月卡', '看球月卡', 'Month pass', 'اشتراك شهري'),
    descriptions: texts(
      '30天，演示用，无处可用。',
      '30天，示範用，無處可用。',
      '30 days of nothing: a demo’s code.',
      '30 يومًا، للعرض فقط.',
    ),
    price: 150,
    stock: 40,
  },
  {
    name: 'voucher',
    kind: 'virtual',
    category: 'codes',
    names: texts('10元代金券', '10元代金券', 'Voucher of 10', 'قسيمة بقيمة 10'),
    descriptions: texts(
      '每人每周限兑两张。',
      '每人每週限兌兩張。',
      'Two a week each.',
      'اثنتان أسبوعيًا لكل شخص.',
    ),
    price: 50,
    stock: 50,
    conditions: { limit: { count: 2, days: 7 } },
  },
];

const boxTexts = {
  names: texts('看台盲盒', '看台盲盒', 'Stand mystery box', 'صندوق المدرجات'),
  descriptions: texts(
    '每个盒子里都有一件看台好物，奖品清单与剩余数量一直公开。',
    '每個盒子裡都有一件看台好物，獎品清單與剩餘數量一直公開。',
    'Something for the stands in every box; what is left is always shown.',
    'في كل صندوق شيء للمدرجات، والمتبقي معروض دائمًا.',
  ),
};

/** One that is open, and one that is drawn to its end. */
export const demoBoxes = {
  open: {
    ...boxTexts,
    price: 80,
    prizes: { jersey: 1, panda: 4, scarf: 8, mug: 12, keyring: 20, voucher: 15 },
  },
  ended: { ...boxTexts, price: 60, prizes: { panda: 1, mug: 3, keyring: 5, voucher: 3 } },
} as const;
