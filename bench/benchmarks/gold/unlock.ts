import type { Check } from '../../checks.ts';
import { makeRooms, price } from '../../data/market.ts';
import { besidePgbench, each, rounds } from '../../measure/beside-pgbench.ts';

/** Enough that no window runs out of pairs of room and viewer. */
const roomsEachWindow = 60;

/** Each client unlocks the room for the next of its own viewers, and then the next room. */
const script = `
\\set n :n + 1
\\set viewer :first + :client_id * ${each} + mod(:n, ${each})
\\set this :room + :n / ${each}
select unlock_room(:this::int, :viewer::int, ${price}, gen_random_uuid()::text, now());
`;

export const run = (): Promise<Check[]> =>
  besidePgbench({
    ...{ name: 'unlocks', called: 'the same function', transactions: 1 },
    ...{ script, ask: 'unlock' },
    async prepare({ db }) {
      let room = await makeRooms(db, roomsEachWindow * rounds * 2);
      return async () => {
        const [theirs, own] = [room, room + roomsEachWindow];
        room += 2 * roomsEachWindow;
        return { variables: { room: theirs }, given: { room: own, price } };
      };
    },
  });
