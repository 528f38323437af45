/**
 * Gives the memory of a piece back that nobody else has a part of. Left to the collector, so much of it outside the heap
 * has the whole heap gone through again and again, which costs more than all that is done with the bytes.
 */
export function release({ buffer, byteLength }: Buffer): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}
