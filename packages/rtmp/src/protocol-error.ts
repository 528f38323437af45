/** Why a connection is cut: words of the program's own, which label metrics. */
export type Fault =
  | 'notRtmp'
  | 'badChunk'
  | 'badCommand'
  | 'messageTooLarge'
  | 'tooManyChunkStreams'
  | 'tooMuchBeforePublish'
  | 'bitrateTooHigh';

/** What a peer sent is nothing that can be gone on with. */
export class ProtocolError extends Error {
  override name = 'ProtocolError';
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(fault);
    this.fault = fault;
  }
}
