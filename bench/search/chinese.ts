/**
 * Clubs and national teams as Chinese fans call them, each with how it is spoken, syllable by syllable: written by
 * hand, so that nothing that the product reads characters with has part in it.
 */
const spoken = `
阿森纳 a sen na|切尔西 qie er xi|利物浦 li wu pu|曼彻斯特联 man che si te lian|曼彻斯特城 man che si te cheng
托特纳姆热刺 tuo te na mu re ci|纽卡斯尔联 niu ka si er lian|阿斯顿维拉 a si dun wei la|埃弗顿 ai fu dun
西汉姆联 xi han mu lian|水晶宫 shui jing gong|布莱顿 bu lai dun|富勒姆 fu le mu|伯恩茅斯 bo en mao si
狼队 lang dui|诺丁汉森林 nuo ding han sen lin|莱斯特城 lai si te cheng|南安普顿 nan an pu dun|利兹联 li zi lian
皇家马德里 huang jia ma de li|巴塞罗那 ba sai luo na|马德里竞技 ma de li jing ji|塞维利亚 sai wei li ya
皇家社会 huang jia she hui|比利亚雷亚尔 bi li ya lei ya er|毕尔巴鄂竞技 bi er ba e jing ji|巴伦西亚 ba lun xi ya
皇家贝蒂斯 huang jia bei di si|赫罗纳 he luo na|塞尔塔 sai er ta|奥萨苏纳 ao sa su na|西班牙人 xi ban ya ren
拜仁慕尼黑 bai ren mu ni hei|多特蒙德 duo te meng de|勒沃库森 le wo ku sen|莱比锡红牛 lai bi xi hong niu
法兰克福 fa lan ke fu|沃尔夫斯堡 wo er fu si bao|门兴格拉德巴赫 men xing ge la de ba he|柏林联合 bo lin lian he
云达不来梅 yun da bu lai mei|斯图加特 si tu jia te|弗赖堡 fu lai bao|霍芬海姆 huo fen hai mu|奥格斯堡 ao ge si bao
尤文图斯 you wen tu si|国际米兰 guo ji mi lan|那不勒斯 na bu le si|罗马 luo ma|拉齐奥 la qi ao|亚特兰大 ya te lan da
佛罗伦萨 fo luo lun sa|都灵 du ling|博洛尼亚 bo luo ni ya|乌迪内斯 wu di nei si|热那亚 re na ya|桑普多利亚 sang pu duo li ya
巴黎圣日耳曼 ba li sheng ri er man|摩纳哥 mo na ge|马赛 ma sai|里昂 li ang|里尔 li er|雷恩 lei en|尼斯 ni si
波尔图 bo er tu|本菲卡 ben fei ka|里斯本竞技 li si ben jing ji|阿贾克斯 a jia ke si|埃因霍温 ai yin huo wen|费耶诺德 fei ye nuo de
凯尔特人 kai er te ren|加拉塔萨雷 jia la ta sa lei|费内巴切 fei nei ba qie|贝西克塔斯 bei xi ke ta si|顿涅茨克矿工 dun nie ci ke kuang gong
北京国安 bei jing guo an|上海海港 shang hai hai gang|上海申花 shang hai shen hua|山东泰山 shan dong tai shan
广州恒大 guang zhou heng da|武汉三镇 wu han san zhen|浙江绿城 zhe jiang lv cheng|成都蓉城 cheng du rong cheng|河南嵩山龙门 he nan song shan long men
天津津门虎 tian jin jin men hu|大连人 da lian ren|青岛海牛 qing dao hai niu|沧州雄狮 cang zhou xiong shi|梅州客家 mei zhou ke jia
长春亚泰 chang chun ya tai|重庆铜梁龙 chong qing tong liang long|云南玉昆 yun nan yu kun|深圳新鹏城 shen zhen xin peng cheng|南通支云 nan tong zhi yun
广东宏远 guang dong hong yuan|辽宁本钢 liao ning ben gang|新疆广汇 xin jiang guang hui|浙江稠州 zhe jiang chou zhou|山西汾酒 shan xi fen jiu
洛杉矶湖人 luo shan ji hu ren|金州勇士 jin zhou yong shi|波士顿凯尔特人 bo shi dun kai er te ren|芝加哥公牛 zhi jia ge gong niu|迈阿密热火 mai a mi re huo
密尔沃基雄鹿 mi er wo ji xiong lu|丹佛掘金 dan fo jue jin|菲尼克斯太阳 fei ni ke si tai yang|圣安东尼奥马刺 sheng an dong ni ao ma ci|达拉斯独行侠 da la si du xing xia
巴西 ba xi|阿根廷 a gen ting|德国 de guo|法国 fa guo|英格兰 ying ge lan|西班牙 xi ban ya|葡萄牙 pu tao ya|荷兰 he lan
比利时 bi li shi|意大利 yi da li|克罗地亚 ke luo di ya|乌拉圭 wu la gui|墨西哥 mo xi ge|日本 ri ben|韩国 han guo|澳大利亚 ao da li ya
沙特阿拉伯 sha te a la bo|摩洛哥 mo luo ge|塞内加尔 sai nei jia er|喀麦隆 ka mai long|尼日利亚 ni ri li ya|埃及 ai ji`;

export interface Spoken {
  name: string;
  syllables: string[];
}

export const chinese: readonly Spoken[] = spoken
  .trim()
  .split(/[|\n]/)
  .map((line) => {
    const [name = '', ...syllables] = line.trim().split(' ');
    return { name, syllables };
  });
