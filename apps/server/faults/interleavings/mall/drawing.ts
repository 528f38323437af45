import { createDeckKeeper } from '#src/modules/mall/boxes/deck-keeper.ts';
import { type Drawing, gatherDraws } from '#src/modules/mall/boxes/draw-boxes.ts';
import { closeEdition } from '#src/modules/mall/boxes/editions.ts';
import { type Draw, type Scene, tryIn } from '../operation.ts';
import { shopContext, shopOf } from './shop.ts';

async function drawFrom(
  scene: Scene,
  { accountId, key, clientSeed }: Pick<Drawing, 'accountId' | 'key' | 'clientSeed'>,
  draw: ReturnType<typeof gatherDraws>,
): Promise<void> {
  const { notes, product } = scene;
  const { boxId: editionId, boxPrice: price } = shopOf(scene);
  const sealed = { recipient: 'sealed', country: 'CN', asked: 'asked' };
  const now = product.context.clock.now();
  await tryIn(scene, `${accountId} draws by ${key}`)(
    async () =>
      (await draw({ editionId, price, accountId, key, clientSeed, ...sealed, now })).number,
    (outcome) => notes.boxDraws.push({ accountId, key, outcome }),
  );
}

const drawing = (scene: Scene) => {
  const { db, env } = scene.product.context;
  const keeper = createDeckKeeper(shopContext(scene).sealing);
  return gatherDraws({ db, keeper, zone: env.BRAND_ZONE });
};

function drawWish({ random, world }: Scene) {
  const number = random.int(1, 1_000_000);
  const clientSeed = number.toString(16).padStart(16, '0');
  return { accountId: random.pick(world.fanIds), key: `draw ${number}`, clientSeed };
}

export const drawOne: Draw = (scene) => {
  const wish = drawWish(scene);
  return {
    name: `${wish.accountId} draws`,
    run: () => drawFrom(scene, wish, drawing(scene)),
  };
};

export const drawTogether: Draw = (scene) => {
  const wishes = Array.from({ length: scene.random.int(2, 4) }, () => drawWish(scene));
  return {
    name: `together: ${wishes.map(({ accountId }) => `${accountId} draws`).join(', ')}`,
    async run() {
      const draw = drawing(scene);
      await Promise.all(wishes.map((wish) => drawFrom(scene, wish, draw)));
    },
  };
};

/** The same tap again. */
export const drawAgain: Draw = (scene) => {
  const wish = { ...drawWish(scene), accountId: scene.world.fanIds.at(-1)!, key: 'one draw' };
  return {
    name: `${wish.accountId} draws again`,
    run: () => drawFrom(scene, wish, drawing(scene)),
  };
};

export const closeBox: Draw = (scene) => {
  const { product } = scene;
  const { boxId: id } = shopOf(scene);
  return {
    name: 'the box is closed',
    async run() {
      const { db } = product.context;
      await tryIn(
        scene,
        'close',
      )(() => db.transaction((tx) => closeEdition(tx, product.context, { id, reason: 'x' })));
    },
  };
};
