import { describe, expect, it } from 'vitest';
import { parseEvent } from './event.ts';

/** `1-3 BX2`: who went where, those who were put out with an X. */
function course(text: string): string {
  const moves = [...(parseEvent(text)?.moves ?? [])].sort(([a], [b]) => b - a);
  return moves
    .map(([from, { to, out }]) => `${from || 'B'}${out ? 'X' : '-'}${to === 4 ? 'H' : to}`)
    .join(' ');
}

describe('A play', () => {
  it.each([
    ['63/G6M', 'out', 'BX1'],
    ['8/SF/F8.3-H', 'out', '3-H BX1'],
    ['64(1)3/GDP/G6', 'out', '1X2 BX1'],
    ['54(1)/FO/G5.3-H;B-1', 'fieldersChoice', '3-H 1X2 B-1'],
    ['36(1)/FO', 'fieldersChoice', '1X2 B-1'],
    ['8(B)84(2)/LDP/L8', 'out', '2X3 BX1'],
    ['3(B)3(1)/LDP', 'out', '1X2 BX1'],
    ['1(B)16(2)63(1)/LTP', 'out', '2X3 1X2 BX1'],
    ['54(B)/BG25/SH.1-2', 'out', '1-2 BX1'],
    ['6E3/G6', 'error', 'B-1'],
    ['64(1)E3/G6', 'error', '1X2 B-1'],
    ['E6/G6.1-3', 'error', '1-3 B-1'],
    ['FLE5/P5F', 'foulError', ''],
    ['S8/L8S.2-H;1-3', 'single', '2-H 1-3 B-1'],
    ['S7/L7.BX2(74)', 'single', 'BX2'],
    ['S7/L7.BX2(7E4)', 'single', 'B-2'],
    ['D9/F9L.1XH(E9)(962)', 'double', '1XH B-2'],
    ['DGR/L78.2-H', 'double', '2-H B-2'],
    ['T9/F9LD.B-H(E4/TH)(UR)(NR)', 'triple', 'B-H'],
    ['HR9/F9LS.3-H;1-H', 'homeRun', '3-H 1-H B-H'],
    ['H/L7D', 'homeRun', 'B-H'],
    ['W.1-2', 'walk', '1-2 B-1'],
    ['IW', 'intentionalWalk', 'B-1'],
    ['W+WP.2-3', 'walk', '2-3 B-1'],
    ['HP.1-2', 'hitByPitch', '1-2 B-1'],
    ['C/E2.1-2', 'interference', '1-2 B-1'],
    ['FC5/G5.3XH(52)', 'fieldersChoice', '3XH B-1'],
    ['K', 'strikeout', 'BX1'],
    ['K23', 'strikeout', 'BX1'],
    ['K+WP.B-1', 'strikeout', 'B-1'],
    ['K+CS2(26)/DP', 'strikeout', '1X2 BX1'],
    ['K+SB2;SB3', 'strikeout', '2-3 1-2 BX1'],
    ['SB2.1-3(E2/TH)', 'stolenBase', '1-3'],
    ['SBH;SB2', 'stolenBase', '3-H 1-2'],
    ['CS2(24)', 'caughtStealing', '1X2'],
    ['CS2(2E4).1-3', 'caughtStealing', '1-3'],
    ['CS2(2E4)', 'caughtStealing', '1-2'],
    ['POCSH(1361)', 'caughtStealing', '3XH'],
    ['PO1(13)', 'pickoff', '1X1'],
    ['PO1(E3).1-2', 'pickoff', '1-2'],
    ['PO1(E3)', 'pickoff', ''],
    ['WP.3-H;1-2', 'wildPitch', '3-H 1-2'],
    ['BK.1-2', 'balk', '1-2'],
    ['DI.1-2', 'advance', '1-2'],
    ['OA.2X3(25)', 'advance', '2X3'],
    ['43/G4/BOOT', 'out', 'BX1'],
    ['NP', 'noPlay', ''],
    ['S9#!?/L9+.1-2', 'single', '1-2 B-1'],
    ['99', 'out', 'BX1'],
  ])('%s is a %s: %s', (text, kind, moves) => {
    expect(parseEvent(text)?.kind).toBe(kind);
    expect(course(text)).toBe(moves);
  });

  it.each(['', 'X', 'S8.4-H', 'HELLO', 'SB5', 'S8.1~2', '64(4)3', 'K+FOO'])(
    'is not "%s"',
    (text) => {
      expect(parseEvent(text)).toBeNull();
    },
  );

  it('tells who erred, each time he did', () => {
    expect(parseEvent('E5/TH/G5.1-3(E9);B-2')?.errors).toEqual([5, 9]);
    expect(parseEvent('C/E2')?.errors).toEqual([2]);
    expect(parseEvent('64(1)3/GDP')?.errors).toEqual([]);
  });
});
