import type { HiddenResults } from './hidden-results.ts';
import type { Challenge } from './work.ts';

/** Every answer of `/java` (interfaces: the envelope). */
export type Envelope<Result> = Success<Result> | Failure;

export interface Success<Result> {
  status: 'success';
  result: Result;
}

export interface Failure {
  status: 'fail';
  /** 400 and other HTTP codes when the contract was violated, -1 for older clients' failures. */
  code?: number;
  errorCode: number;
  errorMsg: string;
  /** What is to be done first, where the error is `workRequired`. */
  challenge?: Challenge;
  /** What one has to ask for, where the error is `resultsHidden`. */
  hidden?: HiddenResults;
}

/** Whether an answer is a failure (product spec §8): status fail, code 400 or code -1. */
export function isFailure(answer: { status?: string; code?: number }): boolean {
  return answer.status === 'fail' || answer.code === 400 || answer.code === -1;
}
